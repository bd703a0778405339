import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import en from "./messages/en.json" with { type: "json" };
import vi from "./messages/vi.json" with { type: "json" };

/**
 * The bare path of a public page, `/` aside: not of the back office, the account pages or the API, nothing that already names
 * its language, and no file (pages have no dot in their address).
 */
const publicPath = "(?!(?:admin|auth|api|en|vi)(?:/|$)|_)[^.]+";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // Title and canonical are in the head for every visitor, not only for bots.
  htmlLimitedBots: /.*/,
  // See app/crash-page.tsx.
  compiler: { define: { CRASH_TEXTS: JSON.stringify({ en: en.crash, vi: vi.crash }) } },
  // `npm test` runs the type checker by itself.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // A server that starts again after files were changed would serve what it had before, and reload the page for ever.
    turbopackFileSystemCacheForDev: false,
    // People go from page to page of the back office: its scripts come in few files that most pages share.
    turbopackChunking: {
      clusters: [[/^\/admin/]],
      requestCost: 2_000_000,
      minChunkSize: 300_000,
      maxMergeChunkSize: 4_000_000,
      maxChunkCountPerGroup: 2,
    },
  },
  serverExternalPackages: [
    // Its registry must be one for Next and the server.
    "prom-client",
    "@electric-sql/pglite",
    "pglite-prisma-adapter",
    "sharp",
    "@node-rs/argon2",
    "file-type",
    "flydrive",
    "sanitize-html",
    "@zxcvbn-ts/language-common",
  ],
  images: { unoptimized: true },

  // One URL is one language: English at the bare path, Vietnamese under /vi. Inside, every public page lives under /[locale].
  // The redirects between them come before Next: src/server/http/addresses.ts.
  rewrites: async () => ({
    beforeFiles: [
      { source: "/", destination: "/en" },
      { source: `/:path(${publicPath})`, destination: "/en/:path*" },
      { source: "/feed.xml", destination: "/en/feed.xml" },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

/** @param {string} phase */
export default async function configure(phase) {
  // The plugin tells the bundler where the messages are. The server needs nothing of it, and it would keep a compiler in memory.
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin("./src/i18n/request.ts")(config);
}
