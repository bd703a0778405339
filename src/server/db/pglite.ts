import { statfsSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DriverAdapterError, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { messageOf } from "~/server/error-facts";
import { StartError } from "~/server/start-error";

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

/**
 * An embedded PostgreSQL with the extensions that the migrations use: they have to be passed at every opening.
 * @param options a folder, or a dump to load; neither is an empty database in memory. `beforeUse` is called before every message
 * to the database, closing it included, and stops it by throwing
 * @throws StartError when the folder has no room or its files are damaged
 */
export async function openPglite({
  dataDir,
  loadDataDir,
  beforeUse,
}: {
  dataDir?: string;
  loadDataDir?: Blob;
  beforeUse?: () => void;
} = {}): Promise<PGlite> {
  const pglite = await create({ dataDir, loadDataDir });
  if (beforeUse) {
    const execute = pglite.execProtocolRawSync.bind(pglite);
    pglite.execProtocolRawSync = (message) => {
      beforeUse();
      return execute(message);
    };
  }
  // The adapter sends and reads times without their zone.
  await pglite.exec("SET TIME ZONE 'UTC'");
  return pglite;
}

async function create({ dataDir, loadDataDir }: { dataDir: string | undefined; loadDataDir: Blob | undefined }): Promise<PGlite> {
  const options = { extensions: { pg_trgm }, startParams, ...(loadDataDir && { loadDataDir }) };
  if (dataDir === undefined) return PGlite.create(options);
  try {
    return await PGlite.create({ ...options, fs: new PrivateFolder(dataDir) });
  } catch (error) {
    // The package says no more than that it failed.
    const { bavail, bsize } = statfsSync(path.dirname(dataDir));
    if (bavail * bsize < openingBytes) {
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
    this.attached = new PrismaPGlite(pglite).connect();
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
