"use client";

import { useDraggable } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";

type BoardCardProps = {
  id: number;
  name: string;
  canMove: boolean;
  isMoving: boolean;
  children: ReactNode;
};

/** Draws a card: mouse and touch drag all of it, the keyboard uses its handle. */
export function BoardCard({ id, name, canMove, isMoving, children }: BoardCardProps) {
  const t = useTranslations("board");
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    disabled: !canMove || isMoving,
    attributes: { roleDescription: t("movable") },
  });
  return (
    <li
      ref={setNodeRef}
      data-card={id}
      tabIndex={-1}
      aria-busy={isMoving || undefined}
      className={cn(
        "relative rounded-lg border border-border bg-card p-3 shadow-xs transition-opacity outline-none focus-visible:border-ring has-focus-visible:border-ring",
        canMove && "cursor-grab touch-manipulation",
        (isDragging || isMoving) && "opacity-50",
      )}
      {...listeners}
    >
      {children}
      {canMove && (
        <Button
          ref={setActivatorNodeRef}
          variant="ghost"
          size="icon-sm"
          className="absolute right-1 bottom-1 cursor-grab touch-none text-muted-foreground"
          {...attributes}
          aria-label={t("moveCard", { name })}
        >
          <GripVertical aria-hidden />
        </Button>
      )}
    </li>
  );
}
