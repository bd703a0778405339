import type { ComponentProps } from "react";
import { cn } from "./cn";
import { fieldClasses } from "./input";

/** Textarea that grows up to its maximum height. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cn(fieldClasses, "field-sizing-content max-h-96 min-h-20 px-3 py-2 leading-relaxed", className)}
      {...props}
    />
  );
}
