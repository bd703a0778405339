import type { Doubt } from "~/generated/prisma/enums";

/** Doubts with which the sender is probably a bot: the submission is filed as spam and no mail is sent. */
export const botDoubts: readonly Doubt[] = ["honeypot", "tooFast"];

export function isDoubtful(doubt: Doubt | null): boolean {
  return doubt !== null && botDoubts.includes(doubt);
}
