import { useTranslations } from "next-intl";
import { readFailure } from "~/components/form/save-failure";
import { offerUndo } from "~/components/shell/undo";
import { toastError } from "~/components/ui/toaster";
import { stages } from "~/lib/stages";
import { api, type RouterInputs, type RouterOutputs } from "~/trpc/client";

type Move = RouterInputs["career"]["candidate"]["moveToStage"];
type Moved = RouterOutputs["career"]["candidate"]["moveToStage"]["moved"];

/** Moves candidates to a stage, and offers to take that back. After a conflict, shows and names the candidate's current stage. */
export function useMoveToStage() {
  const t = useTranslations("candidate");
  const common = useTranslations("common");
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

  async function moveBack(moved: Moved): Promise<void> {
    for (const stage of stages) {
      const ids = moved.flatMap(({ id, from }) => (from === stage ? id : []));
      // The mutation cache shows errors.
      if (ids.length > 0) await mutateAsync({ ids, stage }).catch(() => {});
    }
  }

  return async (move: Move) => {
    const report = await mutateAsync(move);
    const { count, moved } = report;
    if (count > 0) {
      const stage = t(`stages.${move.stage}`);
      const [first] = moved;
      const text = first && count === 1 ? t("nowInOne", { name: first.name, stage }) : t("nowIn", { count, stage });
      offerUndo({ text, label: common("undo"), onUndo: () => void moveBack(moved) });
    }
    return { ...report, isTold: true };
  };
}
