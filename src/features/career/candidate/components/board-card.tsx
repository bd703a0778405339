import { useDraggable } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { CandidateCard, type CandidateCardProps } from "./candidate-card";

/** A card of the board: mouse and touch drag all of it, the keyboard uses its handle. */
export function BoardCard({ candidate, onMove, isMoving }: CandidateCardProps & { isMoving: boolean }) {
  const t = useTranslations("board");
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: candidate.id,
    disabled: !onMove || isMoving,
    attributes: { roleDescription: t("movable") },
  });
  return (
    <li
      ref={setNodeRef}
      data-card={candidate.id}
      tabIndex={-1}
      aria-busy={isMoving || undefined}
      className={cn(
        "relative rounded-lg border border-border bg-card p-3 shadow-xs transition-opacity outline-none focus-visible:border-ring has-focus-visible:border-ring",
        onMove && "cursor-grab touch-manipulation",
        (isDragging || isMoving) && "opacity-50",
      )}
      {...listeners}
    >
      <CandidateCard candidate={candidate} onMove={onMove} />
      {onMove && (
        <Button
          ref={setActivatorNodeRef}
          variant="ghost"
          size="icon-sm"
          className="absolute right-1 bottom-1 cursor-grab touch-none text-muted-foreground"
          {...attributes}
          aria-label={t("moveCard", { name: candidate.name })}
        >
          <GripVertical aria-hidden />
        </Button>
      )}
    </li>
  );
}
