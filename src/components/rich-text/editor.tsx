"use client";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { MediaPicker } from "~/components/fields/media-picker";
import { UploadProgress } from "~/components/fields/upload-progress";
import { BlockMenu, emptyBlock } from "~/components/rich-text/block-menu";
import { imageNode, richTextExtensions } from "~/components/rich-text/extensions";
import { ObjectMenus, SelectionMenu } from "~/components/rich-text/floating-menus";
import { ImageBar } from "~/components/rich-text/image-bar";
import { RichTextLinkForm } from "~/components/rich-text/link-form";
import { TableBar } from "~/components/rich-text/table-bar";
import { RichTextToolbar } from "~/components/rich-text/toolbar";
import { useDropAnywhere } from "~/components/rich-text/use-drop-anywhere";
import { usePaste } from "~/components/rich-text/use-paste";
import { useTools } from "~/components/rich-text/use-tools";
import { RichTextVideoForm } from "~/components/rich-text/video-form";
import { WordCount } from "~/components/rich-text/word-count";
import { cn } from "~/components/ui/cn";

export type RichTextEditorProps = {
  /** The element that labels the text has the same id, with "-label". */
  id: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  lang?: string;
  readOnly: boolean;
  "aria-describedby"?: string;
  "aria-invalid": boolean;
  "aria-required"?: boolean;
  /** Fills the available height instead of fitting the text. */
  isTall?: boolean;
  /** Part of a page's text: without a frame, as high as its text. */
  isBare?: boolean;
};

/** Rich text editor. Large (some hundred kilobytes): use `RichTextInput`, which loads it on demand. */
export function RichTextEditor({
  id,
  value,
  onChange,
  onBlur,
  lang,
  readOnly,
  isTall = false,
  isBare = false,
  ...aria
}: RichTextEditorProps) {
  const [form, setForm] = useState<"link" | "video" | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const isOpening = useRef(false);
  const choose = (opens: boolean) => {
    isOpening.current = opens;
    setChoosing(opens);
  };
  // A finger selects with the system's own menu, which would cover one at the selection.
  const [isTouch] = useState(() => matchMedia("(pointer: coarse)").matches);
  const floats = isBare && !readOnly && !isTouch;
  const emitted = useRef(value);
  // The editor writes a stored text in its own way, and adds a line below a list or table at its end: that changes nothing.
  const shown = useRef<{ given: string; own: string }>(null);
  const attributes = {
    id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": `${id}-label`,
    ...(aria["aria-describedby"] && { "aria-describedby": aria["aria-describedby"] }),
    ...(aria["aria-invalid"] && { "aria-invalid": "true" }),
    ...(aria["aria-required"] && { "aria-required": "true" }),
    ...(readOnly && { "aria-readonly": "true" }),
    ...(lang && { lang }),
    class: isBare
      ? "rich-text min-h-40 py-3 text-[1.0625rem] outline-none"
      : "rich-text min-h-40 px-3.5 py-3 text-base outline-none md:text-sm",
  };
  const t = useTranslations("editor");
  const paste = usePaste(lang ?? "en");
  const editor = useEditor({
    // Rendered only in the browser.
    immediatelyRender: true,
    extensions: richTextExtensions,
    content: value,
    editable: !readOnly,
    onBlur,
    onUpdate: ({ editor }) => {
      const own = htmlOf(editor);
      const html = own === shown.current?.own ? shown.current.given : own;
      if (html === emitted.current) return;
      emitted.current = html;
      onChange(html);
    },
    editorProps: {
      attributes,
      ...paste.editorProps,
      handleKeyDown: (view, event) => {
        if (event.key === "/" && floats && !event.isComposing && emptyBlock(view.state) !== null) {
          // A second slash is meant to be written, even one that comes before the menu has the focus.
          if (isOpening.current) return false;
          event.preventDefault();
          choose(true);
          return true;
        }
        if (event.key === "F10" && event.altKey) {
          toolbar.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
          return true;
        }
        if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.shiftKey) return false;
        event.preventDefault();
        event.stopPropagation();
        setForm("link");
        return true;
      },
    },
  });
  const toolbar = useRef<HTMLDivElement>(null);
  const closeForm = () => {
    // At once: letters typed before the next frame belong to the text.
    editor.view.focus();
    setForm(null);
  };
  const toggleForm = (name: "link" | "video") => (form === name ? closeForm() : setForm(name));
  const tools = useTools(editor, {
    onLink: () => toggleForm("link"),
    onImage: () => setPicking(true),
    onVideo: () => toggleForm("video"),
  });
  useDropAnywhere(editor, isBare && !readOnly, (files) => paste.insertFiles(editor.view, files));
  // Takes changes from outside, such as a restored draft, but not the editor's own.
  useEffect(() => {
    // On a busy device useEditor destroys an editor before its first effects run, and then renders again with a new one.
    if (editor.isDestroyed) return;
    if (value === emitted.current && shown.current !== null) return;
    if (value !== emitted.current) editor.commands.setContent(value, { emitUpdate: false });
    emitted.current = value;
    shown.current = { given: value, own: htmlOf(editor) };
  }, [editor, value]);

  const attributesKey = JSON.stringify(attributes);
  useEffect(() => {
    if (editor.isDestroyed) return;
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(attributesKey) } });
    editor.setEditable(!readOnly, false);
  }, [editor, attributesKey, readOnly]);

  const bar = !readOnly && (
    <div className={cn(isBare && "sticky top-(--below-writing-head) z-20 order-first", floats && "h-0")}>
      <div
        ref={floats ? undefined : toolbar}
        className={cn(
          isBare && "rounded-md bg-popover",
          floats ? "absolute inset-x-0 top-0 shadow-lg" : isBare && "border border-border",
        )}
      >
        {!floats && (
          <RichTextToolbar
            editor={editor}
            controls={id}
            groups={Object.values(tools)}
            className="border-border border-b bg-muted/60"
          />
        )}
        {form === "link" && <RichTextLinkForm editor={editor} lang={lang === "vi" ? "vi" : "en"} onClose={closeForm} />}
        {form === "video" && <RichTextVideoForm editor={editor} onClose={closeForm} />}
        {!floats && (
          <>
            <ImageBar editor={editor} />
            <TableBar editor={editor} />
          </>
        )}
        {paste.uploading && (
          <UploadProgress uploading={paste.uploading} className="border-border border-b bg-muted/60 px-3 py-2" />
        )}
        {(paste.failed > 0 || paste.missing > 0) && (
          <p role="alert" className="border-border border-b bg-destructive-subtle px-3 py-2 text-destructive-text text-sm">
            {paste.failed > 0 && `${t("picturesFailed", { count: paste.failed })} ${paste.error ?? ""} `}
            {paste.missing > 0 && t("picturesMissing", { count: paste.missing })}
          </p>
        )}
      </div>
    </div>
  );

  return (
    <div
      className={cn(
        "relative flex min-w-0 flex-col",
        !isBare && "overflow-clip rounded-md border border-input bg-card shadow-xs focus-within:border-ring",
        isTall && "min-h-0 flex-1",
        aria["aria-invalid"] &&
          (isBare ? "rounded-md ring-1 ring-destructive-text ring-offset-8 ring-offset-background" : "border-destructive-text"),
        readOnly && !isBare && "bg-muted",
      )}
    >
      {floats && (
        <>
          <SelectionMenu
            editor={editor}
            toolbarRef={toolbar}
            controls={id}
            groups={[tools.headings, tools.marks, tools.blocks]}
          />
          <ObjectMenus editor={editor} />
        </>
      )}
      {!isBare && bar}
      <EditorContent
        editor={editor}
        className={cn(!isBare && "overflow-y-auto", isTall ? "min-h-0 flex-1" : !isBare && "max-h-[min(36rem,65dvh)]")}
      />
      {/* Tab leads into a text before it leads to its tools. */}
      {isBare && bar}
      {floats && (
        <BlockMenu
          editor={editor}
          tools={[...tools.headings, ...tools.blocks, ...tools.inserts]}
          isOpen={isChoosing}
          onOpenChange={choose}
        />
      )}
      <WordCount editor={editor} className={isBare ? undefined : "border-border border-t bg-muted/60 px-3"} />
      <MediaPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        onPick={(images) =>
          editor
            .chain()
            .focus()
            .insertContent(images.map((image) => imageNode(image, lang ?? "en")))
            .run()
        }
      />
    </div>
  );
}

/** Returns the HTML without empty paragraphs at its end. */
function htmlOf(editor: Editor): string {
  let isBlank = editor.state.doc.textContent.trim() === "";
  editor.state.doc.descendants((node) => {
    if (node.isAtom && !node.isText && node.type.name !== "hardBreak") isBlank = false;
  });
  // Pictures still uploading have a blob URL.
  if (isBlank) return "";
  return editor
    .getHTML()
    .replace(/<img [^>]*src="blob:[^>]*>/g, "")
    .replace(/(?:<p><\/p>)+$/, "");
}
