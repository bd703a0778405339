import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "~/server/auth/secret";

/**
 * A text that only this site could have written: itself, readable, and its signature.
 * @param purpose what it is for: a text that was signed for another purpose is not accepted
 */
export function signText(purpose: string, text: string): string {
  return `${Buffer.from(text).toString("base64url")}.${signatureOf(purpose, text).toString("base64url")}`;
}

/** The text that `signText` was given; null for anything that it did not make. */
export function readSignedText(purpose: string, signed: string): string | null {
  const [encoded = "", signature = ""] = signed.split(".");
  const text = Buffer.from(encoded, "base64url").toString();
  const [given, right] = [Buffer.from(signature, "base64url"), signatureOf(purpose, text)];
  return given.length === right.length && timingSafeEqual(given, right) ? text : null;
}

/** A hash that nobody without the site's secret can make: what can be guessed can't be confirmed by it. */
export function keyedHash(purpose: string, text: string): string {
  return signatureOf(purpose, text).toString("base64url");
}

function signatureOf(purpose: string, text: string): Buffer {
  return createHmac("sha256", authSecret()).update(`${purpose}\n${text}`).digest();
}
