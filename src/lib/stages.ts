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

/** The way to being hired. */
export const openStages: readonly CandidateStage[] = ["new", "screening", "interview", "offer", "hired"];

/** @returns null when the candidate is hired or out */
export function stageAfter(stage: CandidateStage): CandidateStage | null {
  const index = openStages.indexOf(stage);
  return index < 0 ? null : (openStages[index + 1] ?? null);
}

/** Stages without a next step. */
export const endedStages: readonly CandidateStage[] = ["hired", "rejected", "withdrawn"];
