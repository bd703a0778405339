import { fieldId } from "~/components/form/form-scope";
import type { Locale } from "~/i18n/routing";
import { plainText } from "~/lib/html-text";
import { flattenItem, formName } from "~/lib/items";
import { suffixOf } from "~/lib/languages";
import type { Part } from "../../parts/parts";
import type { FallbackTexts } from "./fallback-texts";
import type { Words } from "./frame-events";

const WAIT_MS = 3_000;

type Place = {
  scopeId: string;
  part: Part;
  index: number;
  locale: Locale;
  /** What visitors see where the part has no text. */
  fallbacks: FallbackTexts;
  /** Fills a field of the part in. */
  fillIn: (name: string, text: string) => void;
};

/** Focuses the field of a part in which words of the page are written, with the cursor at them. */
export function focusWords(words: Words, { scopeId, part, index, locale, fallbacks, fillIn }: Place): void {
  const suffix = suffixOf[locale];
  const own = fieldWith(words.text, part, suffix);
  const [fallback] = Object.entries(fallbacks).filter(([name, text]) => name.endsWith(suffix) && hasWords(text, words.text));
  const name = own ?? fallback?.[0];
  if (name === undefined) return;
  // Copies the fallback into the empty field, so that editing starts with the shown words.
  if (own === null && fallback) fillIn(...fallback);
  const elementOf = (name: string) => document.getElementById(fieldId(scopeId, `parts.${index}.${name}`));
  const end = Date.now() + WAIT_MS;
  const seek = () => {
    const field = elementOf(name);
    if (field) return putCursor(field, words);
    const [item] = /^\w+\.\d+(?=\.)/.exec(name) ?? [];
    const head = item && elementOf(item);
    if (head && head.ariaExpanded === "false") head.click();
    if (Date.now() < end) setTimeout(seek, 50);
  };
  requestAnimationFrame(seek);
}

/** Finds the text in which words are: "titleEn", or "buttons.0.labelEn" in an item. */
function fieldWith(text: string, part: Part, suffix: string): string | null {
  const names = Object.entries(flattenItem("", part)).flatMap(([name, value]): string[] => {
    const isText = name.endsWith(suffix) && typeof value === "string";
    return isText && hasWords(plainText(value), text) ? [formName(part, name.slice(1))] : [];
  });
  const [found = null] = names;
  return found;
}

/** Focuses the first field of a part or an item, or the place of its fields if it has none. */
export function focusFields({ id }: { id: string }): void {
  const end = Date.now() + WAIT_MS;
  const seek = () => {
    const fields = document.querySelector<HTMLElement>(`[data-fields="${id}"]`);
    const all = fields?.querySelectorAll<HTMLElement>("textarea:enabled, input:enabled, [contenteditable=true]") ?? [];
    if (fields) ([...all].find((field) => field.checkVisibility()) ?? fields).focus();
    else if (Date.now() < end) setTimeout(seek, 50);
  };
  requestAnimationFrame(seek);
}

function hasWords(text: string, words: string): boolean {
  return text.replace(/\s+/g, " ").includes(words.trim());
}

function putCursor(field: HTMLElement, { text, at }: Words): void {
  field.focus();
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    const start = Math.max(0, field.value.indexOf(text.trim())) + at;
    const length = /^\S*/.exec(field.value.slice(start))?.[0].length ?? 0;
    field.setSelectionRange(start, start + length);
    return;
  }
  const block = [...field.querySelectorAll("*")].findLast((element) =>
    element.textContent.replace(/\s+/g, " ").includes(text.trim()),
  );
  block?.scrollIntoView({ block: "center" });
  const node = block && document.createTreeWalker(block, NodeFilter.SHOW_TEXT).nextNode();
  if (node) getSelection()?.collapse(node, Math.min(at, node.textContent?.length ?? 0));
}
