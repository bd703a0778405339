import { fold } from "./fold";

const MAX_LENGTH = 80;

/** The slug of a record: from its English title, else from the Vietnamese without accents; never empty. */
export function slugOf(titles: { en?: string | null; vi?: string | null }): string {
  return slugify(titles.en ?? "") || slugify(titles.vi ?? "") || "item";
}

/** Lower-case letters, digits and single hyphens, 80 characters at most and cut between words where it can; may be empty. */
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

/** The same slug with a number behind it, for when it is taken: `news-2`. Stays within the length. */
export function numberedSlug(slug: string, number: number): string {
  const suffix = `-${number}`;
  return slug.slice(0, MAX_LENGTH - suffix.length).replace(/-$/, "") + suffix;
}
