import type { CandidateStage } from "~/generated/prisma/enums";

export const stages = [
  "new",
  "screening",
  "interview",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
] as const satisfies readonly CandidateStage[];
