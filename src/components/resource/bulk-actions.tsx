"use client";

import { ChevronDown, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext, useTransition } from "react";
import type { Reference } from "~/components/fields/reference";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { lazyComponent } from "~/components/ui/lazy-component";
import { Skeleton } from "~/components/ui/skeleton";
import { toastSuccess } from "~/components/ui/toaster";
import type { Flags } from "~/features/registry";
import type { BulkReport } from "~/lib/bulk-report";

// Actions on the selected records of a list, rendered by its `bulk`. `run` calls a mutation of its router, whose errors become toasts.

// Loads the search only for lists with an action that sets another record. Without a placeholder, ticking a row would wait for it.
const ReferenceFilter = lazyComponent(
  async () => (await import("~/components/table/reference-filter")).ReferenceFilter,
  <Skeleton className="h-8 w-48" />,
);

/** @param isTold whether the action shows its own toast */
export type ActionReport = BulkReport & { isTold?: boolean };

type Selection = { ids: number[]; may: Partial<Flags>; onReport: (report: BulkReport) => void };

export const SelectionContext = createContext<Selection>({ ids: [], may: {}, onReport: () => {} });

type BulkTexts = {
  label: string;
  /** Success toast instead of "Update successfully!". */
  done?: (count: number) => string;
  /** Second line of the toast: what was done to how many. */
  detail?: (count: number) => string;
};

type BulkButtonProps = Omit<BulkTexts, "label"> & {
  /** May name the number of selected records. */
  label: string | ((count: number) => string);
  icon: LucideIcon;
  needs?: "edit" | "delete";
  run: (ids: number[]) => Promise<ActionReport>;
};

export function BulkButton({ icon, needs = "edit", run, label, ...texts }: BulkButtonProps) {
  const { ids, may } = useContext(SelectionContext);
  const [isPending, start] = useBulkRun(texts);
  if (!may[needs]) return null;
  const text = typeof label === "string" ? label : label(ids.length);
  return (
    <Button variant="outline" size="sm" title={text} isPending={isPending} onClick={() => start(run)}>
      <BulkLabel icon={icon}>{text}</BulkLabel>
    </Button>
  );
}

type BulkMenuProps<Value> = BulkTexts & {
  icon: LucideIcon;
  options: readonly { value: Value; label: string }[];
  run: (ids: number[], chosen: Value) => Promise<ActionReport>;
};

/** Sets one of a few values. */
export function BulkMenu<Value extends string>({ icon, options, run, ...texts }: BulkMenuProps<Value>) {
  const { may } = useContext(SelectionContext);
  const [isPending, start] = useBulkRun(texts);
  if (!may.edit) return null;
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="outline" size="sm" title={texts.label} isPending={isPending}>
          <BulkLabel icon={icon}>{texts.label}</BulkLabel>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {options.map(({ value, label }) => (
        <DropdownMenuItem key={value} onSelect={() => start((ids) => run(ids, value))}>
          {label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

type BulkReferenceProps = BulkTexts & {
  reference: Reference;
  run: (ids: number[], chosen: number) => Promise<ActionReport>;
};

/** Sets another record, found by a search. */
export function BulkReference({ reference, run, ...texts }: BulkReferenceProps) {
  const t = useTranslations("common");
  const { may } = useContext(SelectionContext);
  const [isPending, start] = useBulkRun(texts);
  if (!may.edit) return null;
  return (
    <ReferenceFilter
      className="w-44 @xl:w-56 [&>button]:h-8"
      label={texts.label}
      reference={reference}
      id={null}
      placeholder={t("choose")}
      disabled={isPending}
      onChange={(chosen) => chosen !== null && start((ids) => run(ids, chosen))}
    />
  );
}

export function BulkLabel({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden />
      <span className="sr-only @xl:not-sr-only">{children}</span>
    </>
  );
}

/** Runs an action on the selected records, and says what it did. */
function useBulkRun({ done, detail }: Pick<BulkTexts, "done" | "detail">) {
  const t = useTranslations("common");
  const resource = useTranslations("resource");
  const { ids, onReport } = useContext(SelectionContext);
  const [isPending, startTransition] = useTransition();

  const start = (run: (ids: number[]) => Promise<ActionReport>) =>
    startTransition(async () => {
      // Runs after the transition's first await: otherwise a dialog of the action would only appear at its end.
      const report = await Promise.resolve(ids)
        .then(run)
        .catch(() => null);
      if (!report) return;
      const { count, unchanged, isTold } = report;
      const same = ids.length - count - unchanged.length;
      if (count > 0 && !isTold) {
        const changed = detail?.(count) ?? (done ? undefined : resource("changedMany", { count }));
        const lines = [changed, same > 0 && resource("sameAlready", { count: same })];
        toastSuccess(done?.(count) ?? t("updated"), lines.filter(Boolean).join(" · ") || undefined);
      }
      onReport(report);
    });

  return [isPending, start] as const;
}
