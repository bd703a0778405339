import { z } from "zod";
import { locales } from "~/i18n/routing";
import { formName, isRichField } from "~/lib/items";
import { inLanguage, suffixOf } from "~/lib/languages";
import { type Translator, translatorFor } from "~/server/platform/translator";
import { isVisibleIn } from "../parts";
import type { Parted } from "../parts-rule";
import { exampleFields } from "./example-words";

/** Texts by kind and field: `{ hero: { titleEn, titleVi } }`. Those of items are in lists of items. */
type PartTexts = Record<string, Record<string, unknown>>;

/** Items with which a list begins. The cells of a table have the ids of its columns. */
const itemIds = ["1", "2", "3"];

const exampleKeys = [
  ...(["hero.title", "hero.lead", "text.title", "text.content", "textPicture.title", "textPicture.content"] as const),
  ...(["questions.questions.question", "questions.questions.content"] as const),
  ...(["steps.steps.title", "steps.steps.text", "steps.steps.when"] as const),
  ...(["gallery.title", "table.title", "table.columns.heading", "table.rows.cells.text", "video.title"] as const),
  ...(["jobs.lead", "history.lead", "callToAction.title", "callToAction.lead"] as const),
];

const startKeys = [
  ...(["services.title", "figures.title", "news.title", "jobs.title", "partners.title", "offices.title"] as const),
  ...(["history.title", "company.title", "contactForm.title", "questions.title", "steps.title", "files.title"] as const),
];

const messages = { examples: "page.parts.examples", starts: "page.parts.starts" } as const;

const examples = textsOf(exampleKeys, (t, key) => t(`${messages.examples}.${key}`));
const starts = textsOf(startKeys, (t, key) => t(`${messages.starts}.${key}`));

/** Returns texts of new parts: example words, which visitors never see, and titles that may stay. */
export function newPartTexts() {
  return { examples, starts };
}

/** Refuses to publish example words. @throws ZodError at the fields */
export function refuseExamples(page: Parted): void {
  if (page.status !== "published") return;
  const issues = page.parts.flatMap((part) =>
    locales.flatMap((locale) => {
      if (!inLanguage(page, "visible", locale) || !isVisibleIn(part, locale)) return [];
      return exampleFields(part, examples[part.kind] ?? {}).flatMap((field) => {
        const path = formName({ parts: page.parts }, `parts.${part.id}.${field}`).split(".");
        return field.endsWith(suffixOf[locale])
          ? [{ code: "custom" as const, path, message: "exampleWords", input: undefined }]
          : [];
      });
    }),
  );
  if (issues.length > 0) throw new z.ZodRealError(issues);
}

function textsOf<Key extends string>(keys: readonly Key[], translate: (t: Translator, key: Key) => string): PartTexts {
  const texts: PartTexts = {};
  for (const locale of locales) {
    const t = translatorFor(locale);
    for (const key of keys) {
      const [kind = "", ...names] = key.split(".");
      const text = translate(t, key);
      const name = names.pop() + suffixOf[locale];
      texts[kind] ??= {};
      setText(texts[kind], names, name, isRichField(name) ? `<p>${text}</p>` : text);
    }
  }
  return texts;
}

/** Sets a text of a part, or of all items of a list. @param lists names of the lists that lead to the items */
function setText(target: object, [list, ...inner]: readonly string[], name: string, text: string): void {
  if (list === undefined) {
    Reflect.set(target, name, text);
    return;
  }
  const items: object[] = Reflect.get(target, list) ?? itemIds.map((id) => ({ id }));
  Reflect.set(target, list, items);
  for (const item of items) setText(item, inner, name, text);
}
