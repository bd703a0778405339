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
  // Title and canonical URL are in the head for every visitor, not only for bots.
  htmlLimitedBots: /.*/,
  // See app/crash-page.tsx.
  compiler: { define: { CRASH_TEXTS: JSON.stringify({ en: en.crash, vi: vi.crash }) } },
  // `npm test` runs the type checker separately.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // Otherwise a server restarted after file changes would serve the old version and reload the page endlessly.
    turbopackFileSystemCacheForDev: false,
    // Staff visit many back-office pages in a row: most share a few script files.
    turbopackChunking: {
      clusters: [[/^\/admin/]],
      requestCost: 2_000_000,
      minChunkSize: 300_000,
      maxMergeChunkSize: 4_000_000,
      maxChunkCountPerGroup: 2,
    },
  },
  serverExternalPackages: [
    // Next and the server must share one registry.
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

  // Each URL has one language: English at the bare path, Vietnamese under /vi. Internally, every public page is under /[locale].
  // src/server/http/addresses.ts redirects between them before Next.
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
  // The plugin tells the bundler where the messages are. The running server does not need it, and it would keep a compiler in memory.
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin({
    requestConfig: "./src/i18n/request.ts",
    // Compiled messages spare the browser the parser of placeholders and plurals (10 KB), but are no texts: `t.raw` throws.
    experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
  })(config);
}
