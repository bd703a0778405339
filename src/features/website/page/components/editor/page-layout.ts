import { EditorTools } from "./editor-tools";
import { PageEditor } from "./page-editor";
import { PageSwitcher } from "./page-switcher";

/** Edits a record with parts on its page, inside an `EditorProvider`. */
export const pageLayout = { Switcher: PageSwitcher, Tools: EditorTools, Body: PageEditor };
