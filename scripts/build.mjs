// `npm run build` builds the site for production in .next and dist.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildStamp, checkNode, ensureGenerated, ensureInstalled, readIfThere, sourceStamp } from "./prepare.mjs";
import { loadEnv, run, step } from "./steps.mjs";

/** Builds for production unless the last build used the same source. */
export async function ensureBuilt() {
  if (readIfThere(buildStamp) === sourceStamp() && existsSync("dist/server.js") && existsSync(".next/BUILD_ID")) return;
  await build();
}

/** Builds the site and its server. The stamp is written last, so that an interrupted build never counts as complete. */
export async function build() {
  const stamp = sourceStamp();
  rmSync("dist", { recursive: true, force: true });
  await ensureGenerated();
  await step("Building the site", () =>
    run(process.execPath, ["node_modules/next/dist/bin/next", "build"], { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" }),
  );
  await step("Building the server", () => bundleServer());
  await step("Building the script of the public pages", () => bundleSiteScript());
  await step("Compressing", async () => {
    await compressStatic(path.join(".next", "static"));
    await compressStatic(path.join("dist", "site"));
  });
  writeFileSync(buildStamp, stamp);
}

/** Bundles server.ts with separate chunks for rarely used modules; packages stay external. @param {string} [outdir] */
export async function bundleServer(outdir = "dist") {
  const esbuild = await import("esbuild");
  await esbuild.build({
    entryPoints: {
      server: "server.ts",
      "draw-process": "src/server/share-cards/draw-process.ts",
      "avif-process": "src/server/files/avif-process.ts",
      "image-process": "src/server/files/image-process.ts",
      "pdf-process": "src/server/files/pdf-process.ts",
    },
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: "parts/[name]-[hash]",
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    // Next replaces this marker; outside of Next, importing it throws.
    alias: { "server-only": path.resolve("node_modules/server-only/empty.js") },
    sourcemap: true,
    logLevel: "warning",
  });
  // Without it, esbuild's helper process keeps running.
  await esbuild.stop();
}

/** @type {import("esbuild").BuildOptions} */
const siteScript = {
  entryPoints: ["src/components/site/script/main.ts"],
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  logLevel: "warning",
};

/** Bundles the public pages' script with a hash in its name; see src/server/http/site-script.ts. */
async function bundleSiteScript() {
  const esbuild = await import("esbuild");
  await esbuild.build({ ...siteScript, outdir: "dist/site", entryNames: "[name]-[hash]" });
  await esbuild.stop();
}

/** Bundles the same script for development and rebuilds it on changes. */
export async function watchSiteScript() {
  const esbuild = await import("esbuild");
  const context = await esbuild.context({ ...siteScript, minify: false, outdir: "dist/development/site" });
  await context.rebuild();
  await context.watch();
}

/** Compresses every text file of a folder to gzip and Brotli files beside it. @param {string} folder */
async function compressStatic(folder) {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|json|svg|txt|map)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, brotli));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  checkNode();
  loadEnv();
  await ensureInstalled();
  const { explainAndExit } = await import("./explain.mjs");
  await build().catch(explainAndExit);
}
