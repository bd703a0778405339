"use client";
import { type EditorState, NodeSelection, TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import type { Editor } from "@tiptap/react";
import { BubbleMenu } from "@tiptap/react/menus";
import type { ComponentProps, RefObject } from "react";
import { ImageBar } from "~/components/rich-text/image-bar";
import { TableBar } from "~/components/rich-text/table-bar";
import { RichTextToolbar } from "~/components/rich-text/toolbar";
import type { Tool } from "~/components/rich-text/use-tools";

type ShowProps = { editor: Editor; element: HTMLElement; view: EditorView; state: EditorState };

const frame = "z-30 max-w-[calc(100vw-2rem)] overflow-hidden rounded-lg border border-border bg-popover shadow-lg";
const options = { placement: "top-start", offset: 8, flip: true, shift: { padding: 8 } } as const;

/** At the picture's lower edge, where it covers no text; below pictures that it would hide. */
const insidePicture: ComponentProps<typeof BubbleMenu>["options"] = {
  ...options,
  placement: "bottom-start",
  offset: ({ rects: { reference, floating } }) => (reference.height > 2 * floating.height ? -floating.height - 8 : 8),
};

function hasFocus({ element, view }: ShowProps): boolean {
  return view.hasFocus() || element.contains(document.activeElement);
}

type SelectionMenuProps = {
  editor: Editor;
  toolbarRef: RefObject<HTMLDivElement | null>;
  controls: string;
  groups: readonly Tool[][];
};

/** Tools at the selected text. */
export function SelectionMenu({ editor, toolbarRef, controls, groups }: SelectionMenuProps) {
  return (
    <BubbleMenu
      editor={editor}
      pluginKey="selectionMenu"
      options={options}
      shouldShow={(props) => {
        const { selection, doc } = props.state;
        const { from, to } = selection;
        return selection instanceof TextSelection && doc.textBetween(from, to, " ").trim() !== "" && hasFocus(props);
      }}
      className={frame}
    >
      <div ref={toolbarRef}>
        <RichTextToolbar editor={editor} controls={controls} groups={groups} />
      </div>
    </BubbleMenu>
  );
}

/** Tools at the picture or the table that they change. */
export function ObjectMenus({ editor }: { editor: Editor }) {
  return (
    <>
      <BubbleMenu
        editor={editor}
        pluginKey="imageMenu"
        options={insidePicture}
        getReferencedVirtualElement={() => pictureAt(editor)}
        shouldShow={(props) => (editor.isActive("image") || editor.isActive("figure")) && hasFocus(props)}
        className={frame}
      >
        <ImageBar editor={editor} />
      </BubbleMenu>
      <BubbleMenu
        editor={editor}
        pluginKey="tableMenu"
        options={{ ...options, placement: "bottom-start" }}
        getReferencedVirtualElement={() => tableAt(editor)}
        shouldShow={(props) => editor.isActive("table") && props.state.selection.empty && hasFocus(props)}
        className={frame}
      >
        <TableBar editor={editor} />
      </BubbleMenu>
    </>
  );
}

/** The selected picture, or the one whose caption has the cursor. */
function pictureAt({ state, view }: Editor): HTMLElement | null {
  const { selection } = state;
  const node = selection instanceof NodeSelection ? view.nodeDOM(selection.from) : view.domAtPos(selection.from).node;
  const element = node instanceof HTMLElement ? node : (node?.parentElement ?? null);
  return element instanceof HTMLImageElement ? element : (element?.closest("figure")?.querySelector("img") ?? null);
}

/** The table with the cursor. */
function tableAt({ state, view }: Editor): HTMLElement | null {
  const { node } = view.domAtPos(state.selection.from);
  return (node instanceof Element ? node : node.parentElement)?.closest("table") ?? null;
}
