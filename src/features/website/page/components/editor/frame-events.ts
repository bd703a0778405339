/** The frame's window: `instanceof` needs its own `Element` class. */
type View = Window & typeof globalThis;

/** Finds the part at which something happened in the frame. */
export function partAt({ target }: Event, view: View): string | null {
  const part = target instanceof view.Element ? target.closest<HTMLElement>("[data-part]") : null;
  return part?.dataset.part ?? null;
}

export type Words = {
  /** Whole text that the words are part of. */
  text: string;
  /** Place of the words in it. */
  at: number;
};

/** Finds the text block at an event in the frame, and the cursor's place in it. */
export function wordsAt({ target }: Event, view: View): Words | null {
  if (!(target instanceof view.Element)) return null;
  const block = target.closest("h1, h2, h3, h4, p, li, td, th, dt, dd, blockquote, figcaption, a, button") ?? target;
  const text = normalise(block.textContent);
  const selection = view.getSelection();
  if (text === "" || !selection || selection.rangeCount === 0) return text === "" ? null : { text, at: 0 };
  const before = view.document.createRange();
  before.selectNodeContents(block);
  const { startContainer, startOffset } = selection.getRangeAt(0);
  if (block.contains(startContainer)) before.setEnd(startContainer, startOffset);
  else before.collapse(true);
  return { text, at: normalise(before.toString()).length };
}

function normalise(text: string): string {
  return text.replace(/\s+/g, " ").trimStart();
}
