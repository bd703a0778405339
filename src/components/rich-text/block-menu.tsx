"use client";
import type { EditorState } from "@tiptap/pm/state";
import { type Editor, useEditorState } from "@tiptap/react";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type PointerEvent, useEffect, useEffectEvent, useState } from "react";
import type { Tool } from "~/components/rich-text/use-tools";
import { DropdownMenu, DropdownMenuItem, prefetchMenus } from "~/components/ui/dropdown-menu";

type BlockMenuProps = {
  editor: Editor;
  tools: readonly Tool[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Offers headings, lists, pictures and more at an empty line: by its button or by `/`. */
export function BlockMenu({ editor, tools, isOpen, onOpenChange }: BlockMenuProps) {
  const t = useTranslations("editor");
  const position = useEditorState({ editor, selector: ({ editor }) => (editor.isEditable ? emptyBlock(editor.state) : null) });
  const [top, setTop] = useState<number | null>(null);
  useEffect(() => {
    // The first frame is too early: the editor's element is not there yet.
    const frame = requestAnimationFrame(() => setTop(position === null ? null : topOf(editor, position)));
    return () => cancelAnimationFrame(frame);
  }, [editor, position]);
  useEffect(prefetchMenus, []);
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (position === null && isOpen) queueMicrotask(close);
  }, [position, isOpen]);
  if (position === null || top === null) return null;
  // A closing menu would focus itself or its item under the pointer, and take the focus from the tool's field.
  const keepFocus = (event: PointerEvent) => {
    if (!isOpen) event.preventDefault();
  };
  return (
    <div style={{ top }} className="pointer-events-none absolute inset-x-0 z-10 flex h-7 items-center">
      <span aria-hidden className="truncate text-[1.0625rem] text-muted-foreground">
        {t("blockHint")}
      </span>
      <DropdownMenu
        open={isOpen}
        onOpenChange={onOpenChange}
        modal={false}
        align="start"
        className="max-h-80 overflow-y-auto"
        onKeyDown={(event) => {
          if (event.key !== "/") return;
          event.preventDefault();
          onOpenChange(false);
          editor.view.focus();
          editor.commands.insertContent("/");
        }}
        onEscapeKeyDown={() => editor.view.focus()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        trigger={
          <button
            type="button"
            aria-label={t("addBlock")}
            title={`${t("addBlock")} (/)`}
            className="-left-9 pointer-events-auto absolute grid size-7 place-items-center rounded-full border border-border bg-card text-muted-foreground hover:text-foreground max-lg:right-0 max-lg:left-auto"
          >
            <Plus aria-hidden className="size-4" />
          </button>
        }
      >
        {tools
          .filter(({ isDisabled }) => !isDisabled)
          .map(({ key, icon: Icon, run }) => (
            <DropdownMenuItem
              key={key}
              onPointerMove={keepFocus}
              onPointerLeave={keepFocus}
              onSelect={() => {
                // Before the tool runs and not when the menu has closed: the tool may open a field, which keeps the focus.
                editor.view.focus();
                run();
              }}
            >
              <Icon aria-hidden />
              {t(key)}
            </DropdownMenuItem>
          ))}
      </DropdownMenu>
    </div>
  );
}

/** @returns the position of the empty paragraph with the cursor, null elsewhere */
export function emptyBlock({ selection: { $from, empty } }: EditorState): number | null {
  const { parent, depth } = $from;
  return empty && depth === 1 && parent.type.name === "paragraph" && parent.content.size === 0 ? $from.pos : null;
}

/** Pixels between the upper edges of the editor's frame and a position in it. */
function topOf({ view }: Editor, position: number): number {
  const frame = view.dom.parentElement?.parentElement ?? view.dom;
  return Math.round(view.coordsAtPos(position).top - frame.getBoundingClientRect().top);
}
