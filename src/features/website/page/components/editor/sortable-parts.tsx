"use client";
import { closestCenter, DndContext, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useEditor } from "./editor-context";

/** Moves parts by dragging; by keyboard, the list itself does. */
export function SortableParts({ children }: { children: ReactNode }) {
  const { parts, move } = useEditor();
  const id = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
  );

  function drop({ active, over }: DragEndEvent): void {
    const to = over ? parts.findIndex((part) => part.id === over.id) : -1;
    if (to !== -1) move(String(active.id), to);
  }

  return (
    <DndContext id={id} sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={parts.map((part) => part.id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

export function usePartSorting(id: string) {
  const { readOnly } = useEditor();
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
