import { z } from "zod";
import { locales } from "~/i18n/routing";
import { inLanguage, suffixOf } from "~/lib/languages";
import { messages } from "~/server/platform/translator";
import { isVisibleIn } from "./parts";
import type { Parted } from "./parts-rule";

/** Texts by kind and field: `{ hero: { titleEn, titleVi } }`. */
export type PartTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const examples = textsOf("examples");
const starts = textsOf("starts");

/** Returns texts of new parts: example words, which visitors never see, and titles that may stay. */
export function newPartTexts(): { examples: PartTexts; starts: PartTexts } {
  return { examples, starts };
}

/** Refuses to publish example words. @throws ZodError at the fields */
export function refuseExamples(page: Parted): void {
  if (page.status !== "published") return;
  const issues = page.parts.flatMap((part, index) =>
    locales.flatMap((locale) => {
      if (!inLanguage(page, "visible", locale) || !isVisibleIn(part, locale)) return [];
      return Object.entries(examples[part.kind] ?? {}).flatMap(([field, words]) => {
        const isExample = field.endsWith(suffixOf[locale]) && Reflect.get(part, field) === words;
        return isExample
          ? [{ code: "custom" as const, path: ["parts", index, field], message: "exampleWords", input: words }]
          : [];
      });
    }),
  );
  if (issues.length > 0) throw new z.ZodRealError(issues);
}

function textsOf(group: "examples" | "starts"): PartTexts {
  const [en, vi] = [messages.en.page.parts[group], messages.vi.page.parts[group]];
  const kinds = Object.keys(en).map((kind) => [kind, { ...withSuffix(en, kind, "En"), ...withSuffix(vi, kind, "Vi") }]);
  return Object.fromEntries(kinds);
}

function withSuffix(texts: object, kind: string, suffix: "En" | "Vi"): Record<string, string> {
  const fields = Object.entries<string>(Reflect.get(texts, kind));
  return Object.fromEntries(fields.map(([field, text]) => [field + suffix, field === "content" ? `<p>${text}</p>` : text]));
}
