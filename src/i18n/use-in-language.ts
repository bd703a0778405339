import { useLocale } from "next-intl";
import { inLanguage } from "~/lib/languages";
import { otherLocale } from "./routing";

type Bilingual<Field extends string> = Record<`${Field}En` | `${Field}Vi`, string | null>;

/** The text of a bilingual field in the language of the page: `text(row, "name")`. Where it lacks that, in the other one. */
export function useInLanguage() {
  const locale = useLocale();
  return <Field extends string, Row extends Bilingual<Field>>(row: Row, field: Field) =>
    inLanguage(row, field, locale) || inLanguage(row, field, otherLocale(locale));
}
