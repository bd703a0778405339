import { fold, spell } from "~/lib/fold";

/** A part of a where clause: what of a search a list shall find. Spread into the `where` of a list and its count. */
export type Matching = { search?: { contains: string }; NOT?: { search: { contains: string } } };

/**
 * The where clauses of a search, in the order in which their rows come: without accents in the term one, that finds every
 * spelling; with accents two, the spelling as typed first. They look in the column `search`, which a trigger keeps.
 */
export function matching(term: string): Matching[] {
  const typed = term.trim();
  if (typed === "") return [{}];
  const folded = { search: { contains: literally(fold(typed)) } };
  if (fold(typed) === spell(typed)) return [folded];
  const asTyped = { search: { contains: literally(spell(typed)) } };
  return [asTyped, { ...folded, NOT: asTyped }];
}

/** Prisma hands the signs of LIKE on as they are. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
