import { createHash, randomBytes } from "node:crypto";

/** Generates a random token of 256 bits for a link: 43 characters that need no escaping. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hashes a token, so that reading the database is not enough to use it. A fast hash suffices, as tokens can't be guessed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
