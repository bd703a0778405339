type WrittenFiguresProps = { figures: readonly { id: string; value: string; label: string | null }[] };

/** Up to four columns, and no figure alone in a row of several, if it can be avoided. */
function gridFor(count: number): string {
  if (count === 1) return "";
  if (count % 3 === 0) return "sm:grid-cols-3";
  return count === 2 ? "grid-cols-2" : "grid-cols-2 lg:grid-cols-4";
}

export function WrittenFigures({ figures }: WrittenFiguresProps) {
  return (
    <dl className={`grid gap-x-6 gap-y-10 sm:gap-x-8 ${gridFor(figures.length)}`}>
      {figures.map(({ id, value, label }) => (
        <div key={id} className="flex min-w-0 flex-col-reverse justify-end border-primary-text border-t-2 pt-4">
          <dt className="mt-2 text-muted-foreground text-pretty">{label}</dt>
          <dd className="font-semibold text-3xl tracking-tight tabular-nums sm:text-5xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
