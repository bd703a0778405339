import { randomBytes } from "node:crypto";
import type { Doubt } from "~/generated/prisma/enums";
import { honeypotField, tokenField } from "~/lib/form-fields";
import { readSignedText, signText } from "~/server/auth/signed-text";

/** Minimum time from the first focus of a field: no person fills in a form faster. */
const MIN_MS = 2_000;
/** Maximum time between opening a page and sending its form. */
export const TOKEN_MS = 24 * 60 * 60 * 1000;

const purpose = "form-token";

/** Signs the time of first focus, so that a bot can't forge an older one. The nonce identifies the page view. */
export function createFormToken(now: Date): string {
  return signText(purpose, `${now.getTime()}.${randomBytes(12).toString("base64url")}`);
}

/** Returns age and nonce of the token; null without a valid token or for an expired one. */
export function readFormToken(values: Readonly<Record<string, string>>, now: Date): { ageMs: number; nonce: string } | null {
  const [time, nonce] = readSignedText(purpose, values[tokenField] ?? "")?.split(".") ?? [];
  if (time === undefined || nonce === undefined) return null;
  const ageMs = now.getTime() - Number(time);
  return ageMs <= TOKEN_MS ? { ageMs, nonce } : null;
}

/** Returns why a sender may be a bot: honeypot, speed, or web addresses in texts without a valid token. */
export function doubtOf(values: Readonly<Record<string, string>>, now: Date): Doubt | null {
  if (values[honeypotField]) return "honeypot";
  const token = readFormToken(values, now);
  if (token) return token.ageMs < MIN_MS ? "tooFast" : null;
  return Object.values(values).some((value) => /https?:|www\./i.test(value)) ? "links" : null;
}
