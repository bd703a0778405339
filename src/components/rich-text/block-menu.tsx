"use client";
import type { EditorState } from "@tiptap/pm/state";
import { type Editor, useEditorState } from "@tiptap/react";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { findBlocks } from "~/components/rich-text/block-search";
import type { Tool } from "~/components/rich-text/use-tools";
import { Command, CommandInput, CommandItem, CommandList } from "~/components/ui/command";
import { Popover, PopoverContent, PopoverTrigger } from "~/components/ui/popover";

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
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (position === null && isOpen) queueMicrotask(close);
  }, [position, isOpen]);
  if (position === null || top === null) return null;
  /** Goes on in the text at once: the window fades out, and letters typed meanwhile belong to the text. */
  const goBack = () => {
    onOpenChange(false);
    editor.view.focus();
  };
  return (
    <div style={{ top }} className="pointer-events-none absolute inset-x-0 z-10 flex h-7 items-center">
      <span aria-hidden className="truncate text-[1.0625rem] text-muted-foreground">
        {t("blockHint")}
      </span>
      <Popover open={isOpen} onOpenChange={onOpenChange}>
        <PopoverTrigger asChild>
          <button
            type="button"
            aria-label={t("addBlock")}
            title={`${t("addBlock")} (/)`}
            className="-left-9 pointer-events-auto absolute grid size-7 place-items-center rounded-full border border-border bg-card text-muted-foreground hover:text-foreground max-lg:right-0 max-lg:left-auto"
          >
            <Plus aria-hidden className="size-4" />
          </button>
        </PopoverTrigger>
        <PopoverContent
          aria-label={t("addBlock")}
          className="w-64 p-0"
          onEscapeKeyDown={() => editor.view.focus()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <BlockSearch
            tools={tools.filter(({ isDisabled }) => !isDisabled)}
            onBack={goBack}
            onSlash={() => {
              goBack();
              editor.commands.insertContent("/");
            }}
            onChoose={(tool) => {
              // Before the tool runs: it may open a field, which keeps the focus.
              goBack();
              tool.run();
            }}
          />
        </PopoverContent>
      </Popover>
    </div>
  );
}

type BlockSearchProps = {
  tools: readonly Tool[];
  onChoose: (tool: Tool) => void;
  onBack: () => void;
  onSlash: () => void;
};

function BlockSearch({ tools, onChoose, onBack, onSlash }: BlockSearchProps) {
  const t = useTranslations("editor");
  const [typed, setTyped] = useState("");
  const found = findBlocks(
    tools.map((tool) => ({ ...tool, label: t(tool.key) })),
    typed,
  );
  return (
    <Command shouldFilter={false} label={t("findBlock")}>
      <CommandInput
        value={typed}
        onValueChange={setTyped}
        placeholder={t("findBlock")}
        aria-label={t("findBlock")}
        onKeyDown={(event) => {
          // A slash can still be written, and Backspace takes the first one back.
          if (typed !== "" || (event.key !== "/" && event.key !== "Backspace")) return;
          event.preventDefault();
          if (event.key === "/") onSlash();
          else onBack();
        }}
      />
      <CommandList label={t("addBlock")}>
        {found.map(({ icon: Icon, label, ...tool }) => (
          <CommandItem key={tool.key} value={tool.key} onSelect={() => onChoose({ icon: Icon, ...tool })}>
            <Icon aria-hidden />
            {label}
          </CommandItem>
        ))}
      </CommandList>
      <p role="status" className={found.length === 0 ? "px-3 py-4 text-muted-foreground text-sm" : "sr-only"}>
        {found.length === 0 && t("noBlock", { typed })}
      </p>
    </Command>
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
