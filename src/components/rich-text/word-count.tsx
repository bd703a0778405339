"use client";
import { type Editor, useEditorState } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { cn } from "~/components/ui/cn";

/** Counts words; in Vietnamese syllables, as word processors do. */
export function WordCount({ editor, className }: { editor: Editor; className?: string }) {
  const t = useTranslations("editor");
  const count = useEditorState({
    editor,
    selector: ({ editor }) => {
      const { doc } = editor.state;
      return doc.textBetween(0, doc.content.size, " ", " ").match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
    },
  });
  return <p className={cn("py-1 text-right text-muted-foreground text-xs tabular-nums", className)}>{t("words", { count })}</p>;
}
