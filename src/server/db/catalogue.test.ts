// @module-tag postgres

import { describe, expect, test } from "vitest";
import { slugPaths } from "~/features/public-paths";
import { publicRecords } from "~/features/public-records";
import { proceduresOf } from "~/server/crud/procedures";
import { database } from "~/server/db/client";
import { schemaSearches } from "~/server/db/diff-migrations";
import { searchTriggersOf, searchTriggersQuery } from "~/server/db/search-triggers";
import { useTestDatabase } from "~/server/db/test-database";
import { fileTables } from "~/server/files/folders";
import { appRouter } from "~/server/root";
import { publishingMoments } from "~/server/traits/publishing";

/** Tables short enough to sort without an index, each with its reason. */
const smallTables: Record<string, string> = {
  Feature: "the pages of the menu",
  HistoryEntry: "shown whole on a page",
  Level: "read whole for the choices of a form",
  NewsCategory: "read whole for the choices of a form",
  Office: "shown whole on a page",
  Partner: "shown whole on a page",
  Position: "read whole for the choices of a form",
  ReplyTemplate: "read whole for the choices of a reply",
  LetterTemplate: "read whole for the choices of a letter",
  Role: "read whole for the choices of a form",
  Source: "read whole for the choices of a form",
  Statistic: "shown whole on a page",
};

type Index = { table: string; columns: string[]; isUnique: boolean; method: string; operators: string[] };

useTestDatabase();

/** Reads every index that covers all rows of its table. */
function indexes(): Promise<Index[]> {
  return database().$queryRaw`
    SELECT c.relname AS "table", i.indisunique AS "isUnique", m.amname AS "method",
      ARRAY(SELECT a.attname::text FROM unnest(i.indkey) WITH ORDINALITY AS k(number, place)
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number ORDER BY k.place) AS "columns",
      ARRAY(SELECT o.opcname::text FROM unnest(i.indclass) WITH ORDINALITY AS k(id, place)
        JOIN pg_opclass o ON o.oid = k.id ORDER BY k.place) AS "operators"
    FROM pg_index i
      JOIN pg_class c ON c.oid = i.indrelid
      JOIN pg_class x ON x.oid = i.indexrelid
      JOIN pg_am m ON m.oid = x.relam
    WHERE c.relnamespace = 'public'::regnamespace AND i.indpred IS NULL AND i.indisvalid`;
}

function columns(): Promise<{ table: string; column: string; isNullable: boolean }[]> {
  return database().$queryRaw`
    SELECT table_name::text AS "table", column_name::text AS "column", is_nullable = 'YES' AS "isNullable"
    FROM information_schema.columns WHERE table_schema = 'public'`;
}

describe("every foreign key", () => {
  test("has an index that begins with its columns", async () => {
    const keys = await database().$queryRaw<{ name: string; table: string; columns: string[] }[]>`
      SELECT f.conname::text AS "name", c.relname::text AS "table",
        ARRAY(SELECT a.attname::text FROM unnest(f.conkey) WITH ORDINALITY AS k(number, place)
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number ORDER BY k.place) AS "columns"
      FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
      WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace`;
    expect(keys.length).toBeGreaterThan(10);
    const all = await indexes();
    const slow = keys.filter(
      (key) =>
        !all.some((index) => index.table === key.table && key.columns.every((name, place) => index.columns[place] === name)),
    );
    expect(slow.map(({ name }) => name)).toEqual([]);
  });
});

describe("every table with a key of stored files", () => {
  test("has the trigger that records the end of a row's files", async () => {
    const triggers = await database().$queryRaw<{ table: string; kind: string; removal: string }[]>`
      SELECT c.relname::text AS "table", a[1] AS "kind", a[2] AS "removal"
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid,
        string_to_array(encode(t.tgargs, 'escape'), '\\000') AS a
      WHERE p.proname = 'record_file_removal' AND pg_get_triggerdef(t.oid) LIKE '% AFTER DELETE ON %'`;
    const byTable = (one: { table: string }, other: { table: string }) => (one.table < other.table ? -1 : 1);
    expect(triggers.sort(byTable)).toEqual(fileTables.toSorted(byTable));
    const tables = (await columns()).flatMap(({ table, column }) => (column === "key" ? [table] : []));
    expect(triggers.map(({ table }) => table)).toEqual(tables.sort());
  });
});

describe("every table with a search column", () => {
  test("has the trigger that its schema declares, on existing columns", async () => {
    const triggers = await database().$queryRawUnsafe<{ table: string; columns: string }[]>(searchTriggersQuery);
    const searches = searchTriggersOf(triggers.map(({ table, columns }) => [table, columns]));
    expect(searches).toEqual(schemaSearches());
    const all = await columns();
    const tables = all.flatMap(({ table, column }) => (column === "search" ? [table] : []));
    expect([...searches.keys()].sort()).toEqual(tables.sort());
    const unknown = [...searches].flatMap(([table, names]) =>
      names.filter((name) => !all.some((one) => one.table === table && one.column === name)).map((name) => `${table}.${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test("has a trigger that runs only when one of these columns changes", async () => {
    const triggers = await database().$queryRaw<{ table: string; watched: string[] }[]>`
      SELECT c.relname::text AS "table",
        ARRAY(SELECT a.attname::text FROM unnest(t.tgattr) WITH ORDINALITY AS k(number, place)
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number ORDER BY k.place) AS "watched"
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE p.proname = 'set_search'`;
    expect(new Map(triggers.map(({ table, watched }) => [table, watched]))).toEqual(schemaSearches());
  });

  test("has the larger statistics target for planning searches", async () => {
    const small = await database().$queryRaw<{ table: string }[]>`
      SELECT c.relname::text AS "table" FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attname = 'search' AND a.attstattarget IS DISTINCT FROM 1000`;
    expect(small).toEqual([]);
  });

  test("has a trigram index on it", async () => {
    const all = await indexes();
    const slow = [...schemaSearches().keys()].filter(
      (table) =>
        !all.some(
          ({ table: of, columns, method, operators }) =>
            of === table && columns.join() === "search" && method === "gin" && operators.join() === "gin_trgm_ops",
        ),
    );
    expect(slow).toEqual([]);
  });
});

// Pending changes keep their images, but link to nothing until they are published.
test("every table with images in its texts has a trigger that maintains their links", async () => {
  const tables = await database().$queryRaw<{ table: string }[]>`
    SELECT DISTINCT other.relname::text AS "table"
    FROM pg_constraint image JOIN pg_constraint record ON record.conrelid = image.conrelid AND record.contype = 'f'
      JOIN pg_class joined ON joined.oid = image.conrelid JOIN pg_class other ON other.oid = record.confrelid
    WHERE image.contype = 'f' AND image.confrelid = '"Media"'::regclass AND joined.relname LIKE '\\_%'
      -- A link in an unpublished change counts once it is published. Those of the menus are read where they are (record-links.ts).
      AND other.relname NOT IN ('Media', 'PendingChange', 'Setting')`;
  const triggers = await database().$queryRaw<{ table: string }[]>`
    SELECT c.relname::text AS "table" FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE p.proname = 'set_text_links'`;
  expect(tables.length).toBeGreaterThanOrEqual(2);
  expect(triggers.map(({ table }) => table).sort()).toEqual(tables.map(({ table }) => table).sort());
});

test("every published table has a trigger for the site search that runs when any of its columns changes", async () => {
  const triggers = await database().$queryRaw<{ table: string; watched: string[]; texts: string[] }[]>`
    SELECT c.relname::text AS "table",
      ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY (t.tgattr)) AS "watched",
      (string_to_array(encode(t.tgargs, 'escape'), '\\000'))[2:] AS "texts"
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE p.proname = 'set_search_entry'`;
  expect(triggers.map(({ table }) => table).sort()).toEqual([...new Set(publishingMoments.map(({ table }) => table))].sort());
  const all = await columns();
  const conditions = ["slug", "state", "deadline", "status", "publishAt", "unpublishAt", "visibleEn", "visibleVi"];
  for (const { table, watched, texts } of triggers) {
    const known = conditions.filter((name) => all.some((one) => one.table === table && one.column === name));
    const searched = texts.filter(Boolean).flatMap((name) => [`${name}En`, `${name}Vi`]);
    expect(watched.toSorted(), table).toEqual([...known, ...searched].toSorted());
  }
});

test("every image column has a trigger that refuses documents", async () => {
  const [missing] = await database().$queryRaw<{ columns: string[] }[]>`
    SELECT coalesce(array_agg(format('%s.%s', c.relname, a.attname)), '{}') AS "columns"
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (k.conkey)
    WHERE k.contype = 'f' AND k.confrelid = '"Media"'::regclass AND c.relname NOT LIKE '\\_%' AND NOT EXISTS (
      SELECT 1 FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE t.tgrelid = c.oid AND p.proname = 'refuse_documents' AND a.attnum = ANY (t.tgattr)
    )`;
  expect(missing?.columns).toEqual([]);
});

test("the address of every public record is looked up by an index: unknown addresses cost one query", async () => {
  const all = await indexes();
  const keys = [...slugPaths.map((path) => [publicRecords[path].table, "slug"]), ["SlugRedirect", "path,slug"]];
  const slow = keys.filter(
    ([table, key]) => !all.some((one) => one.table === table && one.isUnique && one.columns.join() === key),
  );
  expect(slow).toEqual([]);
});

describe("every list", () => {
  const lists = proceduresOf(appRouter).flatMap(({ name, meta }) =>
    meta?.sort ? [{ name, sort: meta.sort, table: meta.table }] : [],
  );

  test("names its table when it can be sorted", () => {
    expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(["news.article.list", "system.outbox.list"]));
    expect(lists.filter(({ table }) => table === undefined)).toEqual([]);
  });

  test("is sorted by an index that ends with the id, unless its table stays small", async () => {
    const [all, allColumns] = await Promise.all([indexes(), columns()]);
    const slow = lists.flatMap(({ name, table = "", sort }) => {
      if (table in smallTables) return [];
      const isIndexed = (column: string) => {
        const isNullable = allColumns.find((one) => one.table === table && one.column === column)?.isNullable ?? true;
        return all.some(({ table: of, columns: [first, second], isUnique }) => {
          if (of !== table || first !== column) return false;
          // Without nulls, no two rows of a unique column are equal, so the id is not needed.
          return second === "id" || (second === undefined && isUnique && !isNullable);
        });
      };
      return sort.filter((column) => !isIndexed(column)).map((column) => `${name}: ${column}`);
    });
    expect(slow).toEqual([]);
  });
});
