"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { cn } from "~/components/ui/cn";
import { TableRow } from "~/components/ui/table";
import { MoveHandle } from "./move-handle";
import { type Place, placeOf } from "./place";

type SortableAreaProps = {
  rows: readonly { id: number; name: string }[];
  onMove: (id: number, place: Place) => void;
  children: ReactNode;
};

/** Makes rows sortable by mouse, touch and keyboard, with announcements. */
export function SortableArea({ rows, onMove, children }: SortableAreaProps) {
  const t = useTranslations("table");
  const id = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map((row) => row.id);
  const words = (moved: UniqueIdentifier, over: UniqueIdentifier = moved) => ({
    name: rows.find((row) => row.id === moved)?.name ?? "",
    position: ids.indexOf(Number(over)) + 1,
    count: ids.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t("lifted", words(active.id)),
    onDragOver: ({ active, over }) => (over ? t("over", words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t("dropped", words(active.id, over?.id)),
    onDragCancel: ({ active }) => t("dropCancelled", words(active.id)),
  };

  function handleDragEnd({ active, over }: DragEndEvent) {
    const place = over && placeOf(ids, Number(active.id), Number(over.id));
    if (place) onMove(Number(active.id), place);
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("orderHelp") } }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

type SortableRowProps = {
  id: number;
  name: string;
  className?: string;
  isSelected: boolean;
  children: (handle: ReactNode) => ReactNode;
};

export function SortableRow({ id, name, className, isSelected, children }: SortableRowProps) {
  const t = useTranslations("table");
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t("sortable") },
  });
  return (
    <TableRow
      ref={setNodeRef}
      role="row"
      data-row
      tabIndex={-1}
      data-state={isSelected ? "selected" : undefined}
      className={cn(className, isDragging && "relative z-10 bg-card shadow-md")}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      {children(
        <MoveHandle ref={setActivatorNodeRef} rowId={id} name={name} isDragging={isDragging} {...attributes} {...listeners} />,
      )}
    </TableRow>
  );
}
