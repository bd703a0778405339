import { statfsSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DriverAdapterError, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { messageOf } from "~/server/platform/error-facts";
import { StartError } from "~/server/platform/start-error";
import { createTurns } from "~/server/platform/turns";

// One connection needs no 128 MB of buffers: the system caches the files too.
const startParams = [
  ...PGlite.defaultStartParams,
  "-c",
  "shared_buffers=16MB",
  "-c",
  "max_connections=4",
  "-c",
  "wal_buffers=1MB",
];

/** Opening may need two new log segments. */
const openingBytes = 32 * 1024 * 1024;

/** Whether the disk of a folder has room to open a database there. */
export function hasRoomToOpen(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= openingBytes;
}

/** Error of all calls after a crash; Prisma takes it for an unreachable server. */
export class CrashError extends DriverAdapterError {
  constructor(reason: string) {
    super({ kind: "ConnectionClosed" });
    this.message = `The embedded database stopped: ${reason}`;
  }
}

/**
 * Opens an embedded PostgreSQL with the extensions of the migrations.
 * @param options `dataDir` or a dump, else in memory; `beforeUse` runs before every message and stops it by throwing; `onCrash`
 * runs once when the log has no space: then calls throw a CrashError and closing writes nothing
 * @throws StartError when the folder has no room or its files are damaged
 */
export async function openPglite({
  dataDir,
  loadDataDir,
  beforeUse = () => {},
  onCrash = () => {},
}: {
  dataDir?: string;
  loadDataDir?: Blob;
  beforeUse?: () => void;
  onCrash?: (error: CrashError) => void;
} = {}): Promise<PGlite> {
  const pglite = await create({ dataDir, loadDataDir });
  stopAtCrash(pglite, dataDir, { beforeUse, onCrash });
  // The adapter sends and reads times without their zone.
  await pglite.exec("SET TIME ZONE 'UTC'");
  return pglite;
}

/** Stops at a PANIC (log not writable), which the package ignores: it would report unwritten COMMITs as done. */
function stopAtCrash(
  pglite: PGlite,
  dataDir: string | undefined,
  { beforeUse, onCrash }: { beforeUse: () => void; onCrash: (error: CrashError) => void },
): void {
  const { Module } = pglite;
  const { _PostgresMainLoopOnce: runStep, stackRestore } = Module;
  let crash: CrashError | null = null;
  Module._PostgresMainLoopOnce = () => {
    try {
      runStep();
    } catch (error) {
      // Normal PostgreSQL errors, already handled, are jumps (ExitStatus).
      if (error instanceof Error) {
        const isFull = dataDir !== undefined && !hasRoomToOpen(dataDir);
        crash = new CrashError(isFull ? "the disk is full" : error.message);
      }
      throw error;
    }
  };
  // First call after the package catches something: only here can an error leave its loop.
  Module.stackRestore = (pointer) => {
    if (!crash) return stackRestore(pointer);
    Module._PostgresSendReadyForQueryIfNecessary = () => {};
    Module._pgl_pq_flush = () => {};
    // The package's own close would write what is in memory.
    pglite.close = async () => pglite.fs?.closeFs();
    onCrash(crash);
    throw crash;
  };
  const execute = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    beforeUse();
    if (crash) throw crash;
    return execute(message);
  };
}

async function create({ dataDir, loadDataDir }: { dataDir: string | undefined; loadDataDir: Blob | undefined }): Promise<PGlite> {
  const options = { extensions: { pg_trgm }, startParams, ...(loadDataDir && { loadDataDir }) };
  if (dataDir === undefined) return PGlite.create(options);
  try {
    return await PGlite.create({ ...options, fs: new PrivateFolder(dataDir) });
  } catch (error) {
    // The package reports only that it failed.
    if (!hasRoomToOpen(path.dirname(dataDir))) {
      throw new StartError(`There is no room to open the embedded database ${dataDir}: the disk is full.`);
    }
    throw new StartError(
      `The embedded database ${dataDir} can't be opened (${messageOf(error)}). If its files are damaged, restore a backup.`,
    );
  }
}

/** Keeps the files private: Emscripten sets PostgreSQL's modes (0666) by chmod, past the umask. */
class PrivateFolder extends NodeFS {
  override async init(...options: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...options);
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }) => {
        const chmod = FS.chmod.bind(FS);
        // A third argument (follow links) is missing in the types.
        FS.chmod = (file: string, mode: number, ...rest: []) => chmod(file, mode & ~0o077, ...rest);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** Queries run on this thread, and their promises resolve without a turn of the event loop. */
const inTurn = createTurns(5);
const nextPlace = () => new Promise<void>(inTurn);

export class PgliteAdapterFactory extends PrismaPGlite {
  private pglite: PGlite;
  private attached: Promise<SqlDriverAdapter> | null = null;

  constructor(pglite: PGlite) {
    super(pglite);
    this.pglite = pglite;
    this.attach(pglite);
  }

  attach(pglite: PGlite): void {
    this.pglite = pglite;
    this.attached = connectTo(pglite);
  }

  /** Makes calls fail as if the server were away. Resolves when running calls have ended. */
  async detach(): Promise<void> {
    this.attached = null;
    // Transactions take turns.
    await this.pglite.transaction(async () => {});
  }

  override async connect() {
    const adapter = await super.connect();
    const now = async () => {
      await nextPlace();
      return this.attached ?? Promise.reject(new DriverAdapterError({ kind: "ConnectionClosed" }));
    };
    adapter.queryRaw = async (query) => (await now()).queryRaw(query);
    adapter.executeRaw = async (query) => (await now()).executeRaw(query);
    adapter.startTransaction = async (level) => (await now()).startTransaction(level);
    // The package's method does not await the script and loses its errors.
    adapter.executeScript = async (script) => {
      await this.pglite.exec(script);
    };
    return adapter;
  }

  /** Creates an empty database in memory with the extensions that the package's method lacks. */
  override async connectToShadowDb() {
    const pglite = await openPglite();
    const shadow = await new PgliteAdapterFactory(pglite).connect();
    shadow.dispose = () => pglite.close();
    return shadow;
  }
}

async function connectTo(pglite: PGlite): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPGlite(pglite).connect();
  const startTransaction = adapter.startTransaction.bind(adapter);
  adapter.startTransaction = async (level) => {
    const transaction = await startTransaction(level);
    const release = transaction.commit.bind(transaction);
    const queryRaw = transaction.queryRaw.bind(transaction);
    const executeRaw = transaction.executeRaw.bind(transaction);
    let hasEnded = false;
    // A transaction of many statements must not hold up what needs no database. It may be over time meanwhile.
    const untilTurn = async () => {
      await nextPlace();
      if (hasEnded) throw new DriverAdapterError({ kind: "ConnectionClosed" });
    };
    transaction.queryRaw = async (query) => {
      await untilTurn();
      return queryRaw(query);
    };
    transaction.executeRaw = async (query) => {
      await untilTurn();
      return executeRaw(query);
    };
    // The package's methods lose the error of a failed COMMIT. These leave nothing for them to end.
    const end = async (statement: string) => {
      await untilTurn();
      hasEnded = true;
      await executeRaw({ sql: statement, args: [], argTypes: [] }).finally(release);
    };
    transaction.commit = () => end("COMMIT");
    transaction.rollback = () => end("ROLLBACK");
    return transaction;
  };
  return adapter;
}
