"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { languages } from "~/components/fields/field-labels";
import { Switch } from "~/components/ui/switch";
import type { Part } from "../../parts/parts";
import { useEditor } from "./editor-context";

/** Chooses the languages in which visitors see a part. */
export function PartVisibility({ part }: { part: Part }) {
  const t = useTranslations("page.editor");
  const common = useTranslations("common");
  const { change, readOnly } = useEditor();
  const id = useId();
  return (
    <fieldset className="grid gap-2 border-border border-t pt-4">
      <legend className="sr-only">{t("shownIn")}</legend>
      <span aria-hidden className="font-semibold text-sm">
        {t("shownIn")}
      </span>
      {languages.map(({ suffix, label }) => {
        const field = `visible${suffix}` as const;
        return (
          <span key={suffix} className="flex min-h-8 items-center justify-between gap-3 text-sm">
            <label htmlFor={`${id}-${field}`}>{common(label)}</label>
            <Switch
              id={`${id}-${field}`}
              checked={part[field]}
              disabled={readOnly}
              onCheckedChange={(isShown) => change({ ...part, [field]: isShown })}
            />
          </span>
        );
      })}
    </fieldset>
  );
}
