"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { offerUndo, prefetchUndoBar } from "~/components/shell/undo";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { toastSuccess } from "~/components/ui/toaster";
import type { BulkReport } from "~/lib/bulk-report";
import { type Usage, usageByPage } from "~/lib/usage";
import { useFeatureName } from "./feature-names";
import type { PublicAddress } from "./public-addresses";
import { RedirectOffer, useRedirectOffer } from "./redirect-offer";
import type { DeleteProcedures } from "./resource-api";
import { useShowRestored } from "./use-show-restored";

type DeleteDialogProps = {
  rows: readonly { id: number; name: string; addresses?: readonly PublicAddress[] }[];
  /** Page that lists the records for visitors. */
  listAddress?: string | undefined;
  api: DeleteProcedures;
  onClose: () => void;
  onDeleted: (report: BulkReport) => void;
};

/** Asks before deleting records and shows what uses them. Records in use stay. */
export function DeleteDialog({ api: { delete: remove, restore, usedBy }, ...props }: DeleteDialogProps) {
  const isOpen = props.rows.length > 0;
  // Keeps the content during the fade-out.
  const shown = useRef(props.rows);
  if (isOpen) shown.current = props.rows;
  const dialog = { ...props, remove, isOpen, rows: shown.current };
  const question = (offer?: OfferUndo) =>
    usedBy ? (
      <UsedRecordsDialog {...dialog} usedBy={usedBy} offerUndoOf={offer} />
    ) : (
      <ConfirmDialog {...dialog} usages={[]} offerUndoOf={offer} />
    );
  return restore ? <Undoable restore={restore}>{question}</Undoable> : question();
}

type Deleted = readonly { id: number; name: string }[];
type OfferUndo = (name: string, deleted: Deleted, removeRedirects: () => Promise<void>) => void;

type UndoableProps = { restore: NonNullable<DeleteProcedures["restore"]>; children: (offer: OfferUndo) => ReactNode };

/** Offers to take a deletion back. */
function Undoable({ restore, children }: UndoableProps) {
  const common = useTranslations("common");
  const { mutateAsync } = restore.useMutation();
  const showRestored = useShowRestored();

  async function handleUndo(deleted: Deleted, removeRedirects: () => Promise<void>) {
    const report = await mutateAsync({ ids: deleted.map(({ id }) => id) }).catch(() => null);
    if (!report) return;
    await removeRedirects();
    showRestored(deleted, report);
  }

  return children((name, deleted, removeRedirects) =>
    offerUndo({
      text: common("deletedOne", { name }),
      label: common("undo"),
      onUndo: () => void handleUndo(deleted, removeRedirects),
    }),
  );
}

type ConfirmDialogProps = Omit<DeleteDialogProps, "api"> & {
  remove: DeleteProcedures["delete"];
  isOpen: boolean;
  /** What uses the records; undefined: not known yet. */
  usages: readonly Usage[] | undefined;
  offerUndoOf: OfferUndo | undefined;
};

type UsedRecordsDialogProps = Omit<ConfirmDialogProps, "usages"> & { usedBy: NonNullable<DeleteProcedures["usedBy"]> };

function UsedRecordsDialog({ usedBy, ...props }: UsedRecordsDialogProps) {
  const ids = props.rows.map((row) => row.id);
  const { data } = usedBy.useQuery({ ids }, { enabled: props.isOpen, gcTime: 0 });
  return <ConfirmDialog {...props} usages={data} />;
}

function ConfirmDialog({ rows, isOpen, listAddress = "/", usages, ...props }: ConfirmDialogProps) {
  const { onClose, onDeleted, offerUndoOf } = props;
  const t = useTranslations("resource");
  const common = useTranslations("common");
  const featureName = useFeatureName();
  const ids = rows.map((row) => row.id);
  const remove = props.remove.useMutation();
  const inUse = new Set(usages?.map((usage) => usage.id));
  const offer = useRedirectOffer(listAddress);
  const addresses = rows.flatMap((row) => (inUse.has(row.id) ? [] : (row.addresses ?? [])));
  const pages = usageByPage(usages ?? []);
  const [first] = rows;

  useEffect(prefetchUndoBar, []);

  function handleClose() {
    offer.onChange(null);
    onClose();
  }

  async function handleDelete() {
    const report = await remove.mutateAsync({ ids }).catch(() => null);
    if (!report) return handleClose();
    onClose();
    // Others have deleted the records meanwhile: there is nothing to take back.
    if (report.count === 0) return onDeleted(report);
    const unchangedIds = new Set(report.unchanged.map(({ id }) => id));
    const deleted = rows.filter(({ id }) => !unchangedIds.has(id));
    const [only] = deleted;
    const name = only && deleted.length === 1 ? only.name : t("deleteMany", { count: deleted.length });
    const removeRedirects = await offer.add(deleted.flatMap((row) => row.addresses ?? []));
    toastSuccess(common("deleted"), name);
    offerUndoOf?.(name, deleted, removeRedirects);
    onDeleted(report);
  }

  return (
    <AlertDialog
      open={isOpen}
      onClose={handleClose}
      title={common("confirmDelete")}
      description={ids.length === 1 ? first?.name : t("deleteMany", { count: ids.length })}
      action={common("delete")}
      onAction={() => void handleDelete()}
      isDestructive
      isPending={remove.isPending}
      isDisabled={usages === undefined || inUse.size === ids.length}
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
