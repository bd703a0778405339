import { fieldId } from "~/components/form/form-scope";
import type { Locale } from "~/i18n/routing";
import { plainText } from "~/lib/html-text";
import { flattenItem } from "~/lib/items";
import { suffixOf } from "~/lib/languages";
import type { Part } from "../../parts/parts";
import type { Words } from "./frame-events";

const WAIT_MS = 3_000;

type Place = { scopeId: string; part: Part; index: number; locale: Locale };

/** Focuses the field of a part in which words of the page are written, with the cursor at them. */
export function focusWords(words: Words, { scopeId, part, index, locale }: Place): void {
  const name = fieldWith(words.text, part, suffixOf[locale]);
  if (name === null) return;
  const end = Date.now() + WAIT_MS;
  const seek = () => {
    const field = document.getElementById(fieldId(scopeId, `parts.${index}.${name}`));
    if (field) putCursor(field, words);
    else if (Date.now() < end) setTimeout(seek, 50);
  };
  requestAnimationFrame(seek);
}

/** Finds the text in which words are: "titleEn", or "buttons.0.labelEn" in an item. */
function fieldWith(text: string, part: Part, suffix: string): string | null {
  const names = Object.entries(flattenItem("", part)).flatMap(([name, value]): string[] => {
    const isText = name.endsWith(suffix) && typeof value === "string";
    return isText && plainText(value).replace(/\s+/g, " ").includes(text.trim()) ? [name.slice(1)] : [];
  });
  const [found = null] = names;
  return found;
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
