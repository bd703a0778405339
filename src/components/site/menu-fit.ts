import type { Company } from "~/features/company/info/data";
import { lineOf } from "~/lib/menus";

/** Window widths from which a menu may be in the header, and the widths inside the margins, in px. */
const steps = [
  { from: "md", width: 768, inside: 704 },
  { from: "lg", width: 992, inside: 928 },
  { from: "xl", width: 1200, inside: 1136 },
] as const;

/** Widths of letters in Inter, in em, the first that fits. Other fonts are up to a tenth wider. */
const letterWidths: readonly [letters: RegExp, width: number][] = [
  [/[ijl.,:;'’|]/, 0.24],
  [/[\sftrI1()/-]/, 0.36],
  [/[mw@%]/, 0.9],
  [/[MW]/, 1],
  [/\p{Lu}/u, 0.75],
];
const OTHER_LETTER = 0.6;

/** Font sizes of entries and of the site's name, and the space around each entry and beside its name, in px. */
const ENTRY_FONT = 14;
const NAME_FONT = 16;
const AROUND_ENTRY = 24;
const ARROW = 20;
/** Search, language and theme, with their spacing and that of the logo, in px. */
const CONTROLS = 204;
const LOGO_HEIGHT = 36;
const MAX_LOGO = 176;
/** The sign beside the site's name. */
const SIGN = 44;
/** A longer name ends in "…" where the menu needs the room. */
const MAX_NAME = 260;

/** Estimates the width of a text in px. */
function textWidth(text: string, fontSize: number): number {
  const widths = [...text.normalize("NFC")].map(
    (letter) => letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_LETTER,
  );
  return widths.reduce((sum, width) => sum + width, 0) * fontSize;
}

/** Estimates the width of the logo, or of the sign and the site's name, in px. */
export function brandWidth(company: Pick<Company, "namedLogo"> | null, siteName: string): number {
  const logo = company?.namedLogo;
  if (!logo) return SIGN + Math.min(MAX_NAME, textWidth(siteName, NAME_FONT));
  return Math.min(MAX_LOGO, logo.width && logo.height ? (logo.width / logo.height) * LOGO_HEIGHT : MAX_LOGO);
}

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
 * @param brand width of what stands before the menu, in px
 */
export function fitMenu(entries: readonly Entry[], more: string, brand: number): MenuFit {
  const widthOf = ({ label, items }: Pick<Entry, "label" | "items">) =>
    textWidth(label, ENTRY_FONT) + AROUND_ENTRY + (items.length > 0 ? ARROW : 0);
  const line = lineOf(entries);
  const neededFor = (count: number) => {
    const shown = entries.slice(0, count).map(widthOf);
    const last = count < entries.length ? [widthOf({ label: more, items: entries })] : [];
    return [...shown, ...last].reduce((sum, width) => sum + width, CONTROLS + brand);
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
