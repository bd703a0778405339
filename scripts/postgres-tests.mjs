// Which of Vitest's files the part "postgres" of `npm test` runs.

/** Folders with Vitest's files. */
export const testFolders = ["src", "scripts", "prisma"];

/** Whether all tests of a file need a server: without one, vitest.config.ts leaves them out. @param {string} file */
export function needsPostgres(file) {
  return isTest(file) && file.endsWith(".postgres.test.ts");
}

/** Whether some tests of a file have the tag and run on a server again. @param {string} file @param {string} code */
export function hasPostgresTag(file, code) {
  return isTest(file) && !needsPostgres(file) && /^\/\/ @module-tag postgres$|\btags: "postgres"/m.test(code);
}

/**
 * Finds a name or a tag that looks like one of the above, but with which no test runs on a server.
 * @param {string} file
 * @param {string} code
 * @returns {string | null} what is wrong
 */
export function postgresTestComplaint(file, code) {
  if (/\.postgres\.\w+\.\w+$/.test(file) && !needsPostgres(file))
    return `tests that need PostgreSQL are in a *.postgres.test.ts of ${testFolders.join(", ")}`;
  const mayHaveTags = /\.tsx?$/.test(file) && testFolders.some((folder) => file.startsWith(`${folder}/`));
  const looksTagged = /@module-tag\b.*postgres|\btags:[^,;]*["'`]postgres["'`]/.test(code);
  if (!mayHaveTags || !looksTagged || hasPostgresTag(file, code)) return null;
  return needsPostgres(file)
    ? "its name says that it runs on PostgreSQL; the tag would leave tests out"
    : 'the tag is written tags: "postgres", or in a line // @module-tag postgres, of a *.test.ts';
}

/** @param {string} file */
function isTest(file) {
  return file.endsWith(".test.ts") && testFolders.some((folder) => file.startsWith(`${folder}/`));
}
