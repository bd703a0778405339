const losing: readonly [pattern: RegExp, what: string][] = [
  [/\bDROP\s+(?:COLUMN|TABLE|SCHEMA)\b/i, "drops a column or table"],
  [/\bDROP\b[^;]*\bCASCADE\b/i, "drops all that depends on something"],
  [/\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/i, "changes the type of a column"],
  [/(?:^|;)\s*(?:DELETE\s+FROM|TRUNCATE)\b/im, "deletes rows"],
];

/** Statements that end the transaction or need their own: a failed migration must leave nothing behind. */
const ownTransaction = /(?:^|;)\s*(?:BEGIN|START\s+TRANSACTION|COMMIT|ROLLBACK|VACUUM)\b[^;\n]*;|\bCONCURRENTLY\b/im;

/** Headings written by Prisma. */
const heading = /^-- (?:Create|Alter|Drop|Add|Rename|Redefine)[A-Za-z]+$/;

/**
 * Lists the reasons to refuse a migration. Statements that lose data need a comment at the start of their paragraph that says
 * where the data went, or why nothing is lost.
 * @returns one line for each such paragraph, and one when the migration is not a single transaction
 */
export function refuseMigration(script: string): string[] {
  // A function's body does not run during the migration.
  const statements = script
    .replace(/\bCREATE\s+(?:OR\s+REPLACE\s+)?FUNCTION\b[\s\S]*?(\$\w*\$)[\s\S]*?\1/gi, "CREATE FUNCTION")
    .replace(/\/\*[\s\S]*?\*\//g, "");
  const found = statements.split(/\n\s*\n/).flatMap((paragraph) => {
    const lines = paragraph.trim().split("\n");
    if (lines[0]?.startsWith("--") && !heading.test(lines[0].trim())) return [];
    const sql = lines.filter((line) => !line.trim().startsWith("--")).join("\n");
    const loss = losing.find(([pattern]) => pattern.test(sql));
    return loss ? [`${sql.split("\n")[0]} … ${loss[1]}: begin the paragraph with a comment that says where the data went`] : [];
  });
  return ownTransaction.test(statements.replace(/--.*$/gm, ""))
    ? [...found, "it is not one transaction: leave BEGIN, COMMIT, VACUUM and CONCURRENTLY out"]
    : found;
}
