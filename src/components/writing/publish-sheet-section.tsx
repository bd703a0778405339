import type { ReactNode } from "react";

type PublishSheetSectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** Part of the publish sheet with a heading. */
export function PublishSheetSection({ title, aside, children }: PublishSheetSectionProps) {
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 className="font-semibold text-sm">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
