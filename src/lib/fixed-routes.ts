/**
 * The first parts of all addresses that belong to the site itself: no page that staff write can have one as its slug. Some have no
 * page yet, so that none written now is hidden by it later.
 */
const fixedRoutes: readonly string[] = [
  ...["en", "vi", "404", "error-page", "link-ended-page", "not-found-page", "too-many-requests-page"],
  ...["about-us", "career", "contact", "my-data", "news", "search", "services", "sitemap"],
  ...["admin", "api", "auth"],
];

/** Whether an address of one part, such as "news", is that of a fixed page. Addresses with a dot are files and no slugs. */
export function isFixedRoute(slug: string): boolean {
  return fixedRoutes.includes(slug);
}
