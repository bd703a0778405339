export type SearchColumns = ReadonlyMap<string, readonly string[]>;

export const searchTriggersQuery = `
  SELECT c.relname AS "table", encode(t.tgargs, 'escape') AS "columns"
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE p.proname = 'set_search'
  ORDER BY 1`;

export function searchTriggersOf(rows: readonly (readonly [table: unknown, columns: unknown])[]): SearchColumns {
  return new Map(rows.map(([table, columns]) => [String(table), String(columns).split("\\000").filter(Boolean)]));
}

/** Reads `/// @search(nameEn, nameVi)` above each `search` column. @throws Error for a column without it */
export function declaredSearches(schema: string): SearchColumns {
  const models = schema.matchAll(/^model (\w+) \{$(.*?)^\}$/gms);
  return new Map(
    [...models].flatMap(([, table = "", body = ""]): [string, string[]][] => {
      if (!/^\s+search\s/m.test(body)) return [];
      const [, columns] = /^\s+\/\/\/ @search\(([\w, ]+)\)\n\s+search\s/m.exec(body) ?? [];
      if (!columns) throw new Error(`Say above ${table}.search which columns it holds, such as /// @search(nameEn, nameVi)`);
      return [[table, columns.split(",").map((column) => column.trim())]];
    }),
  );
}

/**
 * Builds the trigger SQL of a migration, as Prisma knows no triggers.
 * @returns `first` runs before Prisma's SQL, as a column of a trigger can't be dropped; `last` runs after it
 */
export function searchMigration(before: SearchColumns, after: SearchColumns): { first: string; last: string } {
  const isSame = (table: string) => before.get(table)?.join() === after.get(table)?.join();
  const dropped = [...before.keys()].filter((table) => !isSame(table));
  const created = [...after].filter(([table]) => !isSame(table));
  return {
    first: dropped.map((table) => `DROP TRIGGER "${table}_search" ON "${table}";\n`).join(""),
    last: created.map(([table, columns]) => createTrigger(table, columns)).join("\n"),
  };
}

function createTrigger(table: string, columns: readonly string[]): string {
  const [first] = columns;
  // Without larger samples the planner misjudges searches; see the migration search_statistics.
  return `ALTER TABLE "${table}" ALTER COLUMN "search" SET STATISTICS 1000;
CREATE TRIGGER "${table}_search" BEFORE INSERT OR UPDATE OF ${columns.map((column) => `"${column}"`).join(", ")} ON "${table}"
  FOR EACH ROW EXECUTE FUNCTION set_search(${columns.map((column) => `'${column}'`).join(", ")});
-- Runs the trigger for the rows that are there.
UPDATE "${table}" SET "${first}" = "${first}";
`;
}
