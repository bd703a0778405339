"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { offerUndo, prefetchUndoBar } from "~/components/shell/undo";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { toastError, toastSuccess } from "~/components/ui/toaster";
import type { BulkReport } from "./bulk-report";
import { useFeatureName } from "./feature-names";
import { type LiveAddress, RedirectOffer, useRedirectOffer } from "./redirect-offer";
import type { DeleteProcedures } from "./resource-api";
import { usageByPage } from "./usage";

type DeleteDialogProps = {
  rows: readonly { id: number; name: string; addresses?: readonly LiveAddress[] }[];
  /** Page that lists the records for visitors. */
  listAddress?: string | undefined;
  api: DeleteProcedures;
  onClose: () => void;
  onDeleted: (report: BulkReport) => void;
};

/** Asks before deleting records and shows what uses them. Records in use stay. */
export function DeleteDialog({ rows, listAddress = "/", api, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslations("resource");
  const trash = useTranslations("trash");
  const common = useTranslations("common");
  const featureName = useFeatureName();
  const isOpen = rows.length > 0;
  // Keeps the content during the fade-out.
  const shown = useRef(rows);
  if (isOpen) shown.current = rows;
  const ids = shown.current.map((row) => row.id);
  const usedBy = api.usedBy?.useQuery({ ids }, { enabled: isOpen, gcTime: 0 });
  const remove = api.delete.useMutation();
  const undo = api.undoDelete?.useMutation();
  const inUse = new Set(usedBy?.data?.map((usage) => usage.id));
  const offer = useRedirectOffer(listAddress);
  const addresses = shown.current.flatMap((row) => (inUse.has(row.id) ? [] : (row.addresses ?? [])));
  const pages = usageByPage(usedBy?.data ?? []);
  const [first] = shown.current;

  useEffect(prefetchUndoBar, []);

  function handleClose() {
    offer.onChange(null);
    onClose();
  }

  async function handleUndo(deleted: readonly { id: number; name: string }[], takeBack: () => Promise<void>) {
    const report = await undo?.mutateAsync({ ids: deleted.map(({ id }) => id) }).catch(() => null);
    if (!report) return;
    await takeBack();
    const keptIds = new Set(report.kept.map(({ id }) => id));
    const restored = deleted.filter(({ id }) => !keptIds.has(id));
    const [only] = restored;
    if (only && restored.length === 1) toastSuccess(trash("restoredOne", { name: only.name }));
    else if (report.count > 0) toastSuccess(trash("restored", { count: report.count }));
    if (report.kept.length > 0) toastError(t("notRestored", { names: report.kept.map(({ label }) => label).join(", ") }));
  }

  async function handleDelete() {
    const report = await remove.mutateAsync({ ids }).catch(() => null);
    onClose();
    if (!report) return;
    const keptIds = new Set(report.kept.map(({ id }) => id));
    const deleted = shown.current.filter(({ id }) => !keptIds.has(id));
    const [only] = deleted;
    const name = only && deleted.length === 1 ? only.name : t("deleteMany", { count: deleted.length });
    const takeBack = await offer.add(deleted.flatMap((row) => row.addresses ?? []));
    toastSuccess(common("deleted"), name);
    if (undo) {
      const onUndo = () => void handleUndo(deleted, takeBack);
      offerUndo({ text: common("deletedOne", { name }), label: common("undo"), onUndo });
    }
    onDeleted(report);
  }

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && handleClose()}
      title={common("confirmDelete")}
      description={ids.length === 1 ? first?.name : t("deleteMany", { count: ids.length })}
      action={common("delete")}
      onAction={() => void handleDelete()}
      isDestructive
      isPending={remove.isPending}
      isDisabled={usedBy?.isSuccess === false || inUse.size === ids.length}
    >
      {offer.mayOffer && addresses.length > 0 && <RedirectOffer offer={offer} addresses={addresses} />}
      {pages.length > 0 && (
        <div className="grid gap-2 text-sm">
          <p className="font-medium">{t("usedBy")}</p>
          <ul className="list-inside list-disc text-muted-foreground">
            {pages.map((page) => (
              <li key={page.path}>{t("usedByEntry", { feature: featureName(page.path), count: page.count })}</li>
            ))}
          </ul>
          <p>{inUse.size === ids.length ? t("allInUse") : t("someInUse")}</p>
        </div>
      )}
    </AlertDialog>
  );
}
