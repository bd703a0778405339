import { useTranslations } from "next-intl";
import { readFailure } from "~/components/form/save-failure";
import { useHasMail } from "~/components/shell/has-mail";
import { offerUndo } from "~/components/shell/undo";
import { toastError, toastSuccess } from "~/components/ui/toaster";
import { stages } from "~/lib/stages";
import { UNDO_MS } from "~/lib/undo";
import { api, type RouterInputs, type RouterOutputs } from "~/trpc/client";

type Move = RouterInputs["career"]["candidate"]["moveToStage"];
type Report = RouterOutputs["career"]["candidate"]["moveToStage"];

/** Moves candidates to a stage, and offers to take that back. After a conflict, shows and names the candidate's current stage. */
export function useMoveToStage() {
  const t = useTranslations("candidate");
  const common = useTranslations("common");
  const hasMail = useHasMail();
  const { candidate } = api.useUtils().career;
  const { mutateAsync } = api.career.candidate.moveToStage.useMutation({
    meta: { showsError: (error: unknown) => readFailure(error).kind === "conflict" },
    onError: async (error) => {
      const failure = readFailure(error);
      const stage = failure.kind === "conflict" && stages.find((one) => one === failure.theirs.stage);
      if (stage) toastError(t("movedMeanwhile", { stage: t(`stages.${stage}`) }));
      await candidate.invalidate();
    },
  });

  const { mutateAsync: undoMove } = api.career.candidate.undoMove.useMutation();

  function moveText({ count, moved }: Report, { ids, stage }: Move): string {
    if (count === 0) return t("atStageAlready", { count: ids.length, stage: t(`stages.${stage}`) });
    const [first] = moved;
    const name = count === 1 ? first?.name : undefined;
    const isRejected = stage === "rejected";
    const place = { count, stage: t(`stages.${stage}`) };
    return name
      ? t(isRejected ? "rejectedOne" : "nowInOne", { ...place, name })
      : t(isRejected ? "rejectedMany" : "nowIn", place);
  }

  function textOf(report: Report, move: Move): string {
    const count = report.mailIds.length;
    if (count === 0) return moveText(report, move);
    const mailText = `${t(hasMail ? "leaving" : "letter.ready", { count, seconds: UNDO_MS / 1000 })}.`;
    return report.count === 0 ? mailText : `${moveText(report, move)}. ${mailText}`;
  }

  async function takeBack({ moved, mailIds }: Report, { stage }: Move) {
    const back = { stage, moved: moved.map(({ id, from }) => ({ id, from })), mailIds };
    // The mutation cache shows the error.
    const report = await undoMove(back).catch(() => null);
    if (!report || report.unchanged.length === 0) return;
    toastError(t("notMovedBack", { names: report.unchanged.map(({ label }) => label).join(", ") }));
  }

  return async (move: Move) => {
    const report = await mutateAsync(move);
    const text = textOf(report, move);
    const canUndo = report.moved.length + report.mailIds.length > 0;
    if (canUndo) offerUndo({ text, label: common("undo"), onUndo: () => void takeBack(report, move) });
    else toastSuccess(text);
    return { ...report, isTold: true };
  };
}
