import { writeFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import path from "node:path";
import { env } from "~/env";
import { knownMigrations, migrationsTable, refuseOtherTables } from "~/server/db/migrations";
import { connectToPostgres, openDatabase, openLockedPglite, type Step, withoutPassword } from "~/server/db/open";
import { hasTable, type Sql, sqlOfPglite, sqlOfPostgres } from "~/server/db/sql";
import { runTransaction } from "~/server/db/transaction";
import { folderOfFile, storeFolders } from "~/server/files/folders";
import { type FileStore, fileStore } from "~/server/files/store";
import { holdSite, socketOf } from "~/server/operations/control/socket";
import { storedType } from "~/server/operations/files-move";
import { vacuumTables } from "~/server/operations/jobs/vacuum";
import { repeatErasures } from "~/server/operations/personal-data/erase";
import { CommandError } from "~/server/platform/command-error";
import { explainDisk } from "~/server/platform/disk";
import { messageOf } from "~/server/platform/error-facts";
import { reasonOf } from "~/server/platform/log";
import { type Manifest, type Part, readParts, verifyArchive } from "./archive";
import type { Target } from "./backup";
import { siteIsThere, suspend } from "./commands";
import { describeProgress, type Progress } from "./progress";
import { loadTables } from "./tables";

type Options = {
  file: string;
  target: Target;
  /** Null to leave the archive's files out. */
  store: FileStore | null;
  isReplacing: boolean;
  progress: Progress;
};

export type RestoreReport = {
  manifest: Manifest;
  persons: number;
  /** Two-step sign-ins were removed, as they were encrypted with another secret. */
  hasLostTwoStep: boolean;
  isRunning: boolean;
};

export async function restoreSite(options: Omit<Options, "target" | "store">, step: Step): Promise<RestoreReport> {
  const target = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
  return restoreArchive({ ...options, target, store: await fileStore() }, step);
}

/** Restores an archive in one transaction, after the files: on failure only stray files remain. */
export async function restoreArchive(options: Options, step: Step): Promise<RestoreReport> {
  const manifest = await step("Checking the archive", () => checkArchive(options.file));
  const { target, isReplacing } = options;
  const socket = target.databaseUrl ? null : socketOf(target.dataDir);
  // A running site takes its embedded database back when the connection ends, however this process ends.
  const site = socket === null ? null : await holdSite(socket, suspend, { isReplacing });
  try {
    return { ...(await replaceSite(options, manifest, step)), isRunning: site !== null };
  } finally {
    site?.release();
  }
}

async function replaceSite(options: Options, manifest: Manifest, step: Step): Promise<Omit<RestoreReport, "isRunning">> {
  const { file, target, store, isReplacing } = options;
  const files = manifest.hasFiles ? store : null;
  const secret = await withIdleDatabase(target, step, async (sql) => {
    await refuseSite(sql, isReplacing);
    if (files) await restoreFiles(files, options, manifest, step);
    await restoreDatabase(sql, options, manifest, step);
    if (files && isReplacing) await deleteOtherFiles(files, manifest);
    return readSecret(file, manifest);
  });
  const hasLostTwoStep = secret !== null && !(await keepSecret(secret, target));
  return { manifest, hasLostTwoStep, persons: await finishRestore(target, step, hasLostTwoStep) };
}

async function checkArchive(file: string): Promise<Manifest> {
  const manifest = await verifyArchive(file);
  const knownNames = new Set(knownMigrations().map(({ name }) => name));
  const unknown = manifest.migrations.find((name) => !knownNames.has(name));
  if (!unknown) return manifest;
  throw new CommandError(
    `${file} was made by a newer version of Atrium (${manifest.version}; its migration ${unknown} is unknown here): restore it with that version.`,
  );
}

/** Runs work while no site can start. @throws CommandError or StartError when a site uses the database */
export async function withIdleDatabase<Result>(
  { dataDir, databaseUrl }: Target,
  step: Step,
  use: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  if (!databaseUrl) {
    const { pglite, close } = await openLockedPglite(dataDir, step);
    return use(sqlOfPglite(pglite)).finally(close);
  }
  const client = await connectToPostgres(databaseUrl);
  const sql = sqlOfPostgres(client);
  try {
    await sql.query("SELECT pg_advisory_lock(hashtext('atrium.start'))");
    const [others] = await sql.query<{ count: number }>(
      `SELECT count(*)::int AS "count" FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    if (others && others.count > 0) {
      throw new CommandError(
        `The database ${withoutPassword(databaseUrl)} is in use by ${others.count} other connections. Stop every instance of the site first.`,
      );
    }
    return await use(sql);
  } finally {
    await client.end();
  }
}

/** Checks that the database may be overwritten. @throws CommandError or StartError */
async function refuseSite(sql: Sql, isReplacing: boolean): Promise<void> {
  await refuseOtherTables(sql);
  if (isReplacing || !(await hasTable(sql, "User"))) return;
  const users = await sql.query(`SELECT 1 FROM "User" LIMIT 1`);
  if (users.length > 0) throw new CommandError(siteIsThere);
}

async function restoreFiles(store: FileStore, { file, progress }: Options, manifest: Manifest, step: Step): Promise<void> {
  const all = { files: manifest.parts.filter((part) => fileOf(part) !== null).length };
  const restore = () => putFiles(store, readParts(file, manifest), progress);
  await step("Restoring the files", restore, () => describeProgress({ files: progress.files, bytes: progress.bytes }, all));
}

async function putFiles(store: FileStore, parts: AsyncIterable<Part>, progress: Progress): Promise<void> {
  for await (const part of parts) {
    const name = fileOf(part);
    if (name === null) continue;
    try {
      await store.put(name, part.bytes, storedType(name));
    } catch (error) {
      throw explainDisk(error, name);
    }
    progress.files++;
    progress.bytes += part.bytes.byteLength;
  }
}

/** Deletes files that no row uses any more; call it after restoring the database. */
async function deleteOtherFiles(store: FileStore, manifest: Manifest): Promise<void> {
  const archiveFolders = new Set(manifest.parts.flatMap((part) => fileOf(part) ?? []).map(folderOfFile));
  for (const folder of storeFolders) {
    for await (const names of store.list(folder)) {
      for (const other of new Set(names.map(folderOfFile))) if (!archiveFolders.has(other)) await store.deleteFolder(other);
    }
  }
}

function fileOf({ name }: Pick<Part, "name">): string | null {
  return name.startsWith("files/") ? name.slice("files/".length) : null;
}

async function restoreDatabase(sql: Sql, { file, progress }: Options, manifest: Manifest, step: Step): Promise<void> {
  const all = { rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) };
  const restore = () => replaceDatabase(sql, manifest, databaseParts(file, manifest), progress);
  await step("Restoring the database", restore, () => describeProgress({ rows: progress.rows }, all));
}

async function replaceDatabase(sql: Sql, manifest: Manifest, parts: AsyncIterable<Part>, progress: Progress): Promise<void> {
  try {
    await sql.run("BEGIN");
    // The list of erasures since the backup must survive the restore.
    const erased = (await hasTable(sql, "ErasedAddress"))
      ? await sql.query<{ hash: string; at: string }>(`SELECT "hash", "erasedAt"::text AS "at" FROM "ErasedAddress"`)
      : [];
    await sql.run(dropEverything);
    for (const { name, script } of knownMigrations()) if (manifest.migrations.includes(name)) await sql.run(script);
    await sql.run(migrationsTable);
    await loadTables(sql, manifest, parts, (rows) => {
      progress.rows += rows;
    });
    if (await hasTable(sql, "ErasedAddress")) {
      await sql.query(
        `INSERT INTO "ErasedAddress" ("hash", "erasedAt")
         SELECT "row"->>'hash', ("row"->>'at')::timestamptz FROM jsonb_array_elements($1::jsonb) AS "row"
         ON CONFLICT ("hash") DO UPDATE SET "erasedAt" = greatest("ErasedAddress"."erasedAt", EXCLUDED."erasedAt")`,
        [JSON.stringify(erased)],
      );
    }
    await pauseOutbox(sql);
    await sql.run("COMMIT");
  } catch (error) {
    await sql.run("ROLLBACK").catch(() => {});
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The database could not be restored, and is as it was: ${messageOf(error)}`);
  }
}

/** Pauses sending. In the restoring transaction, as a kill right after it must not send mails of the copy. */
async function pauseOutbox(sql: Sql): Promise<void> {
  const migration = knownMigrations().find(({ name }) => name.endsWith("_outbox_pause"));
  // An archive of an earlier version lacks this table; its pending migrations run the script again.
  if (migration && !(await hasTable(sql, "OutboxPause"))) await sql.run(migration.script);
  await sql.run(`INSERT INTO "OutboxPause" DEFAULT VALUES`);
}

async function* databaseParts(file: string, manifest: Manifest): AsyncGenerator<Part> {
  for await (const part of readParts(file, manifest)) {
    if (!part.name.startsWith("database/")) return;
    yield part;
  }
}

async function readSecret(file: string, manifest: Manifest): Promise<string | null> {
  if (!manifest.hasSecrets) return null;
  for await (const { name, bytes } of readParts(file, manifest)) if (name === "secret") return bytes.toString();
  return null;
}

/** Stores the restored secret. @returns false when the operator must set it */
async function keepSecret(secret: string, { dataDir, databaseUrl }: Target): Promise<boolean> {
  if (env.NEXTAUTH_SECRET) return env.NEXTAUTH_SECRET === secret;
  if (databaseUrl) return true;
  const file = path.join(path.resolve(dataDir), "secret");
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return true;
}

/** Migrates and repeats erasures, as the next start and the daily job do after an interruption. @returns people erased again */
async function finishRestore(target: Target, step: Step, hasLostTwoStep: boolean): Promise<number> {
  try {
    const database = await openDatabase({ ...target, step, fill: async () => {} });
    try {
      if (hasLostTwoStep) await endTwoStep();
      await step("Analysing the tables", () => vacuumTables(database.client));
      return await repeatErasures(database.client, new Date());
    } finally {
      await database.close();
    }
  } catch (error) {
    const reason = reasonOf(error);
    throw new CommandError(
      `The records are restored, but the work after it was cut short: ${reason}. Run the same command with --replace.`,
    );
  }
}

async function endTwoStep(): Promise<void> {
  await runTransaction(async (tx) => {
    await tx.user.updateMany({ data: { totpSecret: null, totpEnabledAt: null, totpLastStep: null } });
    await tx.recoveryCode.deleteMany();
  });
}

/** Drops all tables, types and functions except those of extensions. */
const dropEverything = `
DO $$
DECLARE
  statement TEXT;
BEGIN
  FOR statement IN
    SELECT format('DROP TABLE %s CASCADE', oid::regclass) FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
  LOOP EXECUTE statement; END LOOP;
  FOR statement IN
    SELECT format('DROP TYPE %s CASCADE', oid::regtype) FROM pg_type WHERE typtype = 'e' AND typnamespace = 'public'::regnamespace
    UNION ALL
    SELECT format('DROP FUNCTION %s CASCADE', oid::regprocedure) FROM pg_proc p
    WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e')
  LOOP EXECUTE statement; END LOOP;
END $$`;
