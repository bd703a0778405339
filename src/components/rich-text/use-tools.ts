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
import { useModifierKey } from "~/components/shell/shortcuts";

export type Tool = {
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

type Openers = { onLink: () => void; onImage: () => void; onVideo: () => void };

/** The editor's tools, for buttons and menu items. */
export function useTools(editor: Editor, { onLink, onImage, onVideo }: Openers) {
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
  const modifier = useModifierKey();
  const keys = (letter: string) => (modifier === "⌘" ? `⌘${letter}` : `${modifier}+${letter}`);
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
    key: `heading${level}`,
    icon,
    isActive: state[`heading${level}`],
    run: () => chain().toggleHeading({ level }).run(),
  });
  const headings = [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)];
  const marks: Tool[] = [
    { key: "bold", icon: Bold, keys: keys("B"), isActive: state.bold, run: () => chain().toggleBold().run() },
    { key: "italic", icon: Italic, keys: keys("I"), isActive: state.italic, run: () => chain().toggleItalic().run() },
    {
      key: "underline",
      icon: Underline,
      keys: keys("U"),
      isActive: state.underline,
      run: () => chain().toggleUnderline().run(),
    },
    { key: "strike", icon: Strikethrough, isActive: state.strike, run: () => chain().toggleStrike().run() },
    { key: "code", icon: Code, keys: keys("E"), isActive: state.code, run: () => chain().toggleCode().run() },
    { key: "link", icon: LinkIcon, keys: keys("K"), isActive: state.link, run: onLink },
  ];
  const blocks: Tool[] = [
    { key: "bulletList", icon: List, isActive: state.bulletList, run: () => chain().toggleBulletList().run() },
    { key: "orderedList", icon: ListOrdered, isActive: state.orderedList, run: () => chain().toggleOrderedList().run() },
    { key: "quote", icon: TextQuote, isActive: state.quote, run: () => chain().toggleBlockquote().run() },
    { key: "codeBlock", icon: SquareCode, isActive: state.codeBlock, run: () => chain().toggleCodeBlock().run() },
  ];
  const inserts: Tool[] = [
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
  ];
  const steps: Tool[] = [
    { key: "undo", icon: Undo2, keys: keys("Z"), isDisabled: !state.canUndo, run: () => chain().undo().run() },
    {
      key: "redo",
      icon: Redo2,
      keys: keys(modifier === "⌘" ? "⇧Z" : "Y"),
      isDisabled: !state.canRedo,
      run: () => chain().redo().run(),
    },
  ];
  return { headings, marks, blocks, inserts, steps };
}
