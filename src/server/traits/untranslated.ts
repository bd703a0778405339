import { z } from "zod";
import { translatedTexts } from "~/features/public-paths";
import type { PublishedPath } from "~/features/public-records";
import { locales } from "~/i18n/routing";
import { suffixOf } from "~/lib/languages";
import { untranslatedTexts } from "~/lib/untranslated";

/**
 * Refuses to publish texts that are still in the other language, such as a copied structure. Runs where a record is saved, not as
 * a rule of its schema: drafts and pending changes may have such texts.
 * @param record complete record as it would be stored
 * @param before stored or deleted record; null for a new one
 * @throws ZodError at the fields
 */
export function refuseUntranslated(path: PublishedPath, record: object, before: object | null): void {
  if (Reflect.get(record, "status") !== "published") return;
  const issues = locales.flatMap((locale) => {
    if (Reflect.get(record, `visible${suffixOf[locale]}`) !== true) return [];
    return untranslatedTexts(record, translatedTexts(path), locale, before).map(({ field, blocks, total }) => ({
      code: "custom" as const,
      path: field.split("."),
      message: `${locale === "vi" ? "stillEnglish" : "stillVietnamese"}?count=${blocks.length}&total=${total}`,
      input: undefined,
    }));
  });
  if (issues.length > 0) throw new z.ZodRealError(issues);
}
