import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "~/server/auth/secret";

/** Signs a readable text with the site's secret. @param purpose a text signed for another purpose is refused */
export function signText(purpose: string, text: string): string {
  return `${Buffer.from(text).toString("base64url")}.${signatureOf(purpose, text).toString("base64url")}`;
}

export function readSignedText(purpose: string, signed: string): string | null {
  const [encoded = "", signature = ""] = signed.split(".");
  const text = Buffer.from(encoded, "base64url").toString();
  const [actual, expected] = [Buffer.from(signature, "base64url"), signatureOf(purpose, text)];
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? text : null;
}

/** Hashes with the site's secret, so that guesses can't be verified without it. */
export function keyedHash(purpose: string, text: string): string {
  return signatureOf(purpose, text).toString("base64url");
}

function signatureOf(purpose: string, text: string): Buffer {
  return createHmac("sha256", authSecret()).update(`${purpose}\n${text}`).digest();
}
