import { useTranslations } from "next-intl";
import { readFailure } from "~/components/form/save-failure";
import { useHasMail } from "~/components/shell/has-mail";
import { offerUndo } from "~/components/shell/undo";
import { toastError } from "~/components/ui/toaster";
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

  const undoMove = api.career.candidate.undoMove.useMutation();

  function textOf({ count, moved, mailIds }: Report, { stage }: Move): string {
    const [first] = moved;
    const name = count === 1 ? first?.name : undefined;
    const isRejected = stage === "rejected";
    const place = { count, stage: t(`stages.${stage}`) };
    const text = name
      ? t(isRejected ? "rejectedOne" : "nowInOne", { ...place, name })
      : t(isRejected ? "rejectedMany" : "nowIn", place);
    if (mailIds.length === 0) return text;
    const sent = { count: mailIds.length, seconds: UNDO_MS / 1000 };
    return `${text}. ${t(hasMail ? "leaving" : "letter.ready", sent)}.`;
  }

  return async (move: Move) => {
    const report = await mutateAsync(move);
    const { stage } = move;
    const { count, moved, mailIds } = report;
    if (count > 0) {
      const onUndo = () => undoMove.mutate({ stage, moved: moved.map(({ id, from }) => ({ id, from })), mailIds });
      offerUndo({ text: textOf(report, move), label: common("undo"), onUndo });
    }
    return { ...report, isTold: true };
  };
}
