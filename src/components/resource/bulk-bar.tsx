"use client";

import { type LucideIcon, Trash2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { toastSuccess } from "~/components/ui/toaster";
import type { Action } from "~/features/registry";

/** The result of an action on several records: how many were changed, and which stayed as they were. */
export type BulkReport = { count: number; kept: readonly { id: number; label: string }[] };

/** An action on several records at once. */
export type BulkAction = {
  label: string;
  icon: LucideIcon;
  /** The permission that it needs. */
  needs: Action;
  /** A mutation of its router; its errors become toasts. */
  run: (ids: number[]) => Promise<BulkReport>;
};

type BulkBarProps = {
  ids: number[];
  actions: readonly BulkAction[];
  onReport: (report: BulkReport) => void;
  onDelete?: () => void;
  onClear: () => void;
};

/** Instead of the toolbar while rows are selected. */
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
  const [isPending, startTransition] = useTransition();

  async function run() {
    const report = await action.run(ids).catch(() => null);
    if (!report) return;
    if (report.count > 0) toastSuccess(common("updated"));
    onReport(report);
  }

  return (
    <Button variant="outline" size="sm" isPending={isPending} onClick={() => startTransition(run)}>
      <action.icon aria-hidden />
      {action.label}
    </Button>
  );
}

/** Says which records stayed as they were. */
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
