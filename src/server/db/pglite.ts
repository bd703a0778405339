import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DriverAdapterError, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";

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

/**
 * An embedded PostgreSQL with the extensions that the migrations use: they have to be passed at every opening.
 * @param options a folder, or a dump to load; neither is an empty database in memory. `beforeUse` is called before every message
 * to the database, closing it included, and stops it by throwing
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
  const place = { ...(dataDir !== undefined && { fs: new PrivateFolder(dataDir) }), ...(loadDataDir && { loadDataDir }) };
  const pglite = await PGlite.create({ ...place, extensions: { pg_trgm }, startParams });
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
