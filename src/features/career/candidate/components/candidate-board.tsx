"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Board } from "~/components/board/board";
import { useFeatureName } from "~/components/resource/feature-names";
import { useMay } from "~/components/resource/use-may";
import { useMoveToStage } from "~/features/career/stage/components/use-move-to-stage";
import type { CandidateStage } from "~/generated/prisma/enums";
import { endedStages } from "~/lib/stages";
import { api } from "~/trpc/client";
import { CandidateCard } from "./candidate-card";
import { COLUMN_STEP, columnInput, shownStages } from "./column-input";

/** Shows candidates by stage; each column is its own query. */
export function CandidateBoard({ input }: { input: Parameters<typeof shownStages>[0] }) {
  const t = useTranslations("candidate.stages");
  const featureName = useFeatureName();
  const may = useMay("/admin/candidate");
  const move = useMoveToStage();
  const [sizes, setSizes] = useState<Partial<Record<CandidateStage, number>>>({});
  const [opened, setOpened] = useState<readonly CandidateStage[]>([]);
  const shown = shownStages(input).map((stage) => ({ stage, size: sizes[stage] ?? COLUMN_STEP }));
  const queries = api.useQueries(({ career }) =>
    shown.map(({ stage, size }) =>
      career.candidate.list(columnInput(input, stage, size), {
        placeholderData: keepPreviousData,
        // The column shows its own loading error.
        meta: { showsError: () => true },
      }),
    ),
  );
  // A filter by stage shows what was asked for.
  const isFoldable = (stage: CandidateStage) => input.filter.stage === undefined && endedStages.includes(stage);
  const toggle = (stage: CandidateStage) =>
    setOpened(opened.includes(stage) ? opened.filter((one) => one !== stage) : [...opened, stage]);
  const columns = shown.flatMap(({ stage, size }, index) => {
    const query = queries[index];
    if (!query) return [];
    return {
      id: stage,
      name: t(stage),
      rows: query.data?.rows,
      total: query.data?.total ?? 0,
      isFailed: query.isError && query.data === undefined,
      onMore: () => (query.isError ? void query.refetch() : setSizes({ ...sizes, [stage]: size + COLUMN_STEP })),
      isLoadingMore: query.isFetching && query.isPlaceholderData,
      fold: isFoldable(stage) ? { isFolded: !opened.includes(stage), onToggle: () => toggle(stage) } : undefined,
    };
  });
  return (
    <Board
      label={featureName("/admin/candidate")}
      columns={columns}
      nameOf={({ name }) => name}
      card={(candidate, move) => <CandidateCard candidate={candidate} onMove={move} />}
      onMove={may.edit ? ({ id, version }, stage) => move({ ids: [id], stage, version }).catch(() => {}) : undefined}
    />
  );
}
