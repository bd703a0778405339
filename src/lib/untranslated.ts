import type { Locale } from "~/i18n/routing";
import { textBlocks } from "~/lib/html-text";
import { type FlatFields, flattenAll, formName, isRichField } from "~/lib/items";
import { suffixOf } from "~/lib/languages";
import { normalize } from "~/lib/text";

/** Longest text that a save accepts. */
const MAX_LENGTH = 200_000;
// A search ends at the next opening tag: tags that are never closed would take quadratic time.
const heading = /<h[1-6]\b[^<>]*>(?:(?!<h[1-6]\b).)*?<\/h[1-6]>/gis;
const code = /<(pre|code)\b[^<>]*>(?:(?!<\1\b).)*?<\/\1>/gis;
const address = /@|:\/\/|www\./;
/** Number with its unit. */
const quantity = /\d ?\p{L}{1,3}(?!\p{L})/gu;
const word = /\p{L}+/gu;
const lowerCase = /^\p{Ll}{2,}$/u;
const vietnameseLetter = /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/i;
/** Part of the words of a Vietnamese text that have such a letter: English texts have some in names. */
const VIETNAMESE_PART = 1 / 3;

export type TranslatedText = {
  /** Field name without the language. */
  name: string;
  isRich: boolean;
};

/** A bilingual text, parts of which are in the other language. */
export type UntranslatedText = {
  /** Name in the form, with the language. */
  field: string;
  /** Hashes of the blocks that equal the other language's. */
  blocks: number[];
  /** Number of all blocks that are compared. */
  total: number;
};

/**
 * Finds the texts of a record whose blocks (paragraphs, headings, list items, captions) are still in the other language. Ignores
 * blocks that `sameInBoth` confirms. Compares the texts of items, such as parts of a page, too.
 * @param record has `sameInBoth` and the fields of the texts
 * @param before stored record: in a language that it shows, only changed texts count, so that old ones block no other changes
 */
export function untranslatedTexts(
  record: object,
  texts: readonly TranslatedText[],
  locale: Locale,
  before: object | null = null,
): UntranslatedText[] {
  const own = suffixOf[locale];
  const other = own === suffixOf.vi ? suffixOf.en : suffixOf.vi;
  const same: unknown = Reflect.get(record, "sameInBoth");
  const confirmed = new Set<unknown>(Array.isArray(same) ? same : []);
  const isShownBefore = before !== null && Reflect.get(before, "status") === "published" && Reflect.get(before, `visible${own}`);
  const [values, old] = [flattenAll(record), flattenAll(before ?? {})];
  const isOld = (field: string) => (values[field] || null) === (old[field] || null);
  return [...texts, ...textsOfItems(values, own)].flatMap(({ name, isRich }) => {
    const field = `${name}${own}`;
    if (isShownBefore === true && isOld(field) && isOld(`${name}${other}`)) return [];
    const blocks = wordyBlocks(values[field], isRich);
    const others = wordyBlocks(values[`${name}${other}`], isRich);
    const equal = [...blocks].filter((block) => others.has(block) && languageOf(block) !== locale).map(hashOf);
    const unconfirmed = equal.filter((hash) => !confirmed.has(hash));
    return unconfirmed.length > 0 ? [{ field: formName(record, field), blocks: unconfirmed, total: blocks.size }] : [];
  });
}

/** Lists the texts of the items that a language shows. */
function textsOfItems(values: FlatFields, suffix: "En" | "Vi"): TranslatedText[] {
  return Object.keys(values).flatMap((field) => {
    const [list, id, ...rest] = field.split(".");
    const name = rest.at(-1);
    if (!name?.endsWith(suffix) || values[`${list}.${id}.visible${suffix}`] === false) return [];
    return [{ name: field.slice(0, -suffix.length), isRich: isRichField(name) }];
  });
}

/** Splits a text into its different blocks that have words to translate. Capitalised words alone are a name, except in a heading. */
function wordyBlocks(text: unknown, isRich: boolean): Set<string> {
  if (typeof text !== "string") return new Set();
  const bounded = text.slice(0, MAX_LENGTH);
  const html = isRich ? bounded.replace(code, " ") : "";
  const headings = new Set((html.match(heading) ?? []).flatMap((one) => textBlocks(one)).map(tidy));
  const blocks = (isRich ? textBlocks(html) : bounded.split("\n")).map(tidy);
  return new Set(blocks.filter((block) => (headings.has(block) ? wordsOf(block) : lowerWordsOf(block)).length > 0));
}

function tidy(block: string): string {
  return normalize(block.replace(/\s+/g, " ").trim(), "NFC");
}

function wordsOf(block: string): string[] {
  const parts = block.split(" ").filter((part) => !address.test(part));
  return parts.join(" ").replace(quantity, "").match(word) ?? [];
}

/** Lists the words of a block that are no names. */
function lowerWordsOf(block: string): string[] {
  return wordsOf(block).filter((one) => lowerCase.test(one));
}

/** Tells Vietnamese from English by its letters. */
function languageOf(block: string): Locale {
  const lowerWords = lowerWordsOf(block);
  const words = lowerWords.length > 0 ? lowerWords : wordsOf(block);
  const vietnamese = words.filter((one) => vietnameseLetter.test(one));
  return vietnamese.length >= words.length * VIETNAMESE_PART ? "vi" : "en";
}

/** Hashes a text (FNV-1a) for comparison, not for security: the browser needs the result at once. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}
