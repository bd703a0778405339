"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { KnownImage } from "~/components/fields/known-image";
import { fieldPath } from "~/components/fields/language-pair";
import { useSharedTexts } from "~/components/fields/seo-fields";
import { useSlug } from "~/components/fields/slug-field";
import { addressOf, type SlugPath } from "~/features/public-records";
import { type Locale, localePath } from "~/i18n/routing";
import { suffixOf } from "~/lib/languages";
import { useCover } from "./publish-sheet-place";
import { PublishSheetSection } from "./publish-sheet-section";

type PublishSheetElsewhereProps<V extends FieldValues> = { control: Control<V>; kind: SlugPath; locale: Locale };

const cards = ["searchResult", "shareCard"] as const;

/** Approximates what search engines and shared links show of the record. */
export function PublishSheetElsewhere<V extends FieldValues>({ control, kind, locale }: PublishSheetElsewhereProps<V>) {
  const t = useTranslations("writing.sheet");
  const form = useTranslations("form");
  const [card, setCard] = useState<(typeof cards)[number]>("searchResult");
  const { title, text } = useSharedTexts(control, kind, suffixOf[locale]);
  const { shown: slug } = useSlug(control, kind);
  const parts = localePath(locale, addressOf(kind, { slug }, locale))
    .split("/")
    .filter(Boolean);
  const heading = title || form("noTitleYet");
  const summary = text || form("noDescriptionYet");
  return (
    <PublishSheetSection
      title={t("elsewhere")}
      aside={
        <fieldset aria-label={t("elsewhere")} className="flex gap-0.5 rounded-lg bg-muted p-0.5">
          {cards.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={card === one}
              onClick={() => setCard(one)}
              className="min-h-7 rounded-md px-2.5 text-muted-foreground text-xs aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs"
            >
              {t(one)}
            </button>
          ))}
        </fieldset>
      }
    >
      {/* Both cards have the height of the higher one, so that nothing moves. */}
      <div lang={locale} className="grid grid-cols-1 rounded-lg border border-border bg-card p-4 *:col-start-1 *:row-start-1">
        <div className={card === "searchResult" ? "grid min-w-0 content-start gap-0.5" : "invisible"}>
          <span className="truncate text-muted-foreground text-xs">{[location.host, ...parts].join(" › ")}</span>
          <span className="truncate text-base text-primary-text">{heading}</span>
          <span className="line-clamp-2 text-muted-foreground text-sm">{summary}</span>
        </div>
        <div className={card === "shareCard" ? "flex min-w-0 items-start gap-3" : "invisible"}>
          <ShareImage control={control} />
          <span className="grid min-w-0 gap-0.5">
            <span className="truncate text-muted-foreground text-xs">{location.host}</span>
            <span className="truncate font-medium text-sm">{heading}</span>
            <span className="line-clamp-1 text-muted-foreground text-xs">{summary}</span>
          </span>
        </div>
      </div>
    </PublishSheetSection>
  );
}

/** The image of a shared link: its own, else the cover. Without both, the site draws one with the title. */
function ShareImage<V extends FieldValues>({ control }: { control: Control<V> }) {
  const names = ["shareImageId", useCover(control)].flatMap((name) => name ?? []);
  const values: unknown[] = useWatch({ control, name: names.map((name) => fieldPath(control, name)) });
  const chosen = values.findIndex((value) => typeof value === "number");
  const [id, name] = [values[chosen], names[chosen]];
  if (typeof id !== "number" || name === undefined)
    return <span aria-hidden className="h-16 w-28 shrink-0 rounded-md bg-primary" />;
  return <KnownImage id={id} name={name} className="h-16 w-28 shrink-0 rounded-md object-cover" />;
}
