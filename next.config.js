import createNextIntlPlugin from "next-intl/plugin";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // The page cache compresses once for all; see server.ts.
  compress: false,
  // Title and canonical stand in the head for everyone, not only for bots.
  htmlLimitedBots: /.*/,
  // `npm test` runs the type checker by itself.
  typescript: { ignoreBuildErrors: true },
  experimental: { globalNotFound: true },
  serverExternalPackages: [
    "@electric-sql/pglite",
    "pglite-prisma-adapter",
    "sharp",
    "@node-rs/argon2",
    "file-type",
    "sanitize-html",
  ],
  images: { unoptimized: true },

  // One URL is one language: English at the bare path, Vietnamese under /vi. Inside, every public page lives under /[locale].
  redirects: async () => [
    { source: "/en", destination: "/", permanent: true },
    { source: "/en/:path*", destination: "/:path*", permanent: true },
    {
      source: `/:path(${publicPaths})?`,
      has: [{ type: "cookie", key: "locale", value: "vi" }],
      destination: "/vi/:path*",
      permanent: false,
    },
  ],
  rewrites: async () => ({ beforeFiles: [], afterFiles: [], fallback: [] }),
};

const publicPaths = "";

export default createNextIntlPlugin("./src/i18n/request.ts")(config);
