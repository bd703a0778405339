import type { CandidateStage } from "~/generated/prisma/enums";

/** Candidate stages in the board's order. */
export const stages = [
  "new",
  "screening",
  "interview",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
] as const satisfies readonly CandidateStage[];
