import { fold, spell } from "~/lib/fold";

/** A part of a where clause that finds what a list is searched for. Spread into the `where` of the rows and of their count. */
export type SearchWhere = { search?: { contains: string }; NOT?: { search: { contains: string } } };

/**
 * The where clauses of a search, in the order in which their rows come: one for a term without accents, which finds every
 * spelling; two for a term with accents, the spelling as typed first. They search the column `search`, which a trigger keeps.
 */
export function searchWheres(term: string): SearchWhere[] {
  const typed = term.trim();
  if (typed === "") return [{}];
  const folded = { search: { contains: escapeLike(fold(typed)) } };
  if (fold(typed) === spell(typed)) return [folded];
  const asTyped = { search: { contains: escapeLike(spell(typed)) } };
  return [asTyped, { ...folded, NOT: asTyped }];
}

/** Prisma passes the wildcards of LIKE on unescaped. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
