import { quote, type Sql } from "~/server/db/sql";
import type { Content, Part } from "./archive";

const fetchedRows = 100;
const partBytes = 1024 * 1024;

/** Tables never backed up: sessions, throttle counts, short-lived form data, and the outbox pause, which every restore sets. */
const omittedTables = ["Session", "HeldCv", "Receipt", "_throttle", "OutboxPause"];

/** Single-use links and codes, backed up only with secrets. */
const secretTables = ["AccountToken", "RecoveryCode"];

/** Unsent mails lose their link, so they count as failed. Password hashes stay: without them nobody could sign in. */
const withoutSecrets: Record<string, string> = {
  "User.totpSecret": "NULL",
  "User.totpEnabledAt": "NULL",
  "User.totpLastStep": "NULL",
  "Mail.link": "NULL",
  "Mail.tokenId": "NULL",
  "Mail.state": `CASE WHEN "link" IS NOT NULL AND "state" = 'waiting' THEN 'failed' ELSE "state"::text END`,
  "Mail.error": `CASE WHEN "link" IS NOT NULL AND "state" = 'waiting' THEN 'ERROR_LINK_EXPIRED' ELSE "error" END`,
  "Mail.nextTryAt": `CASE WHEN "link" IS NULL THEN "nextTryAt" END`,
};

type Tables = Pick<Content, "tables" | "sequences">;

type DumpOptions = {
  hasSecrets: boolean;
  add: (name: string, bytes: Uint8Array) => Promise<void>;
  onRows?: (rows: number) => void;
};

export async function dumpTables(sql: Sql, { hasSecrets, add, onRows }: DumpOptions): Promise<Tables> {
  await sql.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const tables: Tables["tables"] = [];
  for (const [name, columns] of await columnsOf(sql)) {
    if (omittedTables.includes(name)) continue;
    const values = columns.map(({ name: column }) => {
      const replaced = hasSecrets ? undefined : withoutSecrets[`${name}.${column}`];
      return `(${replaced ?? quote(column)})::text`;
    });
    const isLeftOut = !hasSecrets && secretTables.includes(name);
    const select = `SELECT array_to_json(ARRAY[${values.join(", ")}])::text AS "row" FROM ${quote(name)}${isLeftOut ? " WHERE false" : ""}`;
    const rows = await dumpTable(sql, { name, select, add, onRows });
    tables.push({ name, columns: columns.map((column) => column.name), rows });
  }
  const sequences = await sql.query<{ name: string; value: string }>(
    `SELECT sequencename::text AS "name", last_value::text AS "value" FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  await sql.run("COMMIT");
  return { tables, sequences };
}

async function dumpTable(
  sql: Sql,
  { name, select, add, onRows }: Omit<DumpOptions, "hasSecrets"> & { name: string; select: string },
): Promise<number> {
  await sql.run(`DECLARE backup_rows NO SCROLL CURSOR FOR ${select}`);
  let rows = 0;
  let part = 0;
  let lines: string[] = [];
  let length = 0;
  const addPart = async () => {
    if (lines.length === 0) return;
    await add(`database/${name}/${String(++part).padStart(6, "0")}.jsonl`, Buffer.from(`${lines.join("\n")}\n`));
    onRows?.(lines.length);
    lines = [];
    length = 0;
  };
  for (;;) {
    const fetched = await sql.query<{ row: string }>(`FETCH ${fetchedRows} FROM backup_rows`);
    for (const { row } of fetched) {
      lines.push(row);
      length += row.length;
      if (length >= partBytes) await addPart();
    }
    rows += fetched.length;
    if (fetched.length < fetchedRows) break;
  }
  await addPart();
  await sql.run("CLOSE backup_rows");
  return rows;
}

/** Loads rows without triggers; foreign keys are checked at the end. Needs only the owner's rights. */
export async function loadTables(
  sql: Sql,
  { tables, sequences }: Tables,
  parts: AsyncIterable<Part>,
  onRows?: (rows: number) => void,
): Promise<void> {
  const columns = await columnsOf(sql);
  const foreignKeys = await sql.query<{ table: string; name: string; definition: string }>(
    `SELECT relname::text AS "table", conname::text AS "name", pg_get_constraintdef(k.oid) AS "definition"
     FROM pg_constraint k JOIN pg_class t ON t.oid = conrelid
     WHERE contype = 'f' AND t.relnamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  const names = [...columns.keys()].map(quote);
  for (const { table, name } of foreignKeys) await sql.run(`ALTER TABLE ${quote(table)} DROP CONSTRAINT ${quote(name)}`);
  for (const name of names) await sql.run(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // A migration may have filled the tables.
  await sql.run(`TRUNCATE ${names.join(", ")}`);

  const inserts = new Map(tables.map(({ name, columns: stored }) => [name, insertInto(name, stored, columns.get(name))]));
  for await (const { name, bytes } of parts) {
    const [folder, table = ""] = name.split("/");
    if (folder !== "database") continue;
    const lines = bytes.toString().trimEnd().split("\n");
    const insert = inserts.get(table);
    if (!insert) throw new Error(`There is no table ${table}.`);
    await sql.query(insert, [`[${lines.join(",")}]`]);
    onRows?.(lines.length);
  }
  for (const { name, value } of sequences) await sql.query("SELECT setval($1::regclass, $2::bigint)", [quote(name), value]);
  for (const name of names) await sql.run(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of foreignKeys) {
    await sql.run(`ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${definition}`);
  }
  for (const { name, rows } of tables) {
    const [found] = await sql.query<{ rows: number }>(`SELECT count(*)::int AS "rows" FROM ${quote(name)}`);
    if (found?.rows !== rows) throw new Error(`${name} has ${found?.rows} rows instead of ${rows}.`);
  }
}

function insertInto(table: string, stored: readonly string[], columns: readonly Column[] = []): string {
  const values = stored.map((name, index) => {
    const column = columns.find((one) => one.name === name);
    if (!column) throw new Error(`There is no column ${table}.${name}.`);
    return `("row"->>${index})::${column.type}`;
  });
  const names = stored.map(quote).join(", ");
  return `INSERT INTO ${quote(table)} (${names}) SELECT ${values.join(", ")} FROM jsonb_array_elements($1::jsonb) AS "row"`;
}

type Column = { name: string; type: string };

async function columnsOf(sql: Sql): Promise<Map<string, Column[]>> {
  const columns = await sql.query<Column & { table: string }>(
    `SELECT relname::text AS "table", attname::text AS "name", format_type(atttypid, atttypmod) AS "type"
     FROM pg_attribute JOIN pg_class t ON t.oid = attrelid
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     ORDER BY relname COLLATE "C", attnum`,
  );
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of columns) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}
