import { z } from "zod";
import { locales } from "~/i18n/routing";
import { isRichField } from "~/lib/items";
import { suffixOf } from "~/lib/languages";
import { type Translator, translatorFor } from "~/server/platform/translator";
import { exampleFields, type Parted } from "../parts-rule";

/** Texts by kind and field: `{ hero: { titleEn, titleVi }, cards: { "items.titleEn" } }`. */
type PartTexts = Record<string, Record<string, string>>;

const exampleKeys = [
  ...(["hero.lead", "text.title", "text.content", "textPicture.title", "textPicture.content"] as const),
  ...(["cards.title", "cards.items.title", "cards.items.text", "quote.text", "quote.name", "quote.role"] as const),
  ...(["perks.items.title", "perks.items.text", "caseStory.title", "caseStory.quote", "caseStory.by"] as const),
  ...(["caseStory.beforeValue", "caseStory.beforeLabel", "caseStory.afterValue", "caseStory.afterLabel"] as const),
  ...(["questions.questions.question", "questions.questions.content", "video.title"] as const),
  ...(["steps.steps.title", "steps.steps.text", "steps.steps.when"] as const),
  ...(["gallery.title", "table.title", "table.columns.heading", "table.rows.cells.text"] as const),
  ...(["jobs.lead", "history.lead", "callToAction.lead"] as const),
];

const startKeys = [
  ...(["services.title", "figures.title", "news.title", "jobs.title", "partners.title", "offices.title"] as const),
  ...(["history.title", "company.title", "contactForm.title", "perks.title"] as const),
  ...(["questions.title", "steps.title", "files.title", "callToAction.title"] as const),
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
  const issues = exampleFields(page, examples).map(({ index, field }) => ({
    code: "custom" as const,
    path: ["parts", index, ...field.split(".")],
    message: "exampleWords",
    input: undefined,
  }));
  if (issues.length > 0) throw new z.ZodRealError(issues);
}

function textsOf<Key extends string>(keys: readonly Key[], translate: (t: Translator, key: Key) => string): PartTexts {
  const texts: PartTexts = {};
  for (const locale of locales) {
    const t = translatorFor(locale);
    for (const key of keys) {
      const [kind = "", ...path] = key.split(".");
      const field = path.join(".");
      const text = translate(t, key);
      const name = field + suffixOf[locale];
      texts[kind] = { ...texts[kind], [name]: isRichField(name) ? `<p>${text}</p>` : text };
    }
  }
  return texts;
}
