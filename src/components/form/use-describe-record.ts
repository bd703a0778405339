import { useLocale, useMessages, useTranslations } from "next-intl";
import { textAt, useFieldLabels } from "~/components/fields/field-labels";
import { useFeatureName } from "~/components/resource/feature-names";

/** Changed fields that are named; the others are counted. */
const NAMED = 3;
const nameFields = ["title", "name", "subject", "email", "fromPath"];

/** Reads what one record of a page is called: message `<page>.one`, else the page's name. */
export function useNoun(path: string): string {
  const messages = useMessages();
  const featureName = useFeatureName();
  return textAt(messages, `${path.slice(path.lastIndexOf("/") + 1)}.one`) ?? featureName(path);
}

/** Returns the line of a toast that says which record was saved and what changed: `Article “A story” · Title, Summary`. */
export function useDescribeRecord(path: string): (record: object, changed: readonly PropertyKey[]) => string {
  const t = useTranslations("form");
  const locale = useLocale();
  const noun = useNoun(path);
  const labelOf = useFieldLabels(path);
  return (record, changed) => {
    const suffixes = locale === "vi" ? ["Vi", "En", ""] : ["En", "Vi", ""];
    const names = nameFields.flatMap((field) => suffixes.map((suffix): unknown => Reflect.get(record, `${field}${suffix}`)));
    const name = names.find((value) => typeof value === "string" && value !== "");
    const labels = [...new Set(changed.map((field) => labelOf(String(field))))];
    const more = labels.length - NAMED;
    const fields = labels.slice(0, NAMED).join(", ") + (more > 0 ? ` ${t("andMore", { count: more })}` : "");
    return [name === undefined ? noun : t("namedRecord", { noun, name: String(name) }), fields].filter(Boolean).join(" · ");
  };
}
