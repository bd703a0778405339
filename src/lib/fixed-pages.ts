/** Slugs of the pages that every site has, in their order. Home's is empty; each other page is its section's. */
export const fixedSlugs = ["", "services", "about-us", "news", "career", "contact"] as const;

export type FixedSlug = (typeof fixedSlugs)[number];

export function isFixedSlug(slug: string): slug is FixedSlug {
  return fixedSlugs.some((fixed) => fixed === slug);
}
