// Table at the end of `npm test`: what each part and the slowest test files cost.
import path from "node:path";

/** @typedef {{ name: string, seconds: number }} Time */

/**
 * Reads the files of Vitest's JSON report. A file takes from the start of its first test to the end of its last one.
 * @param {{ testResults: readonly { name: string, startTime: number, endTime: number }[] }} report
 * @returns {Time[]}
 */
export function timeVitestFiles({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(".", name),
    seconds: (endTime - startTime) / 1_000,
  }));
}

/** @typedef {{ tests: readonly { results: readonly { duration: number }[] }[] }} Spec */
/** @typedef {{ file: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite */

/**
 * Reads the files of Playwright's JSON report. A file takes the sum of its tests, with their hooks and retries.
 * @param {{ config: { rootDir: string }, suites: readonly Suite[] }} report
 * @returns {Time[]}
 */
export function timePlaywrightFiles({ config, suites }) {
  /** @type {Map<string, number>} */
  const seconds = new Map();
  // A file is listed once for each project that runs it.
  for (const suite of suites) seconds.set(suite.file, (seconds.get(suite.file) ?? 0) + millisecondsOf(suite) / 1_000);
  return [...seconds].map(([file, sum]) => ({ name: path.relative(".", path.join(config.rootDir, file)), seconds: sum }));
}

/** @param {Suite} suite @returns {number} */
function millisecondsOf({ specs = [], suites = [] }) {
  const durations = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...durations, ...suites.map(millisecondsOf)].reduce((sum, duration) => sum + duration, 0);
}

/**
 * Formats the parts in their order, then the ten slowest files.
 * @param {readonly Time[]} parts
 * @param {readonly Time[]} files
 */
export function formatTimes(parts, files) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  return [
    "Seconds of each part:",
    ...parts.map(row),
    ...(slowest.length > 0 ? ["Slowest test files:", ...slowest.map(row)] : []),
  ].join("\n");
}

/** @param {Time} time */
function row({ name, seconds }) {
  return `${seconds.toFixed(1).padStart(8)}  ${name}`;
}
