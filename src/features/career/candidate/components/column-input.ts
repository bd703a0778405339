import type { ListInput } from "~/components/table/list-parsers";
import type { CandidateStage } from "~/generated/prisma/enums";
import { stages } from "~/lib/stages";
import type { RouterInputs } from "~/trpc/client";

/** How many more cards of a column are loaded at a time. */
export const COLUMN_STEP = 20;

type CandidateInput = ListInput<
  "appliedAt" | "name" | "rating",
  NonNullable<RouterInputs["career"]["candidate"]["list"]["filter"]>
>;

/** The columns of the board that the filters leave. */
export function shownStages({ filter }: CandidateInput): readonly CandidateStage[] {
  return stages.filter((stage) => filter.stage?.includes(stage) ?? true);
}

/** What the first cards of a column are asked by; server and browser ask the same, so that the page has them at once. */
export function columnInput(input: CandidateInput, stage: CandidateStage, pageSize = COLUMN_STEP): CandidateInput {
  return { ...input, filter: { ...input.filter, stage: [stage] }, page: 1, pageSize };
}
