import type { Locale } from "~/i18n/routing";
import { textBlocks } from "~/lib/html-text";

/** Shorter blocks are mostly names. */
const MIN_WORDS = 3;
const code = /<(pre|code)\b[^>]*>.*?<\/\1>/gis;
const address = /@|:\/\/|www\./;
const word = /\p{L}+/gu;
const startsLower = /^\p{Ll}/u;
const vietnameseLetter = /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/i;
/** Part of the words of a Vietnamese text that have such a letter: English texts have some in names. */
const VIETNAMESE_PART = 1 / 3;

/** A bilingual text, parts of which are in the other language. */
export type UntranslatedText = {
  /** Field name with the language. */
  field: string;
  /** Hashes of the blocks that equal the other language's. */
  blocks: number[];
  /** Number of all blocks that are compared. */
  total: number;
};

/**
 * Finds the texts of a record whose blocks (paragraphs, headings, list items, captions) are still in the other language. Ignores
 * blocks that `sameInBoth` confirms.
 * @param record has `sameInBoth` and the fields of the texts
 * @param texts field names without the language
 */
export function untranslatedTexts(record: object, texts: readonly string[], locale: Locale): UntranslatedText[] {
  const [own, other] = locale === "vi" ? ["Vi", "En"] : ["En", "Vi"];
  const same: unknown = Reflect.get(record, "sameInBoth");
  const confirmed = new Set<unknown>(Array.isArray(same) ? same : []);
  return texts.flatMap((text) => {
    const field = `${text}${own}`;
    const blocks = wordyBlocks(Reflect.get(record, field));
    const others = new Set(wordyBlocks(Reflect.get(record, `${text}${other}`)));
    const equal = blocks.filter((block) => others.has(block) && languageOf(block) !== locale).map(hashOf);
    const unconfirmed = equal.filter((hash) => !confirmed.has(hash));
    return unconfirmed.length > 0 ? [{ field, blocks: unconfirmed, total: blocks.length }] : [];
  });
}

/** Splits a text into the blocks that have words to translate. */
function wordyBlocks(text: unknown): string[] {
  if (typeof text !== "string") return [];
  return textBlocks(text.replace(code, ""))
    .map((block) => block.replace(/\s+/g, " ").trim().normalize())
    .filter((block) => wordsOf(block).length >= MIN_WORDS);
}

function wordsOf(block: string): string[] {
  const parts = block.split(" ").filter((part) => !address.test(part));
  return parts.join(" ").match(word) ?? [];
}

/** Tells Vietnamese from English by its letters, in words that are no names where there are such words. */
function languageOf(block: string): Locale {
  const words = wordsOf(block);
  const lower = words.filter((one) => startsLower.test(one));
  const judged = lower.length > 0 ? lower : words;
  const vietnamese = judged.filter((one) => vietnameseLetter.test(one));
  return vietnamese.length >= judged.length * VIETNAMESE_PART ? "vi" : "en";
}

/** Hashes a text (FNV-1a) for comparison, not for security: the browser needs the result at once. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}
