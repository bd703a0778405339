"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { toastSuccess } from "~/components/ui/toaster";
import type { BulkReport } from "./bulk-bar";
import type { Mutation } from "./resource-api";

/** Takes records out of the trash, and erases them before their time. */
export type TrashProcedures = {
  restoreFromTrash: Mutation<{ ids: number[] }, BulkReport>;
  erase: Mutation<{ ids: number[] }, BulkReport>;
};

type EraseDialogProps = {
  /** The records to erase; null: the dialog is closed. */
  ids: readonly number[] | null;
  erase: TrashProcedures["erase"];
  /** With what was erased; null when nothing was. */
  onClose: (report: BulkReport | null) => void;
};

/** Asks before records are erased for good. */
export function EraseDialog({ ids, erase, onClose }: EraseDialogProps) {
  const t = useTranslations("trash");
  const { mutateAsync, isPending } = erase.useMutation();
  // The content stays while the dialog fades out.
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
      onOpenChange={(open) => !open && onClose(null)}
      title={t("eraseTitle", { count })}
      description={t("eraseText")}
      action={t("erase")}
      onAction={() => void handleErase()}
      isDestructive
      isPending={isPending}
    />
  );
}
