import { randomBytes } from "node:crypto";
import type { Doubt } from "~/generated/prisma/enums";
import { honeypotField, tokenField } from "~/lib/form-fields";
import { readSignedText, signText } from "~/server/auth/signed-text";

/** No person fills in a form faster, counted from the first focus of a field. */
const MIN_MS = 2_000;
/** How long a page may stay open before it is sent. */
export const TOKEN_MS = 24 * 60 * 60 * 1000;

const purpose = "form-token";

/**
 * A time token: says when a form was first focused, signed, so that a robot can't make one that is older. Its random part tells
 * one view of a page from another.
 */
export function createFormToken(now: Date): string {
  return signText(purpose, `${now.getTime()}.${randomBytes(12).toString("base64url")}`);
}

/** The age in milliseconds and the random part of the token that was sent; null without a token, or for one that is too old. */
export function readFormToken(values: Readonly<Record<string, string>>, now: Date): { ageMs: number; nonce: string } | null {
  const [time, nonce] = readSignedText(purpose, values[tokenField] ?? "")?.split(".") ?? [];
  if (time === undefined || nonce === undefined) return null;
  const ageMs = now.getTime() - Number(time);
  return ageMs <= TOKEN_MS ? { ageMs, nonce } : null;
}

/**
 * Why a robot may have sent a form: its honeypot is filled in, its time token is too young, or there is no valid token (no script
 * was running) and a text has web addresses.
 * @returns null where nothing speaks for it
 */
export function doubtOf(values: Readonly<Record<string, string>>, now: Date): Doubt | null {
  if (values[honeypotField]) return "honeypot";
  const token = readFormToken(values, now);
  if (token) return token.ageMs < MIN_MS ? "tooFast" : null;
  return Object.values(values).some((value) => /https?:|www\./i.test(value)) ? "links" : null;
}
