"use client";
import { closestCenter, DndContext, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { type ReactNode, useId } from "react";

type SortableListProps = {
  /** Ids of the rows in their order. */
  ids: readonly string[];
  /** Called when a row is dropped at the place of another. */
  onDrop: (id: string, over: string) => void;
  children: ReactNode;
};

/** Moves rows by dragging; by keyboard, the list itself does. */
export function SortableList({ ids, onDrop, children }: SortableListProps) {
  const id = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
  );
  const drop = ({ active, over }: DragEndEvent) => over && over.id !== active.id && onDrop(String(active.id), String(over.id));
  return (
    <DndContext id={id} sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Makes an element a row of a `SortableList`. */
export function useSortableRow(id: string, readOnly: boolean) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition } = useSortable({ id, disabled: readOnly });
  return {
    element: setNodeRef,
    style: { transform: transform ? `translateY(${transform.y}px)` : undefined, transition },
    handle: (
      <span
        ref={setActivatorNodeRef}
        {...listeners}
        aria-hidden
        className="grid w-6 shrink-0 cursor-grab touch-none place-items-center self-stretch text-muted-foreground"
      >
        {!readOnly && <GripVertical className="size-4" />}
      </span>
    ),
  };
}
