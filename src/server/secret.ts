import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "~/env";

// The server and Next's bundle each hold a copy of this module: what must be one lives on the process.
const slot = globalThis as { [key: symbol]: unknown } & typeof globalThis;
const key = Symbol.for("atrium.secret");

/**
 * What signs the session cookie and other tokens: NEXTAUTH_SECRET, else the file `secret` in DATA_DIR, which is written once.
 * @throws Error when the file can be neither read nor written
 */
export function authSecret(): string {
  if (env.NEXTAUTH_SECRET) return env.NEXTAUTH_SECRET;
  const known = slot[key];
  if (typeof known === "string") return known;
  const secret = readOrCreate(path.join(path.resolve(env.DATA_DIR), "secret"));
  slot[key] = secret;
  return secret;
}

function readOrCreate(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isThere) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} holds no secret: delete it to have a new one made (everyone signs in anew).`);
  return secret;
}
