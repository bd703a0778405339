import { EditorProvider } from "./editor-context";
import { EditorTools } from "./editor-tools";
import { PageEditor } from "./page-editor";
import { PageSwitcher } from "./page-switcher";

/** Edits a record with parts on its page. */
export const pageLayout = { Frame: EditorProvider, Switcher: PageSwitcher, Tools: EditorTools, Body: PageEditor };
