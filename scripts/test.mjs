// `npm test`: everything that must hold, on a fresh clone too; `npm test -- unit` runs one of its parts. Ends with its times and two
// lines over all of it:
// "N passed, N failed, N flaky, N skipped", and "N passed, N failed, N skipped" for CI, in which a flaky test is a failed one.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { explainAndExit } from "./explain.mjs";
import { ensureNginx } from "./nginx.mjs";
import { NoPostgres, startPostgres } from "./postgres.mjs";
import { hasPostgresTag, needsPostgres, testFolders } from "./postgres-tests.mjs";
import { checkNode, ensureGenerated, ensureInstalled } from "./prepare.mjs";
import { CommandFailed, fail, run, step } from "./steps.mjs";
import { addCounts, countPlaywright, countTagged, countVitest, isSuccess, noTests, summarize } from "./test-counts.mjs";
import { selectParts, usage } from "./test-parts.mjs";
import { formatTimes, timePlaywrightFiles, timeVitestFiles } from "./test-times.mjs";

const results = "test-results";
const names = process.argv.slice(2);
const parts = selectParts(names) ?? fail(usage);
let counts = noTests;
/** @type {import("./test-times.mjs").Time[]} */
const partTimes = [];
/** @type {import("./test-times.mjs").Time[]} */
const fileTimes = [];

checkNode();
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

try {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await timed("install", async () => {
    await ensureInstalled();
    await ensureGenerated();
    await step("Looking for nginx", ensureNginx);
  });
  await part("checks", runChecks);
  await part("unit", testUnits);
  const postgres = parts.has("postgres") || parts.has("browser") ? await findPostgres() : null;
  // The build leaves one processor to the tests most of the time.
  const [isBuilt] = await Promise.all([part("build", built), postgres && part("postgres", () => testOnPostgres(postgres))]);
  if (isBuilt) await part("browser", () => testInBrowser(postgres));
} catch (error) {
  explainAndExit(error);
}

console.log(`\n${formatTimes(partTimes, fileTimes)}\n\n${summarize(counts)}`);
process.exit(isSuccess(counts) ? 0 : 1);

/**
 * Runs a part if it is selected.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} task
 */
async function part(name, task) {
  return parts.has(name) ? timed(name, task) : null;
}

/**
 * Runs a task, whose time is shown at the end.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} task
 */
async function timed(name, task) {
  const started = performance.now();
  const result = await task();
  partTimes.push({ name, seconds: (performance.now() - started) / 1_000 });
  return result;
}

function runChecks() {
  // Types of an earlier build name pages that may be deleted since. The next build writes them anew.
  for (const types of [".next/types", ".next/dev/types"]) rmSync(types, { recursive: true, force: true });
  return step("Types, lint, structure, messages, migrations, lock and unused code", () =>
    Promise.all([
      check("typescript/bin/tsc", ["--noEmit"]),
      check("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]),
      check("knip/bin/knip.js", ["--cache"]),
      check("knip/bin/knip.js", ["--production", "--config", "knip.production.json", "--include", "exports"]),
      ...["structure", "messages", "migrations", "lock"].map((name) => check("tsx/dist/cli.mjs", [`scripts/check-${name}.ts`])),
    ]),
  );
}

/** Runs a check beside others: what it prints is shown when it fails. @param {string} command @param {string[]} args */
async function check(command, args) {
  count((await succeeds(run(process.execPath, [`node_modules/${command}`, ...args]))) ? { passed: 1 } : { failed: 1 });
}

/** The environment of tests on a PostgreSQL server: the one that TEST_DATABASE_URL names, or one of this machine; null without any. */
async function findPostgres() {
  if (process.env.TEST_DATABASE_URL) return { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL };
  try {
    const { url } = await step("Starting PostgreSQL", startPostgres);
    return { TEST_DATABASE_URL: url };
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    const reason = `tests on PostgreSQL (${error.message}, or name a server in TEST_DATABASE_URL)`;
    // A part that is asked for by its name must not pass without its tests.
    const isNamed = names.includes("postgres");
    console.log(isNamed ? `✗ Not run: ${reason}` : `- Skipped: ${reason}`);
    count(isNamed ? { failed: 1 } : { skipped: 1 });
    return null;
  }
}

function testUnits() {
  const file = `${results}/unit.json`;
  return suite("Unit and router tests", "vitest/vitest.mjs", ["run", ...vitestReport(file)], { file, read: readVitest });
}

/** @param {Record<string, string>} env names the server */
async function testOnPostgres(env) {
  const { needing, tagged } = postgresTests();
  const file = `${results}/postgres.json`;
  const args = ["run", ...needing, ...vitestReport(file)];
  await suite("Tests that need PostgreSQL", "vitest/vitest.mjs", args, { file, read: readPostgres, env });
  const taggedFile = `${results}/postgres-tagged.json`;
  const taggedArgs = ["run", ...tagged, "--tags-filter=postgres", ...vitestReport(taggedFile)];
  await suite("Tests again, on PostgreSQL", "vitest/vitest.mjs", taggedArgs, { file: taggedFile, read: readTagged, env });
}

/** @typedef {Parameters<typeof countVitest>[0] & Parameters<typeof countTagged>[0] & Parameters<typeof timeVitestFiles>[0]} VitestReport */

/** @param {VitestReport} report */
function readVitest(report) {
  return { counted: countVitest(report), times: timeVitestFiles(report) };
}

/** @param {VitestReport} report */
function readPostgres(report) {
  const times = timeVitestFiles(report).map(({ name, seconds }) => ({ name: `${name} (PostgreSQL)`, seconds }));
  return { counted: countVitest(report), times };
}

/** @param {VitestReport} report */
function readTagged(report) {
  return { ...readPostgres(report), counted: countTagged(report, "postgres") };
}

/** @param {string} file */
function vitestReport(file) {
  return ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
}

/** @param {Record<string, string> | null} postgres names the server */
async function testInBrowser(postgres) {
  const file = `${results}/e2e.json`;
  const browser = await step("Looking for a browser", ensureBrowser);
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...postgres };
  await suite("End-to-end tests", "playwright/cli.js", ["test", "--reporter=list,json"], { file, read: readPlaywright, env });
}

/** @param {Parameters<typeof countPlaywright>[0] & Parameters<typeof timePlaywrightFiles>[0]} report */
function readPlaywright(report) {
  return { counted: countPlaywright(report), times: timePlaywrightFiles(report) };
}

/** Finds the files for PostgreSQL by name and by tag: Vitest would load all others too, only to skip their tests. */
function postgresTests() {
  const files = testFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.posix.join(folder, file)),
  );
  const tests = files.filter((file) => file.endsWith(".test.ts"));
  return {
    needing: tests.filter(needsPostgres),
    tagged: tests.filter((file) => hasPostgresTag(file, readFileSync(file, "utf8"))),
  };
}

/** Makes the production build, which the end-to-end tests run on. Its progress would be lost between the lines of the tests beside it. */
async function built() {
  const isBuilt = await succeeds(
    run(process.execPath, ["--eval", "import('./scripts/build.mjs').then((it) => it.ensureBuilt())"]),
  );
  count(isBuilt ? { passed: 1 } : { failed: 1 });
  return isBuilt;
}

/** Waits for a command; what it printed is shown when it fails. @param {Promise<void>} command */
async function succeeds(command) {
  try {
    await command;
    return true;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    console.error(error.output);
    return false;
  }
}

/**
 * A runner that leaves a report behind. One that ends badly without a failed test counts as one.
 * @template Report
 * @param {string} label
 * @param {string} command
 * @param {string[]} args
 * @param {{
 *   file: string,
 *   read: (report: Report) => { counted: import("./test-counts.mjs").Counts, times: import("./test-times.mjs").Time[] },
 *   env?: Record<string, string>,
 * }} report
 */
async function suite(label, command, args, { file, read, env }) {
  console.log(`… ${label}`);
  const code = await node(command, args, env);
  const { counted, times } = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { counted: noTests, times: [] };
  fileTimes.push(...times);
  count(code !== 0 && isSuccess(counted) ? { ...counted, failed: 1 } : counted);
}

/** @param {Partial<import("./test-counts.mjs").Counts>} counted */
function count(counted) {
  counts = addCounts(counts, { ...noTests, ...counted });
}

/** Runs one of the project's own tools. @param {string} command @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<number>} */
function node(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/${command}`, ...args], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}
