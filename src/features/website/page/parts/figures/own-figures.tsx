import { cn } from "~/components/ui/cn";

type OwnFiguresProps = { figures: readonly { id: string; value: string; label: string | null }[] };

/** Up to four columns, and no figure alone in a row of several, if it can be avoided. */
function columnsFor(count: number): string {
  if (count === 1) return "";
  if (count === 2) return "grid-cols-2";
  if (count % 3 === 0) return "sm:grid-cols-3";
  return count === 5 ? "grid-cols-2 sm:grid-cols-3" : "grid-cols-2 lg:grid-cols-4";
}

/** The size in which the longest value still fits into a column. */
function sizeFor(length: number): string {
  if (length <= 7) return "text-4xl sm:text-5xl xl:text-6xl";
  if (length <= 10) return "text-2xl lg:text-3xl xl:text-4xl";
  return length <= 14 ? "text-lg sm:text-xl lg:text-2xl xl:text-3xl" : "text-lg lg:text-xl xl:text-2xl";
}

export function OwnFigures({ figures }: OwnFiguresProps) {
  const size = sizeFor(Math.max(...figures.map(({ value }) => value.length)));
  return (
    <ul className={cn("grid gap-x-6 gap-y-10 sm:gap-x-8", columnsFor(figures.length))}>
      {figures.map(({ id, value, label }) => (
        <li key={id} className="min-w-0 border-primary-text border-t-2 pt-4">
          <p className={cn("font-semibold tracking-tight tabular-nums", size)}>{value}</p>
          {label && <p className="mt-2 text-muted-foreground text-pretty">{label}</p>}
        </li>
      ))}
    </ul>
  );
}
