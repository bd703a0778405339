// PostgreSQL server for tests and benchmarks, in a temporary folder on the loopback address.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port.mjs";

/** PostgreSQL can't be started; the message says how to fix it. */
export class NoPostgres extends Error {}

/**
 * Starts a server with PostgreSQL's default settings. It stops with this process, also on Ctrl-C; its folder is then deleted.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} URL of the administrator's database
 * @throws {NoPostgres}
 */
export async function startPostgres() {
  const programs = findPrograms();
  if (!programs) throw new NoPostgres("no initdb with pg_trgm here: install PostgreSQL with its contrib modules");
  const owner = unprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-postgres-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder };
  const data = path.join(folder, "data");
  const initdb = ["-D", data, "-U", "atrium", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(path.join(programs, "initdb"), initdb, { ...options, stdio: ["ignore", "ignore", "pipe"] });

  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories="].flatMap((setting) => ["-c", setting]);
  const child = spawn(path.join(programs, "postgres"), ["-D", data, "-p", String(port), ...settings], {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "close");
  const clear = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", clear);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  await isReady(child);
  const stop = async () => {
    // "Fast shutdown" of PostgreSQL: closes open connections.
    child.kill("SIGINT");
    await ended;
    process.off("exit", clear);
    clear();
  };
  return { url: `postgres://atrium@127.0.0.1:${port}/postgres`, stop };
}

/**
 * Waits for the log line that reports readiness. @param {import("node:child_process").ChildProcess} child @returns
 * {Promise<void>}
 */
function isReady(child) {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stderr?.on("data", (chunk) => {
      output = (output + chunk).slice(-4_000);
      if (output.includes("ready to accept connections")) resolve();
    });
    child.once("error", reject);
    child.once("close", () => reject(new Error(`PostgreSQL did not start.\n${output}`)));
  });
}

/** Finds the folder of the newest PostgreSQL programs with the pg_trgm extension. */
function findPrograms() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const inPath = (process.env.PATH ?? "").split(path.delimiter);
  return [...versions.map((version) => path.join(debian, version, "bin")), ...inPath].find(
    (folder) => existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres")) && hasTrigrams(folder),
  );
}

/** @param {string} folder */
function hasTrigrams(folder) {
  try {
    const shared = execFileSync(path.join(folder, "pg_config"), ["--sharedir"], { encoding: "utf8" }).trim();
    return existsSync(path.join(shared, "extension", "pg_trgm.control"));
  } catch {
    // Unknown without pg_config; CREATE EXTENSION will fail if it is missing.
    return true;
  }
}

/** PostgreSQL refuses to run as root. Returns the user to run it as. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const line = users.find((user) => user.startsWith("postgres:")) ?? users.find((user) => user.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined) throw new NoPostgres("PostgreSQL can't run as root, and there is no other user");
  return { uid: Number(uid), gid: Number(gid) };
}
