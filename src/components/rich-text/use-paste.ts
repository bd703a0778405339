"use client";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { useRef, useState } from "react";
import { imageFilesOf, useImageUpload } from "~/components/fields/use-image-upload";
import { imageNode } from "~/components/rich-text/extensions";
import { type PastedPicture, pastedPicture } from "~/components/rich-text/pasted-picture";
import type { Uploaded } from "~/trpc/upload";

const loadPaste = () => import("~/components/rich-text/paste");

/**
 * Takes what is pasted or dropped into the editor: HTML of other programs, and pictures, which go into the media library one after
 * the other while the text is there already. The code that reads HTML is loaded when an editor is first used.
 * @param lang the language of the text, for the descriptions of pictures
 */
export function usePaste(lang: string) {
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
    const paste = await read(pastedHtml, files);
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
    editorProps: {
      // Called for HTML alone: not in a code block, nor when people paste without formatting. It waits for the code that reads it.
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
      handleDOMEvents: { focus: () => void loadPaste() },
    } satisfies EditorProps,
  };
}

async function read(pastedHtml: string | null, files: File[]) {
  if (pastedHtml !== null) return (await loadPaste()).readPaste(pastedHtml, files);
  const pictures: PastedPicture[] = files.map(pastedPicture);
  return { html: pictures.map(({ url }) => `<img src="${url}">`).join(""), pictures, missing: 0 };
}

/** Puts the uploaded image in the place of a pasted picture; a refused one goes, and its caption stays. Undoing takes back the paste alone. */
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
