import type { CandidateStage } from "~/generated/prisma/enums";

/** The stages of a candidate, in the order of the board. */
export const stages = [
  "new",
  "screening",
  "interview",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
] as const satisfies readonly CandidateStage[];
