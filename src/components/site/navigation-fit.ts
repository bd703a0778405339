/** Widths of the window from which the navigation fits into the header, and how much of that is inside the margins. */
const steps = [
  { from: "md", inside: 704 },
  { from: "lg", inside: 928 },
  { from: "xl", inside: 1136 },
] as const;

/** The largest mean width of a letter of the navigation in both languages, and the space around each entry. */
const LETTER = 7.6;
const AROUND_ENTRY = 24;
/** Logo, search, language and theme with the space between them. */
const BESIDE = 380;

/**
 * From which width of the window all entries fit into the header in one line; null when they never do and stay behind the menu
 * button. Estimated from the texts, because neither the server nor a style sheet can measure them.
 */
export function navigationFitsFrom(labels: readonly string[]): (typeof steps)[number]["from"] | null {
  const needed = labels.reduce((width, label) => width + label.length * LETTER + AROUND_ENTRY, BESIDE);
  return steps.find(({ inside }) => inside >= needed)?.from ?? null;
}
