/**
 * Pages come from memory, so one whose link is about to be followed can be fetched before. Links with an effect, and what is no
 * public page, are not. In the page itself rather than behind a header: a request less on a first visit. The policy of public pages
 * allows it by its hash.
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
