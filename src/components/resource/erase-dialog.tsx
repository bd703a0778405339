"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { toastSuccess } from "~/components/ui/toaster";
import type { BulkReport } from "~/lib/bulk-report";
import type { Mutation } from "./resource-api";

/** Procedures to restore or erase records in the trash. */
export type TrashProcedures = {
  restore: Mutation<{ ids: number[] }, BulkReport>;
  erase: Mutation<{ ids: number[] }, BulkReport>;
};

type EraseDialogProps = {
  ids: readonly number[] | null;
  erase: TrashProcedures["erase"];
  /** @param report result; null when nothing was erased */
  onClose: (report: BulkReport | null) => void;
};

export function EraseDialog({ ids, erase, onClose }: EraseDialogProps) {
  const t = useTranslations("trash");
  const { mutateAsync, isPending } = erase.useMutation();
  // Keeps the content during the fade-out.
  const shown = useRef<readonly number[]>([]);
  if (ids) shown.current = ids;
  const count = shown.current.length;

  async function handleErase() {
    const report = await mutateAsync({ ids: [...shown.current] }).catch(() => null);
    if (report) toastSuccess(t("erased", { count: report.count }));
    onClose(report);
  }

  return (
    <AlertDialog
      open={ids !== null}
      onClose={() => onClose(null)}
      title={t("eraseTitle", { count })}
      description={t("eraseText")}
      action={t("erase")}
      onAction={() => void handleErase()}
      isDestructive
      isPending={isPending}
    />
  );
}
