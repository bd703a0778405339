import type { ListInput } from "~/components/table/list-parsers";
import type { CandidateStage } from "~/generated/prisma/enums";
import { stages } from "~/lib/stages";
import type { RouterInputs } from "~/trpc/client";

/** Cards that a column loads at a time. */
export const COLUMN_STEP = 20;

type CandidateInput = ListInput<
  "appliedAt" | "name" | "rating",
  NonNullable<RouterInputs["career"]["candidate"]["list"]["filter"]>
>;

export function shownStages({ filter }: CandidateInput): readonly CandidateStage[] {
  return stages.filter((stage) => filter.stage?.includes(stage) ?? true);
}

/** Builds the input of a column's first query. Server and browser must build the same one, or the prefetched cards go unused. */
export function columnInput(input: CandidateInput, stage: CandidateStage, pageSize = COLUMN_STEP): CandidateInput {
  return { ...input, filter: { ...input.filter, stage: [stage] }, page: 1, pageSize };
}
