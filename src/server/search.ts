import { fold } from "~/lib/fold";

/** A part of a where clause: what of a search a list shall find. Spread into the `where` of a list and its count. */
export type Matching<Text extends string> = {
  search?: { contains: string };
  OR?: { [K in Text]?: { contains: string; mode: "insensitive" } }[];
  NOT?: { OR: { [K in Text]?: { contains: string; mode: "insensitive" } }[] };
};

/**
 * The where clauses of a search, in the order in which their rows come: without accents in the term one, that finds every
 * spelling; with accents two, the spelling as typed first.
 * @param texts the columns the spelling is looked for in: those that the table's search trigger folds
 */
export function matching<Text extends string>(term: string, texts: readonly Text[]): Matching<Text>[] {
  const typed = term.normalize("NFC").trim();
  if (typed === "") return [{}];
  const folded = { search: { contains: literally(fold(typed)) } };
  if (fold(typed) === typed.toLowerCase()) return [folded];
  const asTyped = texts.map((text) => equals(text, typed));
  return [
    { ...folded, OR: asTyped },
    { ...folded, NOT: { OR: asTyped } },
  ];
}

function equals<Text extends string>(text: Text, typed: string): { [K in Text]?: { contains: string; mode: "insensitive" } } {
  const condition: { [K in Text]?: { contains: string; mode: "insensitive" } } = {};
  condition[text] = { contains: literally(typed), mode: "insensitive" };
  return condition;
}

/** Prisma hands the signs of LIKE on as they are. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
