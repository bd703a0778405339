import { randomBytes } from "node:crypto";
import { closeSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { env } from "~/env.js";
import { createFile } from "~/server/platform/disk";
import { codeOf, messageOf } from "~/server/platform/error-facts";
import { processSingleton } from "~/server/platform/process-singleton";
import { StartError } from "~/server/platform/start-error";

const cache = processSingleton("secret", (): { secret: string | null } => ({ secret: null }));

/**
 * Reads the secret for signing: NEXTAUTH_SECRET, else the file `secret` in DATA_DIR, created once.
 * @throws StartError without access to the file, or with DATABASE_URL alone: each instance would make its own secret
 */
export function authSecret(): string {
  if (env.NEXTAUTH_SECRET) return env.NEXTAUTH_SECRET;
  if (env.DATABASE_URL) {
    throw new StartError(
      "With DATABASE_URL, NEXTAUTH_SECRET is required: 32 characters or more, such as from: openssl rand -hex 32",
    );
  }
  cache.secret ??= readOrCreate(path.join(path.resolve(env.DATA_DIR), "secret"));
  return cache.secret;
}

export function forgetSecret(): void {
  cache.secret = null;
}

function readOrCreate(file: string): string {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // An empty one would be taken for the secret.
    closeSync(createFile(file, randomBytes(32).toString("base64url")));
  } catch (error) {
    const isThere = codeOf(error) === "EEXIST";
    if (!isThere) throw new StartError(`The secret can't be written to ${file} (DATA_DIR): ${messageOf(error)}`);
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new StartError(`${file} holds no secret: delete it to have a new one made (all users must sign in again).`);
  return secret;
}
