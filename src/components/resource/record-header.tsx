"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type { AdminPath } from "~/features/registry";
import { useFeatureName } from "./feature-names";
import { useRememberRecord } from "./recent-records";

type RecordHeaderProps = {
  path: AdminPath;
  /** Stored record's id: the palette offers it as recently opened. */
  id?: number;
  back?: string;
  title: string;
  badge?: ReactNode;
  actions?: ReactNode;
};

export function RecordHeader({ path, id, back, title, badge, actions }: RecordHeaderProps) {
  const featureName = useFeatureName();
  useRememberRecord(path, id);
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        {back !== undefined && (
          <Link
            href={back}
            className="inline-flex min-h-6 w-fit items-center gap-1.5 text-muted-foreground text-sm hover:text-foreground"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {featureName(path)}
          </Link>
        )}
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 tabIndex={-1} className="min-w-0 break-words font-semibold text-2xl">
            {title}
          </h1>
          {badge}
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
