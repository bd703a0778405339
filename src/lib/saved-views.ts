/** Longest state of a list that a view keeps. */
export const MAX_VIEW_QUERY = 1000;

/** Not part of a view: the page number, opened dialogs, and the view's own name in the address. */
const passing = ["page", "tab", "new", "edit", "copy", "restore"];

/**
 * Brings a list's address into one form, so that equal states are equal texts.
 * @param isPersonal leaves out the search: it may name a person, and a view would outlive their erasure
 */
export function viewQuery(search: string, isPersonal: boolean): string {
  const left = isPersonal ? [...passing, "search"] : passing;
  const entries = [...new URLSearchParams(search)].filter(([name, value]) => value !== "" && !left.includes(name));
  return new URLSearchParams(entries.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}

/** Builds the address of a list in a view. */
export function viewHref(path: string, tab: string, query: string): string {
  return `${path}?${[query, `tab=${tab}`].filter(Boolean).join("&")}`;
}
