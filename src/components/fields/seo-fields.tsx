"use client";
import { useTranslations } from "next-intl";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { BilingualField } from "~/components/fields/bilingual-field";
import { languages } from "~/components/fields/field-labels";
import { ImageField } from "~/components/fields/image-field";
import { fieldPath, fieldPathTo, languagePair } from "~/components/fields/language-pair";
import { textOf } from "~/components/fields/text-field";
import { isFixedPath } from "~/features/public-paths";
import { addressOf, type FixedPath, publicRecords, type SlugPath } from "~/features/public-records";
import { localePath } from "~/i18n/routing";
import { excerpt, plainText } from "~/lib/html-text";
import { firstText, openingLead } from "~/lib/item-texts";

type SeoFieldsProps<V extends FieldValues> = { control: Control<V>; kind: PagePath };

/** Kinds with a page of its own for each record. */
type PagePath = SlugPath | FixedPath;

/** Texts of a page that search engines and shared links show without texts of their own. */
export function searchTexts(kind: PagePath) {
  const { title, needs, rich, ...others } = publicRecords[kind];
  const own = needs.find((name) => name !== title);
  const parts = own === undefined && "partsText" in others ? "parts" : undefined;
  const text = own ?? parts ?? title;
  return { title, text, parts, isRich: rich.some((name) => name === text) };
}

/** Edits what search engines and shared links show, with a preview of the search result. */
export function SeoFields<V extends FieldValues>(props: SeoFieldsProps<V>) {
  const { control } = props;
  return (
    <>
      <BilingualField control={control} name={languagePair(control, "metaTitle")} max={70} />
      <BilingualField control={control} name={languagePair(control, "metaDescription")} variant="textarea" max={160} rows={3} />
      <div className="grid gap-4">
        {languages.map((language) => (
          <SearchResult key={language.lang} {...language} {...props} />
        ))}
      </div>
      <ImageField control={control} name={fieldPathTo<number | null | undefined, V>(control, "shareImageId")} />
    </>
  );
}

type SearchResultProps<V extends FieldValues> = SeoFieldsProps<V> & (typeof languages)[number];

/** Reads the texts that search engines and shared links show in a language; empty where there are none yet. */
export function useSharedTexts<V extends FieldValues>(control: Control<V>, kind: PagePath, suffix: "En" | "Vi") {
  const { title, text, parts, isRich } = searchTexts(kind);
  const names = [`metaTitle${suffix}`, `metaDescription${suffix}`, `${title}${suffix}`, parts ?? `${text}${suffix}`, "slug"];
  const values: unknown[] = useWatch({ control, name: names.map((name) => fieldPath(control, name)) });
  const describe = isFixedPath(kind) ? openingLead : firstText;
  const [metaTitle, metaDescription, ownTitle, ownDescription, slug] = values.map((value) =>
    Array.isArray(value) ? describe(value, suffix) : textOf(value).trim(),
  );
  const shownTitle = metaTitle || ownTitle;
  const shownText = metaDescription || (isRich ? plainText(ownDescription ?? "") : ownDescription);
  return { title: excerpt(shownTitle ?? "", 70), text: excerpt(shownText ?? "", 160), slug };
}

/** Approximates the search result of a language. */
function SearchResult<V extends FieldValues>({ control, suffix, lang, label, kind }: SearchResultProps<V>) {
  const t = useTranslations("form");
  const common = useTranslations("common");
  const { title, text, slug } = useSharedTexts(control, kind, suffix);
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-muted-foreground text-xs">
        {t("searchResult")} · {common(label)}
      </figcaption>
      <div lang={lang} className="grid min-w-0 gap-0.5 rounded-lg border border-border bg-card p-3">
        <span className="truncate text-muted-foreground text-xs">
          {localePath(lang, addressOf(kind, {}, lang))}
          {slug || (isFixedPath(kind) ? "" : "…")}
        </span>
        <span className="truncate text-base text-primary-text">{title || t("noTitleYet")}</span>
        <span className="line-clamp-2 text-muted-foreground text-sm">{text || t("noDescriptionYet")}</span>
      </div>
    </figure>
  );
}
