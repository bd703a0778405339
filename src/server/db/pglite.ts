import { statfsSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DriverAdapterError, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { messageOf } from "~/server/platform/error-facts";
import { StartError } from "~/server/platform/start-error";

// One connection needs no 128 MB of buffers of its own: the system keeps the files in memory too.
const startParams = [
  ...PGlite.defaultStartParams,
  "-c",
  "shared_buffers=16MB",
  "-c",
  "max_connections=4",
  "-c",
  "wal_buffers=1MB",
];

/** To open a database it may need two new segments of its log. */
const openingBytes = 32 * 1024 * 1024;

/** Whether the disk of a folder has room to open a database there. */
export function hasRoomToOpen(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= openingBytes;
}

/** What all calls fail with once a database has crashed: for Prisma, its server is away. */
export class CrashError extends DriverAdapterError {
  constructor(reason: string) {
    super({ kind: "ConnectionClosed" });
    this.message = `The embedded database stopped: ${reason}`;
  }
}

/**
 * An embedded PostgreSQL with the extensions that the migrations use: they have to be passed at every opening.
 * @param options a folder, or a dump to load; neither is an empty database in memory. `beforeUse` is called before every message
 * to the database, closing it included, and stops it by throwing. `onCrash` is called once if it crashes, for want of room for
 * its log: from then on every call throws a CrashError, and closing it writes nothing
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

/**
 * PostgreSQL ends its process when it can't write its log (PANIC). Here that is an exception, which the package ignores: it would go
 * on with locks that are held for ever, and take a COMMIT for done that was not written.
 */
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
      // PostgreSQL's own errors, which it has dealt with, are a jump (ExitStatus).
      if (error instanceof Error) {
        const isFull = dataDir !== undefined && !hasRoomToOpen(dataDir);
        crash = new CrashError(isFull ? "the disk is full" : error.message);
      }
      throw error;
    }
  };
  // What the package calls first when it has caught something: only from here does an error leave its loop.
  Module.stackRestore = (pointer) => {
    if (!crash) return stackRestore(pointer);
    Module._PostgresSendReadyForQueryIfNecessary = () => {};
    Module._pgl_pq_flush = () => {};
    // Its own would write what is in memory.
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
    // The package says no more than that it failed.
    if (!hasRoomToOpen(path.dirname(dataDir))) {
      throw new StartError(`There is no room to open the embedded database ${dataDir}: the disk is full.`);
    }
    throw new StartError(
      `The embedded database ${dataDir} can't be opened (${messageOf(error)}). If its files are damaged, restore a backup.`,
    );
  }
}

/**
 * The folder of an embedded database. Emscripten gives every new file the mode that PostgreSQL asks for (0666) by a chmod, which
 * the umask of the process does not touch: here group and others are left out of it.
 */
class PrivateFolder extends NodeFS {
  override async init(...options: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...options);
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }) => {
        const chmod = FS.chmod.bind(FS);
        // Called with a third argument too (whether to follow links), which the types lack.
        FS.chmod = (file: string, mode: number, ...rest: []) => chmod(file, mode & ~0o077, ...rest);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** The driver adapter of an embedded database, for Prisma's client and its migration engine. */
export class PgliteAdapterFactory extends PrismaPGlite {
  private pglite: PGlite;
  /** Null while the database is detached. */
  private attached: Promise<SqlDriverAdapter> | null = null;

  constructor(pglite: PGlite) {
    super(pglite);
    this.pglite = pglite;
    this.attach(pglite);
  }

  /** Connections that are open use this database from now on. */
  attach(pglite: PGlite): void {
    this.pglite = pglite;
    this.attached = connectTo(pglite);
  }

  /** From now on calls fail as those to a server that is away. Ends when those under way have ended. */
  async detach(): Promise<void> {
    this.attached = null;
    // Transactions take turns.
    await this.pglite.transaction(async () => {});
  }

  override async connect() {
    const adapter = await super.connect();
    const now = () => this.attached ?? Promise.reject(new DriverAdapterError({ kind: "ConnectionClosed" }));
    adapter.queryRaw = async (query) => (await now()).queryRaw(query);
    adapter.executeRaw = async (query) => (await now()).executeRaw(query);
    adapter.startTransaction = async (level) => (await now()).startTransaction(level);
    // The package's own method does not wait for the script, so its errors are lost.
    adapter.executeScript = async (script) => {
      await this.pglite.exec(script);
    };
    return adapter;
  }

  /** An empty database in memory, with the extensions that the package's own method would lack. */
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
    // The package's own methods lose the error of a COMMIT that failed. After these, they have nothing left to end.
    const end = async (statement: string) => {
      await transaction.executeRaw({ sql: statement, args: [], argTypes: [] }).finally(release);
    };
    transaction.commit = () => end("COMMIT");
    transaction.rollback = () => end("ROLLBACK");
    return transaction;
  };
  return adapter;
}
