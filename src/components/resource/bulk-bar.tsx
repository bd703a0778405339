"use client";

import { useMutation } from "@tanstack/react-query";
import { type LucideIcon, Trash2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { toastSuccess } from "~/components/ui/toaster";
import type { Action } from "~/features/registry";

/** What came of something done to several records: how many it was done to, and which stayed as they were. */
export type BulkReport = { count: number; kept: readonly { id: number; label: string }[] };

/** Something that can be done to several records at once. */
export type BulkAction = {
  label: string;
  icon: LucideIcon;
  /** The flag someone needs for it. */
  needs: Action;
  run: (ids: number[]) => Promise<BulkReport>;
};

type BulkBarProps = {
  ids: number[];
  actions: readonly BulkAction[];
  onReport: (report: BulkReport) => void;
  onDelete?: () => void;
  onClear: () => void;
};

/** Stands in the toolbar's place while rows are ticked. */
export function BulkBar({ ids, actions, onReport, onDelete, onClear }: BulkBarProps) {
  const t = useTranslations("table");
  const common = useTranslations("common");
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2">
      <p aria-live="polite" className="mr-2 font-medium tabular-nums">
        {t("selected", { count: ids.length })}
      </p>
      {actions.map((action) => (
        <BulkButton key={action.label} action={action} ids={ids} onReport={onReport} />
      ))}
      {onDelete && (
        <Button variant="outline" size="sm" className="text-destructive-text" onClick={onDelete}>
          <Trash2 aria-hidden />
          {common("delete")}
        </Button>
      )}
      <Button variant="ghost" size="sm" className="ml-auto" onClick={onClear}>
        <X aria-hidden />
        {t("clearSelection")}
      </Button>
    </div>
  );
}

function BulkButton({ action, ids, onReport }: { action: BulkAction; ids: number[]; onReport: (report: BulkReport) => void }) {
  const common = useTranslations("common");
  const run = useMutation({
    mutationFn: action.run,
    // The call inside says its errors itself.
    meta: { showsError: () => true },
    onSuccess: (report) => {
      if (report.count > 0) toastSuccess(common("updated"));
      onReport(report);
    },
  });
  return (
    <Button variant="outline" size="sm" isPending={run.isPending} onClick={() => run.mutate(ids)}>
      <action.icon aria-hidden />
      {action.label}
    </Button>
  );
}

/** Says which records something was not done to. */
export function BulkReportNotice({ report, onClose }: { report: BulkReport; onClose: () => void }) {
  const t = useTranslations("resource");
  const common = useTranslations("common");
  return (
    <Alert
      variant="warning"
      title={t("report", { count: report.count, kept: report.kept.length })}
      actions={
        <Button variant="outline" size="sm" onClick={onClose}>
          {common("close")}
        </Button>
      }
    >
      {report.kept.map((row) => row.label).join(", ")}
    </Alert>
  );
}
