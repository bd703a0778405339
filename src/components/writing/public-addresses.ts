import { languages } from "~/components/fields/field-labels";
import { textOf } from "~/components/fields/text-field";
import { addressOf, type PublishedPath } from "~/features/public-records";
import { localePath } from "~/i18n/routing";

/** Lists the addresses at which visitors read a record, in each language that it is shown in. */
export function publicAddresses(path: PublishedPath, record: { visibleEn: boolean; visibleVi: boolean }) {
  const slug = textOf(Reflect.get(record, "slug"));
  return languages
    .filter(({ suffix }) => record[`visible${suffix}`])
    .map((language) => ({ ...language, address: localePath(language.lang, addressOf(path, { slug }, language.lang)) }));
}
