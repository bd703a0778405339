import type { Doubt } from "~/generated/prisma/enums";

/** Checks whether the sender is probably a bot: the submission is filed as spam and no mail is sent. */
export function isDoubtful(doubt: Doubt | null): boolean {
  return doubt === "honeypot" || doubt === "tooFast";
}
