"use client";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { MediaPicker } from "~/components/fields/media-picker";
import { UploadProgress } from "~/components/fields/upload-progress";
import { imageFileOf, useImageUpload } from "~/components/fields/use-image-upload";
import { imageNode, richTextExtensions } from "~/components/rich-text/extensions";
import { RichTextLinkForm } from "~/components/rich-text/link-form";
import { cleanPastedHtml } from "~/components/rich-text/paste";
import { RichTextToolbar } from "~/components/rich-text/toolbar";
import { cn } from "~/components/ui/cn";
import { Input } from "~/components/ui/input";

export type RichTextEditorProps = {
  id: string;
  /** HTML; empty for nothing. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** The language that is written in. */
  lang?: string;
  readOnly: boolean;
  labelledBy: string;
  describedBy?: string;
  isInvalid: boolean;
  isRequired: boolean;
};

/** Text with headings, lists, links and images. Loads some hundred kilobytes: use it by `RichTextInput`, which fetches it when needed. */
export function RichTextEditor({
  id,
  value,
  onChange,
  onBlur,
  lang,
  readOnly,
  labelledBy,
  describedBy,
  isInvalid,
  isRequired,
}: RichTextEditorProps) {
  const [isLinking, setLinking] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const emitted = useRef(value);
  const attributes = {
    id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelledBy,
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(isInvalid && { "aria-invalid": "true" }),
    ...(isRequired && { "aria-required": "true" }),
    ...(readOnly && { "aria-readonly": "true" }),
    ...(lang && { lang }),
    class: "rich-text min-h-40 px-3.5 py-3 text-base outline-none md:text-sm",
  };
  const editor = useEditor({
    // It is only ever drawn in the browser.
    immediatelyRender: true,
    extensions: richTextExtensions,
    content: value,
    editable: !readOnly,
    onBlur,
    onUpdate: ({ editor }) => {
      emitted.current = htmlOf(editor);
      onChange(emitted.current);
    },
    editorProps: {
      attributes,
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown: (_view, event) => {
        if (event.key === "F10" && event.altKey) {
          toolbar.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
          return true;
        }
        if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.shiftKey) return false;
        event.preventDefault();
        event.stopPropagation();
        setLinking(true);
        return true;
      },
      handlePaste: (_view, event) => takeFile(imageFileOf(event.clipboardData?.files)),
      handleDrop: (_view, event) => takeFile(imageFileOf(event.dataTransfer?.files)),
    },
  });
  const toolbar = useRef<HTMLDivElement>(null);
  const { upload, uploading, error } = useImageUpload((image) =>
    editor
      .chain()
      .focus()
      .insertContent(imageNode(image, lang ?? "en"))
      .run(),
  );

  function takeFile(file: File | undefined): boolean {
    if (!file) return false;
    upload(file);
    return true;
  }

  // What came from outside, such as a restored draft: not what was just typed here.
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const attributesKey = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(attributesKey) } });
    editor.setEditable(!readOnly, false);
  }, [editor, attributesKey, readOnly]);

  return (
    <div
      className={cn(
        "min-w-0 overflow-clip rounded-md border border-input bg-card shadow-xs focus-within:border-ring",
        isInvalid && "border-destructive-text",
        readOnly && "bg-muted",
      )}
    >
      {!readOnly && (
        <div ref={toolbar}>
          <RichTextToolbar editor={editor} controls={id} onLink={() => setLinking(!isLinking)} onImage={() => setPicking(true)} />
          {isLinking && <RichTextLinkForm editor={editor} onClose={() => setLinking(false)} />}
          <ImageText editor={editor} />
          {uploading && <UploadProgress uploading={uploading} className="border-border border-b bg-muted/60 px-3 py-2" />}
          {error !== undefined && (
            <p role="alert" className="border-border border-b bg-destructive-subtle px-3 py-2 text-destructive-text text-sm">
              {error}
            </p>
          )}
        </div>
      )}
      <EditorContent editor={editor} className="max-h-[min(36rem,65dvh)] overflow-y-auto" />
      <MediaPicker
        open={isPicking}
        onOpenChange={setPicking}
        onPick={(image) =>
          editor
            .chain()
            .focus()
            .insertContent(imageNode(image, lang ?? "en"))
            .run()
        }
      />
    </div>
  );
}

/** What the selected image says to those who can't see it, at this place. */
function ImageText({ editor }: { editor: Editor }) {
  const t = useTranslations("editor");
  const id = useId();
  const alt = useEditorState({
    editor,
    selector: ({ editor }) => (editor.isActive("image") ? String(editor.getAttributes("image").alt ?? "") : null),
  });
  if (alt === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-border border-b bg-muted/60 p-2 text-sm">
      <label htmlFor={id}>{t("imageText")}</label>
      <Input
        id={id}
        className="min-w-40 flex-1"
        value={alt}
        maxLength={300}
        onChange={(event) => editor.commands.updateAttributes("image", { alt: event.target.value })}
      />
    </div>
  );
}

/** An editor with nothing in it is an empty text, not an empty paragraph. */
function htmlOf(editor: Editor): string {
  let isBlank = editor.state.doc.textContent.trim() === "";
  editor.state.doc.descendants((node) => {
    if (node.isAtom && !node.isText && node.type.name !== "hardBreak") isBlank = false;
  });
  return isBlank ? "" : editor.getHTML();
}
