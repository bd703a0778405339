"use client";

import { GripVertical } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";

type MoveHandleProps = ComponentProps<typeof Button> & { rowId: number; name: string; isDragging?: boolean };

/** Moves a row by mouse, touch or keyboard. */
export function MoveHandle({ rowId, name, isDragging = false, ...props }: MoveHandleProps) {
  const t = useTranslations("table");
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      data-handle={rowId}
      className={cn("touch-none text-muted-foreground", isDragging ? "cursor-grabbing" : "cursor-grab")}
      {...props}
      aria-label={t("moveRow", { name })}
    >
      <GripVertical aria-hidden />
    </Button>
  );
}
