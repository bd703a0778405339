"use client";
import type { Editor } from "@tiptap/react";
import { useEffect, useEffectEvent } from "react";
import { imageFilesOf } from "~/components/fields/use-image-upload";

/** Editors of the page, in the order in which they were last used. */
const editors: Editor[] = [];

const isVisible = (editor: Editor) => editor.view.dom.offsetParent !== null;

/** Takes pictures that are dropped beside the text into the editor that was used last, instead of opening them. */
export function useDropAnywhere(editor: Editor, isOn: boolean, onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (!isOn) return;
    editors.push(editor);
    const toFront = () => {
      editors.splice(editors.indexOf(editor), 1);
      editors.unshift(editor);
    };
    const allow = (event: DragEvent) => {
      if (!event.defaultPrevented && event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || editors.find(isVisible) !== editor) return;
      const files = imageFilesOf(event.dataTransfer?.files);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    editor.on("focus", toFront);
    window.addEventListener("dragover", allow);
    window.addEventListener("drop", drop);
    return () => {
      editors.splice(editors.indexOf(editor), 1);
      editor.off("focus", toFront);
      window.removeEventListener("dragover", allow);
      window.removeEventListener("drop", drop);
    };
  }, [editor, isOn]);
}
