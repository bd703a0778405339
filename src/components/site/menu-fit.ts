import { lineOf } from "~/lib/menus";

/** Window widths from which a menu may be in the header, and the widths inside the margins, in px. */
const steps = [
  { from: "md", width: 768, inside: 704 },
  { from: "lg", width: 992, inside: 928 },
  { from: "xl", width: 1200, inside: 1136 },
] as const;

/** Largest mean letter width in both languages, and the space around each entry and beside its name, in px. */
const LETTER = 7.6;
const AROUND_ENTRY = 24;
const ARROW = 20;
/** Logo, search, language and theme with their spacing, in px. */
const BESIDE = 380;

type Entry = { label: string; isUnderMore: boolean; items: readonly unknown[] };

/**
 * How a menu fits into the header: from which window width (`width` in px), and how many entries stand before "More" there (`least`)
 * and from xl on (`most`).
 */
export type MenuFit = Pick<(typeof steps)[number], "from" | "width"> & { least: number; most: number };

/**
 * Estimates from the texts how a menu fits into one line. The entries that staff put under "More" are there at every width, and the
 * last of the others join them where the header is too narrow. Fewer than two entries make no menu: a button opens all of them there.
 * @param more the word for "More"
 */
export function fitMenu(entries: readonly Entry[], more: string): MenuFit {
  const widthOf = ({ label, items }: Pick<Entry, "label" | "items">) =>
    label.length * LETTER + AROUND_ENTRY + (items.length > 0 ? ARROW : 0);
  const line = lineOf(entries);
  const neededFor = (count: number) => {
    const shown = entries.slice(0, count).map(widthOf);
    const last = count < entries.length ? [widthOf({ label: more, items: entries })] : [];
    return [...shown, ...last].reduce((sum, width) => sum + width, BESIDE);
  };
  const countIn = (inside: number) => {
    let count = line;
    while (count > 0 && neededFor(count) > inside) count--;
    return count;
  };
  const [tablet, laptop, large] = steps;
  const whole = [tablet, laptop].find(({ inside }) => inside >= neededFor(line));
  if (whole) return { from: whole.from, width: whole.width, least: line, most: line };
  const [least, most] = [countIn(laptop.inside), countIn(large.inside)];
  const { from, width } = least < 2 ? large : laptop;
  return { from, width, least: least < 2 ? most : least, most };
}
