"use client";
import { type Editor, useEditorState } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";

export function ImageBar({ editor }: { editor: Editor }) {
  const t = useTranslations("editor");
  const id = useId();
  const image = useEditorState({
    editor,
    selector: ({ editor }) => {
      const type = editor.isActive("figure") ? "figure" : editor.isActive("image") ? "image" : null;
      return type && { type, alt: String(editor.getAttributes(type).alt ?? "") };
    },
  });
  if (image === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 p-2 text-sm">
      <label htmlFor={id}>{t("imageText")}</label>
      <Input
        id={id}
        className="min-w-40 flex-1"
        value={image.alt}
        maxLength={300}
        onChange={(event) => editor.commands.updateAttributes(image.type, { alt: event.target.value })}
      />
      <Button variant="outline" size="sm" onClick={() => toggleCaption(editor)}>
        {t(image.type === "figure" ? "removeCaption" : "addCaption")}
      </Button>
    </div>
  );
}

/** Turns the selected image into a figure with a caption, or back. */
function toggleCaption(editor: Editor): void {
  const { selection } = editor.state;
  if (editor.isActive("image")) {
    const figure = { type: "figure", attrs: editor.getAttributes("image") };
    editor
      .chain()
      .insertContentAt({ from: selection.from, to: selection.to }, figure)
      .focus(selection.from + 1)
      .run();
    return;
  }
  // The figure is selected, or the cursor is in its caption.
  const { $from } = selection;
  const from = $from.parent.type.name === "figure" ? $from.before() : selection.from;
  const figure = editor.state.doc.nodeAt(from);
  if (figure?.type.name !== "figure") return;
  editor
    .chain()
    .insertContentAt({ from, to: from + figure.nodeSize }, { type: "image", attrs: figure.attrs })
    .setNodeSelection(from)
    .run();
}
