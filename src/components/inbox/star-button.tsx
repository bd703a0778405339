"use client";

import { Star } from "lucide-react";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";

type StarButtonProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  readOnly: boolean;
};

/** Toggles a star. */
export function StarButton({ label, isOn, onChange, readOnly }: StarButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      aria-pressed={isOn}
      disabled={readOnly}
      className="disabled:opacity-100"
      onClick={() => onChange(!isOn)}
    >
      <Star aria-hidden className={cn(isOn ? "fill-warning text-warning-text" : "text-muted-foreground")} />
    </Button>
  );
}
