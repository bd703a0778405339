import type { Answer } from "./answer";

/** Below /api, as no page has such an address. */
export const SPECULATION_RULES_PATH = "/api/speculation-rules";

/**
 * Pages come from memory, so one whose link is about to be followed can be fetched before. Links with an effect, and what is no
 * public page, are not.
 */
const rules = {
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
};

/** The rules that each public page names in its header Speculation-Rules. */
export const speculationRules: Answer = {
  status: 200,
  headers: { "content-type": "application/speculationrules+json", "cache-control": "public, max-age=86400" },
  body: Buffer.from(JSON.stringify(rules)),
};
