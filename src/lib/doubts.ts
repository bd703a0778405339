import type { Doubt } from "~/generated/prisma/enums";

/** Whether what came by a form is most likely a robot's: it is kept apart, and no mail is sent about it. */
export function isDoubtful(doubt: Doubt | null): boolean {
  return doubt === "honeypot" || doubt === "tooFast";
}
