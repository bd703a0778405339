/**
 * Prefetches pages, which come from the cache, before their link is followed. Excludes links with effects and non-public pages.
 * Inline rather than by header, to save a request; the policy of public pages allows it by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin*", "/auth/*", "/api/*"] } },
          { not: { selector_matches: "[data-no-prefetch]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
