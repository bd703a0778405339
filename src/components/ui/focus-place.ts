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

/** Focuses what is near a place, else the page's content. */
export function focusNear(place: FocusPlace | null): void {
  const near = place && (findCard(place) ?? findNeighbor(place));
  if (near) near.focus();
  else document.getElementById("content")?.focus({ preventScroll: true });
}

/** Finds the same card, which is missing for a moment while it moves between two columns. */
export function findCard({ card }: FocusPlace): HTMLElement | undefined {
  return card === undefined ? undefined : visibleIn(document, `#content [data-card="${card}"]`)[0];
}

/** Finds the row that took the place, else the current tab beside it. Both may still be hidden, such as behind an open record. */
export function findNeighbor({ ancestors, row }: FocusPlace): HTMLElement | undefined {
  for (const ancestor of ancestors.filter(({ isConnected }) => isConnected)) {
    const rows = visibleIn(ancestor, "[data-row]");
    const near = rows[Math.min(row, rows.length - 1)] ?? visibleIn(ancestor, "a[aria-current]")[0];
    if (near) return near;
  }
  return undefined;
}

function visibleIn(parent: ParentNode, selector: string): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
}
