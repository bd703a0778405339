"use client";
import { useTranslations } from "next-intl";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import type { z } from "zod";
import { BilingualField } from "~/components/fields/bilingual-field";
import { languages } from "~/components/fields/field-labels";
import { ImageField } from "~/components/fields/image-field";
import { fieldPath, fieldPathTo, type LanguagePair, languagePair } from "~/components/fields/language-pair";
import { textOf } from "~/components/fields/text-field";
import type { FormValues } from "~/components/form/form-values";
import { addressOf, type SlugPath } from "~/features/public-records";
import { excerpt, plainText } from "~/lib/html-text";
import type { seo } from "~/lib/publishing";

type Seo = FormValues<z.input<z.ZodObject<typeof seo>>> & { slug: string | null };

type SeoFieldsProps<V extends FieldValues & Seo> = {
  control: Control<V>;
  /** Fallback texts: "title" for titleEn and titleVi. */
  title: LanguagePair<V>;
  description: LanguagePair<V>;
  kind: SlugPath;
  isRichText?: boolean;
};

/** Edits what search engines and shared links show, with a preview of the search result. */
export function SeoFields<V extends FieldValues & Seo>(props: SeoFieldsProps<V>) {
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

type SearchResultProps<V extends FieldValues & Seo> = SeoFieldsProps<V> & (typeof languages)[number];

/** Approximates the search result of a language. */
function SearchResult<V extends FieldValues & Seo>({
  control,
  suffix,
  lang,
  label,
  title,
  description,
  kind,
  isRichText,
}: SearchResultProps<V>) {
  const t = useTranslations("form");
  const common = useTranslations("common");
  const [metaTitle, metaDescription, ownTitle, ownDescription, slug] = useWatch({
    control,
    name: [`metaTitle${suffix}`, `metaDescription${suffix}`, `${title}${suffix}`, `${description}${suffix}`, "slug"].map((name) =>
      fieldPath(control, name),
    ),
  }).map((value: unknown) => textOf(value).trim());
  const shownTitle = metaTitle || ownTitle;
  const shownText = metaDescription || (isRichText ? plainText(ownDescription ?? "") : ownDescription);
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-muted-foreground text-xs">
        {t("searchResult")} · {common(label)}
      </figcaption>
      <div lang={lang} className="grid min-w-0 gap-0.5 rounded-lg border border-border bg-card p-3">
        <span className="truncate text-muted-foreground text-xs">
          {lang === "vi" ? "/vi" : ""}
          {addressOf(kind, {}, lang)}
          {slug || "…"}
        </span>
        <span className="truncate text-base text-primary-text">{shownTitle ? excerpt(shownTitle, 70) : t("noTitleYet")}</span>
        <span className="line-clamp-2 text-muted-foreground text-sm">
          {shownText ? excerpt(shownText, 160) : t("noDescriptionYet")}
        </span>
      </div>
    </figure>
  );
}
