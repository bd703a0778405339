// Counts the tests of `npm test` and formats the totals.

/** @typedef {{ passed: number, failed: number, flaky: number, skipped: number }} Counts */

/** @type {Counts} */
export const noTests = { passed: 0, failed: 0, flaky: 0, skipped: 0 };

/** @param {Counts} one @param {Counts} other @returns {Counts} */
export function addCounts(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    flaky: one.flaky + other.flaky,
    skipped: one.skipped + other.skipped,
  };
}

/**
 * Counts Vitest's JSON report. Vitest does not retry, so nothing is flaky.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, flaky: 0, skipped: numPendingTests + numTodoTests };
}

/**
 * Counts the tests with a tag in Vitest's JSON report. With a filter by tags, Vitest reports all other tests as skipped.
 * @param {{ testResults: readonly { assertionResults: readonly { status: string, tags: readonly string[] }[] }[] }} report
 * @param {string} tag
 * @returns {Counts}
 */
export function countTagged({ testResults }, tag) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ tags }) => tags.includes(tag)));
  const passed = tests.filter(({ status }) => status === "passed").length;
  const failed = tests.filter(({ status }) => status === "failed").length;
  return { passed, failed, flaky: 0, skipped: tests.length - passed - failed };
}

/**
 * Counts Playwright's JSON report.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected, flaky: stats.flaky, skipped: stats.skipped };
}

/** Checks that nothing failed, not even on the first try. @param {Counts} counts */
export function isSuccess({ failed, flaky }) {
  return failed === 0 && flaky === 0;
}

/**
 * Formats the two closing lines: all counts, then the form that CI parses, in which a flaky test counts as failed.
 * @param {Counts} counts
 */
export function summarize({ passed, failed, flaky, skipped }) {
  return `${passed} passed, ${failed} failed, ${flaky} flaky, ${skipped} skipped\n${passed} passed, ${failed + flaky} failed, ${skipped} skipped`;
}
