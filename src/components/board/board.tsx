"use client";

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
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { BoardCard } from "./board-card";
import { BoardColumn } from "./board-column";
import { type ColumnRows, type MovingRow, withMoving } from "./moving";

type BoardProps<Row extends { id: number }, Id extends string> = {
  label: string;
  columns: readonly (ColumnRows<Row> & {
    id: Id;
    name: string;
    isFailed: boolean;
    onMore: () => void;
    isLoadingMore: boolean;
    fold?: { isFolded: boolean; onToggle: () => void };
  })[];
  nameOf: (row: Row) => string;
  /** @param move moves the card to another column; undefined where nothing can be moved */
  card: (row: Row, move: ((to: Id) => void) | undefined) => ReactNode;
  /** Saves a move. Without it the board is read-only. */
  onMove?: (row: Row, to: Id) => Promise<unknown>;
};

/** Shows rows as cards in columns, which mouse, touch and keyboard can move. */
export function Board<Row extends { id: number }, Id extends string>(props: BoardProps<Row, Id>) {
  const { label, columns, nameOf, card, onMove } = props;
  const t = useTranslations("board");
  const id = useId();
  const [lifted, setLifted] = useState<Row | null>(null);
  const [moving, setMoving] = useState<readonly MovingRow<Row, Id>[]>([]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A shorter touch scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn(columns.map((column) => column.id)) }),
  );
  const shown = columns.map((column) => ({ ...column, ...withMoving(column.id, column, moving) }));

  const rowOf = (rowId: UniqueIdentifier) => shown.flatMap(({ rows }) => rows ?? []).find((row) => row.id === rowId) ?? null;
  const columnOf = (rowId: UniqueIdentifier) => shown.find(({ rows }) => rows?.some((row) => row.id === rowId));

  async function move(row: Row, to: Id) {
    if (!onMove || columnOf(row.id)?.id === to) return;
    const one = { row, to };
    setMoving((all) => [...all, one]);
    await onMove(row, to);
    setMoving((all) => all.filter((other) => other !== one));
  }

  const words = (rowId: UniqueIdentifier, columnId?: UniqueIdentifier) => {
    const row = rowOf(rowId);
    const column = shown.find((one) => one.id === columnId) ?? columnOf(rowId);
    return { name: row ? nameOf(row) : "", column: column?.name ?? "" };
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
      onDragStart={({ active }) => setLifted(rowOf(active.id))}
      onDragCancel={() => setLifted(null)}
      onDragEnd={({ active, over }) => {
        setLifted(null);
        const row = rowOf(active.id);
        const column = columns.find((one) => one.id === over?.id);
        if (row && column) void move(row, column.id);
      }}
    >
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard, also without cards
        tabIndex={0}
        // Contained: a swipe at its edge would trigger the browser's "back".
        className="relative snap-x snap-proximity scroll-px-3 overflow-x-auto overscroll-x-contain p-3"
      >
        <ul className="flex w-max min-w-full items-start gap-3 min-[80rem]:w-full">
          {shown.map((column) => (
            <BoardColumn key={column.id} {...column}>
              {column.rows?.map((row) => (
                <BoardCard
                  key={row.id}
                  id={row.id}
                  name={nameOf(row)}
                  canMove={onMove !== undefined}
                  isMoving={moving.some((one) => one.row.id === row.id)}
                >
                  {card(row, onMove && ((to) => void move(row, to)))}
                </BoardCard>
              ))}
            </BoardColumn>
          ))}
        </ul>
      </section>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <div className="rotate-1 cursor-grabbing rounded-lg border border-primary bg-card p-3 shadow-lg">
            {card(lifted, undefined)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
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
