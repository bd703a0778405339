import { createHash, randomBytes } from "node:crypto";

/** A random token of 256 bits for a link, as text that needs no escaping: 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token: reading the database is then not enough to use it. A fast hash will do, as no token is guessed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
