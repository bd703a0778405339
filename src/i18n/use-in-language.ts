import { useLocale } from "next-intl";
import { inLanguage } from "~/lib/languages";
import { otherLocale } from "./routing";

type Bilingual<Field extends string> = Record<`${Field}En` | `${Field}Vi`, string | null>;

/** Returns a bilingual text in the page's language, else in the other: `text(row, "name")`. */
export function useInLanguage() {
  const locale = useLocale();
  return <Field extends string, Row extends Bilingual<Field>>(row: Row, field: Field) =>
    inLanguage(row, field, locale) || inLanguage(row, field, otherLocale(locale));
}
