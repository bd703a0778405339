import type { Doubt } from "~/generated/prisma/enums";

/** Checks whether a submission is probably a robot's: it is kept apart, and no mail is sent. */
export function isDoubtful(doubt: Doubt | null): boolean {
  return doubt === "honeypot" || doubt === "tooFast";
}
