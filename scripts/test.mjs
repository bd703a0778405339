// `npm test`: everything that must hold, on a fresh clone too. Ends with two lines over all of it:
// "N passed, N failed, N flaky, N skipped", and "N passed, N failed, N skipped" for CI, in which a flaky test is a failed one.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { explainAndExit } from "./explain.mjs";
import { ensureNginx } from "./nginx.mjs";
import { NoPostgres, startPostgres } from "./postgres.mjs";
import { checkNode, ensureGenerated, ensureInstalled } from "./prepare.mjs";
import { CommandFailed, run, step } from "./steps.mjs";
import { addCounts, countPlaywright, countVitest, isSuccess, noTests, summarize } from "./test-counts.mjs";

const results = "test-results";
let counts = noTests;

checkNode();
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

try {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await ensureInstalled();
  await ensureGenerated();
  await step("Types, lint, structure, messages, migrations, lock and unused code", () =>
    Promise.all([
      check("typescript/bin/tsc", ["--noEmit"]),
      check("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]),
      check("knip/bin/knip.js", ["--cache"]),
      check("knip/bin/knip.js", ["--production", "--config", "knip.production.json", "--include", "exports"]),
      ...["structure", "messages", "migrations", "lock"].map((name) => check("tsx/dist/cli.mjs", [`scripts/check-${name}.ts`])),
    ]),
  );
  await step("Looking for nginx", ensureNginx);
  await suite(
    "Unit and router tests",
    "vitest/vitest.mjs",
    ["run", "--reporter=default", "--reporter=json", "--outputFile.json=test-results/unit.json"],
    {
      file: `${results}/unit.json`,
      count: countVitest,
    },
  );
  const postgres = await findPostgres();
  // The build leaves one processor to the tests most of the time.
  const [isBuilt] = await Promise.all([built(), postgres && testOnPostgres(postgres)]);
  if (isBuilt) {
    const browser = await step("Looking for a browser", ensureBrowser);
    await suite("End-to-end tests", "playwright/cli.js", ["test", "--reporter=list,json"], {
      file: `${results}/e2e.json`,
      count: countPlaywright,
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/e2e.json`, ...postgres },
    });
  }
} catch (error) {
  explainAndExit(error);
}

console.log(`\n${summarize(counts)}`);
process.exit(isSuccess(counts) ? 0 : 1);

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
    console.log(`- Skipped: tests on PostgreSQL (${error.message})`);
    count({ skipped: 1 });
    return null;
  }
}

/** @param {Record<string, string>} env names the server */
function testOnPostgres(env) {
  const report = `${results}/postgres.json`;
  const args = ["run", ...postgresTests(), "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return suite("Tests on PostgreSQL", "vitest/vitest.mjs", args, { file: report, count: countVitest, env });
}

/** Test files that need a PostgreSQL server, and those that say why they run on one too: the embedded database has one connection. */
function postgresTests() {
  const files = ["src", "prisma"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const tests = files.filter((file) => file.endsWith(".test.ts"));
  return tests.filter(
    (file) => file.endsWith(".postgres.test.ts") || readFileSync(file, "utf8").startsWith("// On PostgreSQL too: "),
  );
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
 * @param {{ file: string, count: (report: Report) => import("./test-counts.mjs").Counts, env?: Record<string, string> }} report
 */
async function suite(label, command, args, { file, count: countOf, env }) {
  console.log(`… ${label}`);
  const code = await node(command, args, env);
  const counted = existsSync(file) ? countOf(JSON.parse(readFileSync(file, "utf8"))) : noTests;
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
