import { execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { freePort, run, start, until } from "./processes";
import { temporaryFolder } from "./site";

/** A PostgreSQL server to make databases on. */
export type Postgres = { createDatabase(name: string): Promise<string>; stop(): Promise<void> };

/** There is no PostgreSQL to measure with; the message says what would help. */
export class NoPostgres extends Error {}

/**
 * Starts a PostgreSQL server of this machine in a temporary folder, on the loopback alone, with its own default settings; or
 * takes the one that BENCH_DATABASE_URL names, where databases are made and dropped.
 * @throws NoPostgres
 */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return server(given, async () => {});
  const programs = findPrograms();
  if (!programs) {
    throw new NoPostgres("no initdb with pg_trgm here: install PostgreSQL with its contrib modules, or set BENCH_DATABASE_URL");
  }
  const owner = unprivilegedUser();
  const folder = temporaryFolder("postgres");
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder };
  const data = path.join(folder, "data");
  await run(path.join(programs, "initdb"), ["-D", data, "-U", "bench", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"], options);
  const port = await freePort();
  const only = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="];
  const child = start(path.join(programs, "postgres"), ["-D", data, "-p", String(port), ...only], options);
  const url = `postgres://bench@127.0.0.1:${port}/postgres`;
  await until(child, 30, () => answers(url));
  return server(url, child.stop);
}

function server(url: string, stop: () => Promise<void>): Postgres {
  const made: string[] = [];
  const administer = async (statement: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    createDatabase: async (name) => {
      const own = `atrium_bench_${name}_${process.pid}`;
      await administer(`CREATE DATABASE "${own}" ENCODING 'UTF8' TEMPLATE template0`);
      made.push(own);
      const address = new URL(url);
      address.pathname = `/${own}`;
      return address.href;
    },
    stop: async () => {
      for (const name of made) await administer(`DROP DATABASE "${name}" WITH (FORCE)`);
      await stop();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** The folder of the newest server programs that have the search extension. */
function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const inPath = (process.env.PATH ?? "").split(path.delimiter);
  return [...versions.map((version) => path.join(debian, version, "bin")), ...inPath].find(
    (folder) => existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres")) && hasTrigrams(folder),
  );
}

function hasTrigrams(folder: string): boolean {
  try {
    const shared = execFileSync(path.join(folder, "pg_config"), ["--sharedir"], { encoding: "utf8" }).trim();
    return existsSync(path.join(shared, "extension", "pg_trgm.control"));
  } catch {
    // Without pg_config beside them, CREATE EXTENSION will tell.
    return true;
  }
}

/** PostgreSQL refuses to run as root: the user to run it as then. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const line = users.find((user) => user.startsWith("postgres:")) ?? users.find((user) => user.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined) throw new NoPostgres("PostgreSQL can't run as root, and there is no other user");
  return { uid: Number(uid), gid: Number(gid) };
}
