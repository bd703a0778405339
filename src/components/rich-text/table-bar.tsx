"use client";
import { type Editor, useEditorState } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";

const actions = [
  "addRowAfter",
  "addColumnAfter",
  "deleteRow",
  "deleteColumn",
  "toggleHeaderRow",
  "mergeOrSplit",
  "deleteTable",
] as const;

export function TableBar({ editor }: { editor: Editor }) {
  const t = useTranslations("editor");
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive("table") });
  if (!isInTable) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend
    <div role="group" aria-label={t("table")} className="flex flex-wrap gap-0.5 p-1">
      {actions.map((action) => (
        <Button
          key={action}
          variant="ghost"
          size="sm"
          // Keeps the text's selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus()[action]().run()}
        >
          {t(action)}
        </Button>
      ))}
    </div>
  );
}
