import { fold, spell } from "~/lib/fold";

/** Where clause for the rows of a search and for their count. */
export type SearchWhere = { search?: { contains: string }; NOT?: { search: { contains: string } } };

/**
 * Builds the where clauses of a search, in the order of their rows. A term without accents needs one, which finds every spelling;
 * a term with accents two, exact spelling first.
 */
export function searchWheres(term: string): SearchWhere[] {
  const typed = term.trim();
  if (typed === "") return [{}];
  const folded = { search: { contains: escapeLike(fold(typed)) } };
  if (fold(typed) === spell(typed)) return [folded];
  const asTyped = { search: { contains: escapeLike(spell(typed)) } };
  return [asTyped, { ...folded, NOT: asTyped }];
}

/** Escapes the wildcards of LIKE, which Prisma does not. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
