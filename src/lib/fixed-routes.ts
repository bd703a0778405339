/** First path segments reserved for the site: staff can't use them as slugs. Some are reserved for future pages. */
const fixedRoutes: readonly string[] = [
  ...["en", "vi", "404", "error-page", "link-ended-page", "not-found-page", "too-many-requests-page"],
  ...["about-us", "career", "contact", "my-data", "news", "search", "services", "sitemap"],
  ...["admin", "api", "auth"],
];

/** Checks whether a path segment is reserved. Segments with a dot are files, never slugs. */
export function isFixedRoute(slug: string): boolean {
  return fixedRoutes.includes(slug);
}
