import { EditorFrame } from "./editor-context";
import { EditorTools } from "./editor-tools";
import { PageEditor } from "./page-editor";

/** Edits a record with parts on its page. */
export const pageLayout = { Frame: EditorFrame, Tools: EditorTools, Body: PageEditor };
