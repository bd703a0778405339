import { z } from "zod";
import { type PublishedPath, translatedTexts } from "~/features/public-records";
import { locales } from "~/i18n/routing";
import { untranslatedTexts } from "~/lib/untranslated";

/**
 * Refuses to publish texts that are still in the other language, such as a copied structure. Runs where a record is saved, not as
 * a rule of its schema: drafts and pending changes may have such texts.
 * @param record complete record as it would be stored
 * @param changed fields that the save changes: old texts must not block other changes
 * @throws ZodError at the fields
 */
export function refuseUntranslated(path: PublishedPath, record: object, changed: readonly string[]): void {
  if (Reflect.get(record, "status") !== "published") return;
  const issues = locales.flatMap((locale) => {
    const visible = locale === "vi" ? "visibleVi" : "visibleEn";
    if (Reflect.get(record, visible) !== true) return [];
    const isShownAnew = changed.some((field) => field === "status" || field === visible);
    const texts = translatedTexts(path).filter(
      (text) => isShownAnew || changed.includes(`${text}En`) || changed.includes(`${text}Vi`),
    );
    return untranslatedTexts(record, texts, locale).map(({ field, blocks, total }) => ({
      code: "custom" as const,
      path: [field],
      message: `${locale === "vi" ? "stillEnglish" : "stillVietnamese"}?count=${blocks.length}&total=${total}`,
      input: undefined,
    }));
  });
  if (issues.length > 0) throw new z.ZodRealError(issues);
}
