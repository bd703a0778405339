import { languages } from "~/components/fields/field-labels";
import { translatedTexts } from "~/features/public-paths";
import { isPublishedPath } from "~/features/public-records";
import { flatName } from "~/lib/items";
import { type ObjectSchema, rulesOf } from "~/lib/rules";
import { type UntranslatedText, untranslatedTexts } from "~/lib/untranslated";

const lacks = ["missingLanguage", "noParts", "exampleWords"];

/** Says of a record's texts in a language what they lack before visitors may read them. */
export type LanguageState = (typeof languages)[number] & {
  isShown: boolean;
  /** Flat fields that the language needs and that are empty or have example words. */
  missing: string[];
  /** Texts that are still in the other language. */
  untranslated: UntranslatedText[];
  isComplete: boolean;
};

/**
 * Builds a function that finds what each language of a record's values lacks.
 * @param schema its rules say which texts a visible language needs
 */
export function languageStatesBy(schema: ObjectSchema<object, unknown>, path: string) {
  const rules = rulesOf(schema);
  const texts = isPublishedPath(path) ? translatedTexts(path) : [];
  /** @param before stored record, whose old texts are not judged again; null: all are */
  return (values: object, before: object | null = null): LanguageState[] =>
    languages.map((language) => {
      const { suffix, lang } = language;
      const { error } = rules.safeParse({
        ...{ ...values, status: "published" },
        ...Object.fromEntries(languages.map((one) => [`visible${one.suffix}`, one === language])),
      });
      const missing = (error?.issues ?? []).flatMap(({ message, path }) =>
        lacks.includes(message) ? [flatName(values, path.join("."))] : [],
      );
      const untranslated = untranslatedTexts(values, texts, lang, before);
      const isComplete = missing.length + untranslated.length === 0;
      return { ...language, isShown: Reflect.get(values, `visible${suffix}`) === true, missing, untranslated, isComplete };
    });
}
