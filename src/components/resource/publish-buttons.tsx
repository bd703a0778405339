"use client";

import { ArrowDownToLine, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useQuestion } from "~/components/form/use-question";
import { offerUndo, prefetchUndoBar } from "~/components/shell/undo";
import { AlertDialog, prefetchAlertDialog } from "~/components/ui/alert-dialog";
import { toastError, toastSuccess } from "~/components/ui/toaster";
import { type BulkReport, nothingChanged, type PublishReport, type RecordVersion } from "~/lib/bulk-report";
import { publishState } from "~/lib/publish-state";
import { BulkButton } from "./bulk-actions";
import type { Mutation } from "./resource-api";

type PublishActionsProps = {
  rows: readonly Parameters<typeof publishState>[0][];
  api: {
    publishMany: Mutation<{ ids: number[] }, PublishReport>;
    withdrawMany: Mutation<{ ids: number[] }, PublishReport>;
    revertPublishing: Mutation<{ records: RecordVersion[] }, BulkReport>;
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
  const notLive = rows.filter((row) => publishState(row, now) !== "live");
  const published = rows.filter((row) => row.status === "published");

  useEffect(() => {
    prefetchAlertDialog();
    prefetchUndoBar();
  }, []);

  function tell(done: string, { count, changed, unchanged }: PublishReport, ids: number[]) {
    const same = ids.length - count - unchanged.length;
    const sameText = same > 0 && t("sameAlready", { count: same });
    const text = [count > 0 && done, sameText].filter(Boolean).join(" · ");
    if (count > 0) {
      toastSuccess(common("updated"), text);
      offerUndo({ text, label: common("undo"), onUndo: () => void takeBack(changed) });
    } else if (text) toastSuccess(text);
  }

  async function takeBack(records: RecordVersion[]) {
    // The mutation cache shows the error.
    const report = await revert({ records }).catch(() => null);
    if (!report) return;
    if (report.count > 0) toastSuccess(common("updated"), t("changedMany", { count: report.count }));
    if (report.unchanged.length > 0)
      toastError(t("notRestored", { names: report.unchanged.map(({ label }) => label).join(", ") }));
  }

  async function handlePublish(ids: number[]) {
    if (!(await question.ask(notLive.length))) return nothingChanged;
    const report = await publish({ ids });
    tell(t("publishedMany", { count: report.count }), report, ids);
    return { ...report, isTold: true };
  }

  async function handleWithdraw(ids: number[]) {
    const report = await withdraw({ ids });
    tell(t("withdrawnMany", { count: report.count }), report, ids);
    return { ...report, isTold: true };
  }

  return (
    <>
      {notLive.length > 0 && <BulkButton label={label("publish")} icon={Send} run={handlePublish} />}
      {published.length > 0 && <BulkButton label={label("withdraw")} icon={ArrowDownToLine} run={handleWithdraw} />}
      <AlertDialog
        open={question.asked !== null}
        onClose={() => question.answer(false)}
        title={t("publishQuestion", { count: question.asked ?? notLive.length })}
        action={label("publish")}
        onAction={() => question.answer(true)}
      />
    </>
  );
}
