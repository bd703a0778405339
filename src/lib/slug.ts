import { fold } from "./fold";

const MAX_LENGTH = 80;

/** Derives a slug from the English title, else from the Vietnamese; never empty. */
export function slugOf(titles: { en?: string | null; vi?: string | null }): string {
  return slugify(titles.en ?? "") || slugify(titles.vi ?? "") || "item";
}

/** Converts text to a slug: at most 80 characters, cut between words if possible; may be empty. */
export function slugify(text: string): string {
  const slug = fold(text)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf("-");
  return end > MAX_LENGTH / 2 ? cut.slice(0, end) : slug.slice(0, MAX_LENGTH);
}

/** Whether a slug was made from these titles, perhaps with a number, and not typed. */
export function isMadeFrom(slug: string, titles: Parameters<typeof slugOf>[0]): boolean {
  const made = slugOf(titles);
  const number = /-(\d{1,6})$/.exec(slug)?.[1];
  return slug === made || (number !== undefined && slug === numberedSlug(made, Number(number)));
}

/** Appends a number to a taken slug within the maximum length: `news-2`. */
export function numberedSlug(slug: string, number: number): string {
  const suffix = `-${number}`;
  return slug.slice(0, MAX_LENGTH - suffix.length).replace(/-$/, "") + suffix;
}
