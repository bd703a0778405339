import type { Doubt } from "~/generated/prisma/enums";
import { honeypotField, tokenField } from "~/lib/form-fields";
import { readSignedText, signText } from "./signed-text";

/** No person fills in a form faster, counted from the first focus of a field. */
const MIN_MS = 2_000;
/** How long a page may stay open before it is sent. */
const MAX_MS = 24 * 60 * 60 * 1000;

const purpose = "form-token";

/** A time token: says when a form was first focused, signed, so that a robot can't make one that is older. */
export function createFormToken(now: Date): string {
  return signText(purpose, String(now.getTime()));
}

/**
 * Why a robot may have sent a form: its honeypot is filled in, its time token is too young, or there is no valid token (no script
 * was running) and a text has web addresses.
 * @returns null where nothing speaks for it
 */
export function doubtOf(values: Readonly<Record<string, string>>, now: Date): Doubt | null {
  if (values[honeypotField]) return "honeypot";
  const time = readSignedText(purpose, values[tokenField] ?? "");
  const age = time === null ? null : now.getTime() - Number(time);
  if (age !== null && age < MIN_MS) return "tooFast";
  if (age !== null && age <= MAX_MS) return null;
  return Object.values(values).some((value) => /https?:|www\./i.test(value)) ? "links" : null;
}
