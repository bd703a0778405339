import type { ComponentProps } from "react";
import { cn } from "./cn";

type SeparatorProps = ComponentProps<"div"> & { orientation?: "horizontal" | "vertical" };

export function Separator({ className, orientation = "horizontal", ...props }: SeparatorProps) {
  return (
    <div
      data-slot="separator"
      aria-hidden
      className={cn("shrink-0 bg-border", orientation === "horizontal" ? "h-px w-full" : "w-px self-stretch", className)}
      {...props}
    />
  );
}
