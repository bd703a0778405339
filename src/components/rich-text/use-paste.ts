"use client";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { imageFilesOf, useImageUpload } from "~/components/fields/use-image-upload";
import { imageNode } from "~/components/rich-text/extensions";
import { type PastedPicture, pastedPicture } from "~/components/rich-text/pasted-picture";
import { toastError } from "~/components/ui/toaster";
import type { Uploaded } from "~/trpc/upload";

const loadPaste = () => import("~/components/rich-text/paste");

/**
 * Handles pasted or dropped HTML and pictures; uploads pictures one after the other while the text is already shown.
 * @param lang language of the pictures' alternative texts
 */
export function usePaste(lang: string) {
  const t = useTranslations("crash");
  const { upload, uploading, error } = useImageUpload();
  const [missing, setMissing] = useState(0);
  const [failed, setFailed] = useState(0);
  const html = useRef<string | null>(null);
  const isInserting = useRef(false);

  function take(view: EditorView, files: File[], prepare?: () => void): boolean {
    if (isInserting.current) return false;
    const pastedHtml = html.current;
    html.current = null;
    if (pastedHtml === null && files.length === 0) return false;
    setMissing(0);
    setFailed(0);
    prepare?.();
    void insert(view, pastedHtml, files);
    return true;
  }

  async function insert(view: EditorView, pastedHtml: string | null, files: File[]) {
    // Only the parser's code can be missing: what was copied can be pasted again.
    const paste = await read(pastedHtml, files).catch(() => null);
    if (!paste) return toastError(t("chunkTitle"), t("chunkText"));
    if (view.isDestroyed) return;
    isInserting.current = true;
    view.pasteHTML(paste.html);
    isInserting.current = false;
    setMissing(paste.missing);
    for (const { file, url } of paste.pictures) {
      const image = await upload(file);
      if (!image) setFailed((count) => count + 1);
      if (!view.isDestroyed) settlePicture(view, url, image, lang);
      URL.revokeObjectURL(url);
    }
  }

  return {
    uploading,
    error,
    missing,
    failed,
    /** Inserts pictures at the cursor. */
    insertFiles: (view: EditorView, files: File[]) => take(view, files),
    editorProps: {
      // Called only for formatted HTML, not in code blocks. Waits for the parser's code.
      transformPastedHTML: (pastedHtml) => {
        if (isInserting.current) return pastedHtml;
        html.current = pastedHtml;
        return "";
      },
      handlePaste: (view, event) => take(view, imageFilesOf(event.clipboardData?.files)),
      handleDrop: (view, event) => {
        if (view.dragging) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const { doc, tr } = view.state;
        const select = () => place && view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
        return take(view, imageFilesOf(event.dataTransfer?.files), select);
      },
      handleDOMEvents: { focus: () => void loadPaste().catch(() => {}) },
    } satisfies EditorProps,
  };
}

async function read(pastedHtml: string | null, files: File[]) {
  if (pastedHtml !== null) return (await loadPaste()).readPaste(pastedHtml, files);
  const pictures: PastedPicture[] = files.map(pastedPicture);
  return { html: pictures.map(({ url }) => `<img src="${url}">`).join(""), pictures, missing: 0 };
}

/** Replaces a pasted picture by the uploaded image; removes a refused one but keeps its caption. Undo reverts only the paste. */
function settlePicture(view: EditorView, url: string, image: Uploaded | null, lang: string): void {
  const { doc, schema, tr } = view.state;
  doc.descendants((node, position) => {
    if (node.attrs.src !== url) return;
    const place = tr.mapping.map(position);
    if (image) {
      const { attrs } = imageNode(image, lang);
      tr.setNodeMarkup(place, undefined, { ...attrs, alt: attrs.alt || node.attrs.alt });
    } else if (node.content.size > 0) {
      tr.replaceWith(place, place + node.nodeSize, schema.node("paragraph", null, node.content));
    } else tr.delete(place, place + node.nodeSize);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta("addToHistory", false));
}
