import type { CandidateStage } from "~/generated/prisma/enums";

/** Stages in the order of the board's columns. */
export const stages = [
  "new",
  "screening",
  "interview",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
] as const satisfies readonly CandidateStage[];
