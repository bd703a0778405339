"use client";

import { ChevronDown, type LucideIcon, Trash2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import type { Reference } from "~/components/fields/reference";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "~/components/ui/dropdown-menu";
import { lazyComponent } from "~/components/ui/lazy-component";
import { Skeleton } from "~/components/ui/skeleton";
import { toastSuccess } from "~/components/ui/toaster";
import type { Action } from "~/features/registry";
import type { BulkReport } from "~/lib/bulk-report";

// Loads the search only for lists with an action that sets another record. Without a placeholder, ticking a row would wait for it.
const ReferenceFilter = lazyComponent(
  async () => (await import("~/components/table/reference-filter")).ReferenceFilter,
  <Skeleton className="h-8 w-48" />,
);

/** @param isTold whether the action shows its own toast */
export type ActionReport = BulkReport & { isTold?: boolean };

/** An action on several records. `run` calls a mutation of its router, whose errors become toasts. */
export type BulkAction<Row> = {
  label: string;
  needs: Action;
  /** Whether it would change a row; offered when it changes at least one. */
  changes?: (row: Row) => boolean;
  /** Success toast instead of "Update successfully!". */
  done?: (count: number) => string;
  /** Second line of the toast: what was done to how many. */
  detail?: (count: number) => string;
} & (
  | { icon: LucideIcon; reference?: undefined; options?: undefined; run: (ids: number[]) => Promise<ActionReport> }
  | {
      icon: LucideIcon;
      reference?: undefined;
      /** Offered in a menu. */
      options: readonly { label: string; run: (ids: number[]) => Promise<ActionReport> }[];
    }
  | { reference: Reference; run: (ids: number[], chosen: number) => Promise<ActionReport> }
);

type BulkBarProps<Row extends { id: number }> = {
  rows: readonly Row[];
  actions: readonly BulkAction<Row>[];
  onReport: (report: BulkReport) => void;
  onDelete?: () => void;
  onClear: () => void;
};

/** Replaces the toolbar while rows are selected. */
export function BulkBar<Row extends { id: number }>({ rows, actions, onReport, onDelete, onClear }: BulkBarProps<Row>) {
  const t = useTranslations("table");
  const common = useTranslations("common");
  const ids = rows.map((row) => row.id);
  return (
    <div data-lower-edge className="flex min-h-8 flex-wrap items-center gap-2">
      <p aria-live="polite" className="mr-2 font-medium tabular-nums">
        {t("selected", { count: ids.length })}
      </p>
      {actions
        .filter(({ changes = () => true }) => rows.some(changes))
        .map((action) => (
          <BulkButton key={action.label} action={action} ids={ids} onReport={onReport} />
        ))}
      {onDelete && (
        <Button variant="outline" size="sm" title={common("delete")} className="text-destructive-text" onClick={onDelete}>
          <Trash2 aria-hidden />
          <span className="sr-only @xl:not-sr-only">{common("delete")}</span>
        </Button>
      )}
      <Button variant="ghost" size="sm" className="ml-auto" onClick={onClear}>
        <X aria-hidden />
        <span className="sr-only @xl:not-sr-only">{t("clearSelection")}</span>
      </Button>
    </div>
  );
}

type BulkButtonProps<Row> = { action: BulkAction<Row>; ids: number[]; onReport: (report: BulkReport) => void };

function BulkButton<Row>({ action, ids, onReport }: BulkButtonProps<Row>) {
  const t = useTranslations("common");
  const resource = useTranslations("resource");
  const [isPending, startTransition] = useTransition();

  const run = (call: () => Promise<ActionReport>) =>
    startTransition(async () => {
      // Runs after the transition's first await: otherwise a dialog of the action would only appear at its end.
      const report = await Promise.resolve()
        .then(call)
        .catch(() => null);
      if (!report) return;
      const { count, unchanged, isTold } = report;
      const same = ids.length - count - unchanged.length;
      const detail = action.detail?.(count) ?? (action.done ? undefined : resource("changedMany", { count }));
      if (count > 0 && !isTold) {
        const lines = [detail, same > 0 && resource("sameAlready", { count: same })];
        toastSuccess(action.done?.(count) ?? t("updated"), lines.filter(Boolean).join(" · ") || undefined);
      }
      onReport(report);
    });

  if (action.reference) {
    return (
      <ReferenceFilter
        className="w-44 @xl:w-56 [&>button]:h-8"
        label={action.label}
        reference={action.reference}
        id={null}
        placeholder={t("choose")}
        disabled={isPending}
        onChange={(chosen) => chosen !== null && run(() => action.run(ids, chosen))}
      />
    );
  }
  const label = (
    <>
      <action.icon aria-hidden />
      <span className="sr-only @xl:not-sr-only">{action.label}</span>
    </>
  );
  if (action.options) {
    return (
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="sm" title={action.label} isPending={isPending}>
            {label}
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {action.options.map((option) => (
            <DropdownMenuItem key={option.label} onSelect={() => run(() => option.run(ids))}>
              {option.label}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    );
  }
  return (
    <Button variant="outline" size="sm" title={action.label} isPending={isPending} onClick={() => run(() => action.run(ids))}>
      {label}
    </Button>
  );
}
