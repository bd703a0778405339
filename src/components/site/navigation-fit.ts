/** Window widths from which the navigation fits, and the width inside the margins. */
const steps = [
  { from: "md", inside: 704 },
  { from: "lg", inside: 928 },
  { from: "xl", inside: 1136 },
] as const;

/** Largest mean letter width in both languages, and the space around each entry, in px. */
const LETTER = 7.6;
const AROUND_ENTRY = 24;
/** Logo, search, language and theme with their spacing, in px. */
const BESIDE = 380;

/** Estimates from the texts the window width from which all entries fit in one line; null: never. */
export function navigationFitsFrom(labels: readonly string[]): (typeof steps)[number]["from"] | null {
  const needed = labels.reduce((width, label) => width + label.length * LETTER + AROUND_ENTRY, BESIDE);
  return steps.find(({ inside }) => inside >= needed)?.from ?? null;
}
