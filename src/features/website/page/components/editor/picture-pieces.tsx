import type { ReactNode } from "react";
import { cn } from "~/components/ui/cn";

/** Draws lines of text, in percent of the width. */
export function Lines({ widths, className }: { widths: readonly number[]; className?: string }) {
  return (
    <span className={cn("grid content-start gap-[3px]", className)}>
      {widths.map((width, index) => (
        <span key={index} className="h-1 rounded-full bg-current opacity-40" style={{ width: `${width}%` }} />
      ))}
    </span>
  );
}

export function Heading({ width = 60 }: { width?: number }) {
  return <span className="h-1.5 rounded-full bg-current opacity-70" style={{ width: `${width}%` }} />;
}

export function Block({ className }: { className?: string }) {
  return <span className={cn("rounded-sm bg-primary-300 dark:bg-primary-700", className)} />;
}

export function Frame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={cn("grid size-full content-center gap-[8%] bg-background p-[10%] text-muted-foreground", className)}>
      {children}
    </span>
  );
}

export const rows = [0, 1, 2];
export const cells = [0, 1, 2, 3];
