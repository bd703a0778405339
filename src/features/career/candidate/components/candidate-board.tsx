import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useFeatureName } from "~/components/resource/feature-names";
import { useMay } from "~/components/resource/use-may";
import { useMoveToStage } from "~/features/career/stage/components/use-move-to-stage";
import type { CandidateStage } from "~/generated/prisma/enums";
import { endedStages } from "~/lib/stages";
import { api } from "~/trpc/client";
import { BoardCard } from "./board-card";
import { BoardColumn } from "./board-column";
import { CandidateCard, type ListedCandidate } from "./candidate-card";
import { COLUMN_STEP, columnInput, shownStages } from "./column-input";
import { withMoving } from "./moving";

type Input = Parameters<typeof shownStages>[0];

/** Shows candidates as cards in a column for each stage, which mouse, touch and keyboard can move. */
export function CandidateBoard({ input }: { input: Input }) {
  const t = useTranslations("board");
  const featureName = useFeatureName();
  const may = useMay("/admin/candidate");
  const moveToStage = useMoveToStage();
  const id = useId();
  const [lifted, setLifted] = useState<ListedCandidate | null>(null);
  const [moving, setMoving] = useState<readonly { row: ListedCandidate; to: CandidateStage }[]>([]);
  const columns = useColumns(input).map((column) => ({ ...column, ...withMoving(column.id, column, moving) }));
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A shorter touch scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn(columns.map((column) => column.id)) }),
  );

  const candidateOf = (cardId: UniqueIdentifier) =>
    columns.flatMap(({ rows }) => rows ?? []).find((candidate) => candidate.id === cardId) ?? null;
  const columnOf = (cardId: UniqueIdentifier) => columns.find(({ rows }) => rows?.some((candidate) => candidate.id === cardId));

  async function move(row: ListedCandidate, to: CandidateStage) {
    if (columnOf(row.id)?.id === to) return;
    const one = { row, to };
    setMoving((all) => [...all, one]);
    // The mutation cache shows the error.
    await moveToStage({ ids: [row.id], stage: to, version: row.version }).catch(() => {});
    setMoving((all) => all.filter((other) => other !== one));
  }

  const words = (cardId: UniqueIdentifier, columnId?: UniqueIdentifier) => {
    const column = columns.find((one) => one.id === columnId) ?? columnOf(cardId);
    return { name: candidateOf(cardId)?.name ?? "", column: column?.name ?? "" };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t("lifted", words(active.id)),
    onDragOver: ({ active, over }) => (over ? t("over", words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t("dropped", words(active.id, over?.id)),
    onDragCancel: ({ active }) => t("cancelled", words(active.id)),
  };

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("help") } }}
      onDragStart={({ active }) => setLifted(candidateOf(active.id))}
      onDragCancel={() => setLifted(null)}
      onDragEnd={({ active, over }) => {
        setLifted(null);
        const candidate = candidateOf(active.id);
        const column = columns.find((one) => one.id === over?.id);
        if (candidate && column) void move(candidate, column.id);
      }}
    >
      <section
        aria-label={featureName("/admin/candidate")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard, also without cards
        tabIndex={0}
        // Contained: a swipe at its edge would trigger the browser's "back".
        className="relative snap-x snap-proximity scroll-px-3 overflow-x-auto overscroll-x-contain p-3"
      >
        <ul className="flex w-max min-w-full items-start gap-3 min-[80rem]:w-full">
          {columns.map((column) => (
            <BoardColumn key={column.id} {...column}>
              {column.rows?.map((candidate) => (
                <BoardCard
                  key={candidate.id}
                  candidate={candidate}
                  onMove={may.edit ? (to) => void move(candidate, to) : undefined}
                  isMoving={moving.some(({ row }) => row.id === candidate.id)}
                />
              ))}
            </BoardColumn>
          ))}
        </ul>
      </section>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <div className="rotate-1 cursor-grabbing rounded-lg border border-primary bg-card p-3 shadow-lg">
            <CandidateCard candidate={lifted} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Reads the columns; each is its own query. */
function useColumns(input: Input) {
  const t = useTranslations("candidate.stages");
  const [sizes, setSizes] = useState<Partial<Record<CandidateStage, number>>>({});
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
  return shown.flatMap(({ stage, size }, index) => {
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
      // A filter by stage shows what was asked for.
      isFoldable: input.filter.stage === undefined && endedStages.includes(stage),
    };
  });
}

const columnUnder: CollisionDetection = (drag) => {
  const under = pointerWithin(drag);
  return under.length > 0 ? under : rectIntersection(drag);
};

/** Distance in px from a column's corner when the keyboard moves a card. */
const INSET = 12;

function toNextColumn(ids: readonly string[]): KeyboardCoordinateGetter {
  return (event, { context: { over, droppableRects } }) => {
    const step = event.code === "ArrowRight" ? 1 : event.code === "ArrowLeft" ? -1 : 0;
    const next = ids[ids.indexOf(String(over?.id)) + step];
    const rect = next === undefined || step === 0 ? undefined : droppableRects.get(next);
    if (!rect) return undefined;
    event.preventDefault();
    return { x: rect.left + INSET, y: rect.top + INSET };
  };
}
