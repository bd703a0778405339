"use client";

import { Trash2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import type { AdminPath } from "~/features/registry";
import type { BulkReport } from "~/lib/bulk-report";
import { BulkLabel, SelectionContext } from "./bulk-actions";
import { useMay } from "./use-may";

type BulkBarProps = {
  path: AdminPath;
  ids: number[];
  /** Actions beside Delete. */
  children: ReactNode;
  onReport: (report: BulkReport) => void;
  onDelete?: () => void;
  onClear: () => void;
};

/** Replaces the toolbar while rows are selected. */
export function BulkBar({ path, ids, children, onReport, onDelete, onClear }: BulkBarProps) {
  const t = useTranslations("table");
  const common = useTranslations("common");
  const may = useMay(path);
  return (
    <div data-lower-edge className="flex min-h-8 flex-wrap items-center gap-2">
      <p aria-live="polite" className="mr-2 font-medium tabular-nums">
        {t("selected", { count: ids.length })}
      </p>
      <SelectionContext value={{ ids, may, onReport }}>{children}</SelectionContext>
      {onDelete && (
        <Button variant="outline" size="sm" title={common("delete")} className="text-destructive-text" onClick={onDelete}>
          <BulkLabel icon={Trash2}>{common("delete")}</BulkLabel>
        </Button>
      )}
      <Button variant="ghost" size="sm" className="ml-auto" onClick={onClear}>
        <BulkLabel icon={X}>{t("clearSelection")}</BulkLabel>
      </Button>
    </div>
  );
}
