"use client";

import { ArrowDownToLine, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useQuestion } from "~/components/form/use-question";
import { offerUndo, prefetchUndoBar } from "~/components/shell/undo";
import { AlertDialog, prefetchAlertDialog } from "~/components/ui/alert-dialog";
import { toastError, toastSuccess } from "~/components/ui/toaster";
import { type BulkReport, nothingChanged } from "~/lib/bulk-report";
import { publishState } from "~/lib/publish-state";
import { BulkButton } from "./bulk-actions";
import type { Mutation } from "./resource-api";

type PublishedRow = Parameters<typeof publishState>[0] & { id: number; version: number };

type PublishActionsProps = {
  rows: readonly PublishedRow[];
  api: {
    publishMany: Mutation<{ ids: number[] }, BulkReport>;
    withdrawMany: Mutation<{ ids: number[] }, BulkReport>;
    revertPublishing: Mutation<{ records: PublishedRow[] }, BulkReport>;
  };
};

/** Publishes the selected records after a question, or withdraws them at once. Both can be taken back. */
export function PublishButtons({ rows, api }: PublishActionsProps) {
  const t = useTranslations("resource");
  const common = useTranslations("common");
  const label = useTranslations("writing.actions");
  const { mutateAsync: publish } = api.publishMany.useMutation();
  const { mutateAsync: withdraw } = api.withdrawMany.useMutation();
  const { mutateAsync: revert } = api.revertPublishing.useMutation();
  const question = useQuestion<number, boolean>();
  const now = new Date();
  const unpublished = rows.filter((row) => publishState(row, now) !== "live");
  const published = rows.filter((row) => row.status === "published");

  useEffect(() => {
    prefetchAlertDialog();
    prefetchUndoBar();
  }, []);

  function tell(text: string, changed: readonly PublishedRow[], report: BulkReport) {
    toastSuccess(common("updated"), text);
    const unchangedIds = new Set(report.unchanged.map(({ id }) => id));
    const records = changed.flatMap(({ id, version, status, publishAt, unpublishAt }) =>
      unchangedIds.has(id) ? [] : { id, version: version + 1, status, publishAt, unpublishAt },
    );
    offerUndo({ text, label: common("undo"), onUndo: () => void takeBack(records) });
  }

  async function takeBack(records: PublishedRow[]) {
    // The mutation cache shows the error.
    const report = await revert({ records }).catch(() => null);
    if (!report) return;
    if (report.count > 0) toastSuccess(common("updated"), t("changedMany", { count: report.count }));
    if (report.unchanged.length > 0)
      toastError(t("notRestored", { names: report.unchanged.map(({ label }) => label).join(", ") }));
  }

  async function handlePublish(ids: number[]) {
    if (!(await question.ask(unpublished.length))) return nothingChanged;
    const report = await publish({ ids });
    if (report.count > 0) tell(t("publishedMany", { count: report.count }), unpublished, report);
    return { ...report, isTold: true };
  }

  async function handleWithdraw(ids: number[]) {
    const report = await withdraw({ ids });
    if (report.count > 0) tell(t("withdrawnMany", { count: report.count }), published, report);
    return { ...report, isTold: true };
  }

  return (
    <>
      {unpublished.length > 0 && <BulkButton label={label("publish")} icon={Send} run={handlePublish} />}
      {published.length > 0 && <BulkButton label={label("withdraw")} icon={ArrowDownToLine} run={handleWithdraw} />}
      <AlertDialog
        open={question.asked !== null}
        onClose={() => question.answer(false)}
        title={t("publishQuestion", { count: question.asked ?? unpublished.length })}
        action={label("publish")}
        onAction={() => question.answer(true)}
      />
    </>
  );
}
