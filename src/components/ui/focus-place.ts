/** Place of an element in the page, for when the element has disappeared. */
export type FocusPlace = {
  /** Inmost first; those inside the page's content. */
  ancestors: readonly Element[];
  /** Position of its row. */
  row: number;
  /** Card of a board, which may have moved to another column. */
  card: string | undefined;
};

export function placeOf(element: Element): FocusPlace {
  const ancestors: Element[] = [];
  const content = element.closest("#content");
  for (let next = element.parentElement; content && next && next !== content; next = next.parentElement) ancestors.push(next);
  const row = element.closest("[data-row]");
  const rows = [...(row?.parentElement?.querySelectorAll("[data-row]") ?? [])];
  const card = element.closest<HTMLElement>("[data-card]")?.dataset.card;
  return { ancestors, row: row ? rows.indexOf(row) : 0, card };
}

/** Focuses the same card, else the row that took the place, else the current tab beside it, else the page's content. */
export function focusNear(place: FocusPlace): void {
  const content = document.getElementById("content");
  const near = (place.card === undefined ? null : findCard(place.card)) ?? findNeighbor(place);
  if (near) near.focus();
  else content?.focus({ preventScroll: true });
}

export function hasCard(card: string): boolean {
  return findCard(card) !== null;
}

function findCard(card: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#content [data-card="${card}"]`);
}

function findNeighbor({ ancestors, row }: FocusPlace): HTMLElement | undefined {
  for (const ancestor of ancestors.filter(({ isConnected }) => isConnected)) {
    const rows = ancestor.querySelectorAll<HTMLElement>("[data-row]");
    const near = rows[Math.min(row, rows.length - 1)] ?? ancestor.querySelector<HTMLElement>("[aria-current]");
    if (near) return near;
  }
  return undefined;
}
