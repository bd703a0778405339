import { existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { env } from "~/env";
import { authSecret } from "~/server/auth/secret";
import { takeLock } from "~/server/db/lock";
import { appliedMigrations } from "~/server/db/migrations";
import { connectToPostgres, type Step } from "~/server/db/open";
import { openPglite } from "~/server/db/pglite";
import { type Sql, sqlOfPglite, sqlOfPostgres } from "~/server/db/sql";
import { storeFolders } from "~/server/files/folders";
import { type FileStore, fileStore } from "~/server/files/store";
import { callSite, socketOf } from "~/server/operations/control/socket";
import { CommandError } from "~/server/platform/command-error";
import { prepareDataDir } from "~/server/platform/data-dir";
import { type Manifest, writeArchive } from "./archive";
import { snapshot } from "./commands";
import { describeProgress, type Progress } from "./progress";
import { copyDatabase, snapshotOf } from "./snapshot";
import { dumpTables } from "./tables";

export type Target = { dataDir: string; databaseUrl?: string | undefined };

type Options = {
  /** The file must not exist yet. */
  file: string;
  store: FileStore | null;
  /** The site's secret; null for a backup without secrets. */
  secret: string | null;
  progress: Progress;
};

/** Backs up this process's site. @throws the errors of `backUp` */
export async function backUpSite(
  { hasSecrets, ...options }: Pick<Options, "file" | "progress"> & { hasSecrets: boolean },
  step: Step,
): Promise<Manifest> {
  const target = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
  return backUp(target, { ...options, store: await fileStore(), secret: hasSecrets ? authSecret() : null }, step);
}

/** Backs up a site, even while it runs. @throws CommandError or StartError; no file is left */
export async function backUp({ dataDir, databaseUrl }: Target, options: Options, step: Step): Promise<Manifest> {
  const write = (sql: Sql) =>
    step(
      "Writing rows and files into the backup",
      () => writeBackup(sql, options),
      () => describeProgress(options.progress),
    );
  if (!databaseUrl) return withSnapshot(dataDir, step, write);
  const client = await connectToPostgres(databaseUrl);
  return write(sqlOfPostgres(client)).finally(() => client.end());
}

/** Writes the rows of one snapshot, then the files that exist afterwards. */
export async function writeBackup(sql: Sql, { file, progress, store, secret }: Options): Promise<Manifest> {
  const migrations = await appliedMigrations(sql);
  if (!migrations) throw new CommandError("There is no site in this database.");
  return writeArchive(file, async (addPart) => {
    const add = async (name: string, bytes: Uint8Array) => {
      await addPart(name, bytes);
      progress.bytes += bytes.byteLength;
    };
    const hasSecrets = secret !== null;
    const onRows = (rows: number) => {
      progress.rows += rows;
    };
    const tables = await dumpTables(sql, { hasSecrets, add, onRows });
    if (store) await addFiles(store, add, progress);
    if (secret !== null) await add("secret", Buffer.from(secret));
    const hasFiles = store !== null;
    return { createdAt: new Date().toISOString(), version: appVersion(), migrations, hasSecrets, hasFiles, ...tables };
  });
}

async function addFiles(
  store: FileStore,
  add: (name: string, bytes: Uint8Array) => Promise<void>,
  progress: Progress,
): Promise<void> {
  for (const folder of storeFolders) {
    for await (const names of store.list(folder)) {
      for (const name of names) {
        const bytes = await readIfThere(store, name);
        if (!bytes) continue;
        await add(`files/${name}`, bytes);
        progress.files++;
      }
    }
  }
}

/** Reads a file; null when it was deleted since the listing. */
async function readIfThere(store: FileStore, name: string): Promise<Buffer | null> {
  try {
    return await buffer(await store.read(name));
  } catch (error) {
    if (!(await store.has(name))) return null;
    throw error;
  }
}

function appVersion(): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync("package.json", "utf8"))).version;
}

/** Opens a copy of the embedded database. @throws CommandError without a site, StartError during another backup */
async function withSnapshot<Result>(dataDir: string, step: Step, use: (sql: Sql) => Promise<Result>): Promise<Result> {
  const folder = path.resolve(dataDir);
  if (!existsSync(path.join(folder, "database"))) throw new CommandError(`There is no site in ${folder} (DATA_DIR).`);
  prepareDataDir(folder);
  const lock = await takeLock(path.join(folder, "backup.lock"), {
    step,
    onLost: () => {},
    explain: (owner) => `Another backup is under way (${owner}). Wait until it has ended.`,
  });
  try {
    await step("Taking a copy of the database", () => takeSnapshot(folder, step));
    const pglite = await openPglite({ dataDir: snapshotOf(folder), beforeUse: lock.ensureHeld });
    return await use(sqlOfPglite(pglite)).finally(() => pglite.close());
  } finally {
    await rm(snapshotOf(folder), { recursive: true, force: true });
    lock.release();
  }
}

/** Asks the running site for a copy; without one, locks the database and copies it. */
async function takeSnapshot(folder: string, step: Step): Promise<void> {
  const socket = socketOf(folder);
  if (socket && (await callSite(socket, snapshot, {}))) return;
  const lock = await takeLock(path.join(folder, "database.lock"), { step, onLost: () => process.exit(1) });
  await copyDatabase(folder, (copy) => copy()).finally(lock.release);
}
