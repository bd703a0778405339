"use client";
import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  TextQuote,
  Underline,
  Undo2,
  Video,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { cn } from "~/components/ui/cn";

type Tool = {
  key:
    | "heading2"
    | "heading3"
    | "heading4"
    | "bold"
    | "italic"
    | "underline"
    | "strike"
    | "bulletList"
    | "orderedList"
    | "quote"
    | "code"
    | "codeBlock"
    | "link"
    | "image"
    | "table"
    | "video"
    | "divider"
    | "undo"
    | "redo";
  icon: LucideIcon;
  keys?: string;
  isActive?: boolean;
  isDisabled?: boolean;
  run: () => void;
};

type RichTextToolbarProps = {
  editor: Editor;
  controls: string;
  onLink: () => void;
  onImage: () => void;
  onVideo: () => void;
};

/** Editor's toolbar, one tab stop: arrow keys move between buttons, Escape returns to the text. */
export function RichTextToolbar({ editor, controls, onLink, onImage, onVideo }: RichTextToolbarProps) {
  const t = useTranslations("editor");
  const [current, setCurrent] = useState(0);
  const groups = useTools(editor, { onLink, onImage, onVideo });
  const tools = groups.flat();

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      editor.commands.focus();
      return;
    }
    const steps: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const next = (step + buttons.length) % buttons.length;
    setCurrent(next);
    buttons[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={t("toolbar")}
      aria-controls={controls}
      onKeyDown={handleKey}
      className="flex flex-wrap gap-x-1.5 gap-y-0.5 border-border border-b bg-muted/60 p-1"
    >
      {groups.map((group) => (
        <div key={group[0]?.key} className="flex">
          {group.map((tool) => (
            <ToolButton
              key={tool.key}
              tool={tool}
              label={tool.keys ? `${t(tool.key)} (${tool.keys})` : t(tool.key)}
              isCurrent={tools.indexOf(tool) === current}
              onFocus={() => setCurrent(tools.indexOf(tool))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type ToolButtonProps = { tool: Tool; label: string; isCurrent: boolean; onFocus: () => void };

function ToolButton({ tool, label, isCurrent, onFocus }: ToolButtonProps) {
  const Icon = tool.icon;
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={tool.isActive}
      aria-disabled={tool.isDisabled || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      // Keeps the text's selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !tool.isDisabled && tool.run()}
      className={cn(
        "grid size-8 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground focus-visible:outline-offset-0 aria-disabled:opacity-40 aria-pressed:bg-primary-subtle aria-pressed:text-primary-text",
      )}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}

type Openers = Pick<RichTextToolbarProps, "onLink" | "onImage" | "onVideo">;

function useTools(editor: Editor, { onLink, onImage, onVideo }: Openers): Tool[][] {
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      heading2: editor.isActive("heading", { level: 2 }),
      heading3: editor.isActive("heading", { level: 3 }),
      heading4: editor.isActive("heading", { level: 4 }),
      bold: editor.isActive("bold"),
      italic: editor.isActive("italic"),
      underline: editor.isActive("underline"),
      strike: editor.isActive("strike"),
      bulletList: editor.isActive("bulletList"),
      orderedList: editor.isActive("orderedList"),
      quote: editor.isActive("blockquote"),
      code: editor.isActive("code"),
      codeBlock: editor.isActive("codeBlock"),
      link: editor.isActive("link") || editor.isActive("recordLink"),
      table: editor.isActive("table"),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const modifier = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? "⌘" : "Ctrl+";
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
    key: `heading${level}`,
    icon,
    isActive: state[`heading${level}`],
    run: () => chain().toggleHeading({ level }).run(),
  });
  return [
    [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
    [
      { key: "bold", icon: Bold, keys: `${modifier}B`, isActive: state.bold, run: () => chain().toggleBold().run() },
      { key: "italic", icon: Italic, keys: `${modifier}I`, isActive: state.italic, run: () => chain().toggleItalic().run() },
      {
        key: "underline",
        icon: Underline,
        keys: `${modifier}U`,
        isActive: state.underline,
        run: () => chain().toggleUnderline().run(),
      },
      { key: "strike", icon: Strikethrough, isActive: state.strike, run: () => chain().toggleStrike().run() },
      { key: "code", icon: Code, keys: `${modifier}E`, isActive: state.code, run: () => chain().toggleCode().run() },
      { key: "link", icon: LinkIcon, keys: `${modifier}K`, isActive: state.link, run: onLink },
    ],
    [
      { key: "bulletList", icon: List, isActive: state.bulletList, run: () => chain().toggleBulletList().run() },
      { key: "orderedList", icon: ListOrdered, isActive: state.orderedList, run: () => chain().toggleOrderedList().run() },
      { key: "quote", icon: TextQuote, isActive: state.quote, run: () => chain().toggleBlockquote().run() },
      { key: "codeBlock", icon: SquareCode, isActive: state.codeBlock, run: () => chain().toggleCodeBlock().run() },
    ],
    [
      { key: "image", icon: ImagePlus, run: onImage },
      {
        key: "table",
        icon: Table,
        isActive: state.table,
        isDisabled: state.table,
        run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
      { key: "video", icon: Video, run: onVideo },
      { key: "divider", icon: Minus, run: () => chain().setHorizontalRule().run() },
    ],
    [
      { key: "undo", icon: Undo2, keys: `${modifier}Z`, isDisabled: !state.canUndo, run: () => chain().undo().run() },
      {
        key: "redo",
        icon: Redo2,
        keys: `${modifier}${modifier === "⌘" ? "⇧Z" : "Y"}`,
        isDisabled: !state.canRedo,
        run: () => chain().redo().run(),
      },
    ],
  ];
}
