// Prepares everything the site needs to run, but only what is missing or outdated. Uses only Node's own modules, since it runs
// before the packages are installed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fail, run, step } from "./steps.mjs";

/** File in which a build records the hash of its source. */
export const buildStamp = path.join("dist", "build-stamp");
const generateStamp = path.join("src", "generated", "stamp");

/** Ends the process if Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
}

/** Installs the packages of package-lock.json unless they are installed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  await step("Installing packages", () => run(npm, ["ci", "--include=dev", "--no-audit", "--no-fund"]));
}

const fonts = path.join("src", "generated", "fonts");

/** Generates the fonts and the database client of prisma/schema unless they are up to date. */
export async function ensureGenerated() {
  await ensureFonts();
  const stamp = hash(["prisma/schema", "prisma.config.ts", "node_modules/prisma/package.json"]);
  if (readIfThere(generateStamp) === stamp && existsSync("src/generated/prisma/client.ts")) return;
  await step("Generating the database client", () => run(process.execPath, ["node_modules/prisma/build/index.js", "generate"]));
  mkdirSync(path.dirname(generateStamp), { recursive: true });
  writeFileSync(generateStamp, stamp);
}

async function ensureFonts() {
  const stamp = hash(["scripts/fonts.mjs", "package-lock.json"]);
  if (readIfThere(path.join(fonts, "stamp")) === stamp) return;
  const { writeFonts } = await import("./fonts.mjs");
  await step("Cutting the fonts", () => writeFonts(fonts));
  writeFileSync(path.join(fonts, "stamp"), stamp);
}

/** Hashes everything that a build depends on. */
export function sourceStamp() {
  const source = [
    "src",
    "messages",
    "public",
    "prisma",
    "scripts/build.mjs",
    "scripts/fonts.mjs",
    "server.ts",
    "package.json",
    "package-lock.json",
  ];
  return hash([...source, "next.config.js", "postcss.config.mjs", "tailwind.config.ts", "tsconfig.json"]);
}

/**
 * Checks that every package of the lock file is installed in its version. Optional ones, and those of other systems, may be
 * missing.
 */
function isInstalled() {
  const lock = readLock("package-lock.json");
  const installed = readLock("node_modules/.package-lock.json");
  return (
    lock !== null &&
    installed !== null &&
    Object.entries(lock).every(
      ([name, { version, optional, devOptional, peer }]) =>
        name === "" || installed[name]?.version === version || ((optional || devOptional || peer) && !installed[name]),
    )
  );
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry
 * @param {string} file
 * @returns {Record<string, LockEntry> | null}
 */
function readLock(file) {
  const text = readIfThere(file);
  return text === null ? null : JSON.parse(text).packages;
}

/** @param {string} file */
export function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** Hashes the names and contents of files, including those in folders. @param {readonly string[]} roots */
function hash(roots) {
  const sum = createHash("sha256");
  const add = (/** @type {string} */ file) => {
    sum.update(`${file}\0`).update(readFileSync(file)).update("\0");
  };
  for (const root of roots.filter((name) => existsSync(name))) {
    if (!statSync(root).isDirectory()) add(root);
    else for (const file of filesIn(root)) add(file);
  }
  return sum.digest("hex");
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      // Generated files depend on sources that are hashed already; tests and hidden files are not part of a build.
      if (entry.name.startsWith(".") || file === path.join("src", "generated") || /\.test\.tsx?$/.test(file)) return [];
      return entry.isDirectory() ? filesIn(file) : [file];
    });
}
