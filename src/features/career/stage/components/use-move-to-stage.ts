import { useTranslations } from "next-intl";
import { readFailure } from "~/components/form/save-failure";
import { toastError } from "~/components/ui/toaster";
import { stages } from "~/lib/stages";
import { api } from "~/trpc/client";

/** Moves candidates to a stage. After a conflict, shows and names the candidate's current stage. */
export function useMoveToStage() {
  const t = useTranslations("candidate");
  const { candidate } = api.useUtils().career;
  return api.career.candidate.moveToStage.useMutation({
    meta: { showsError: (error: unknown) => readFailure(error).kind === "conflict" },
    onError: async (error) => {
      const failure = readFailure(error);
      const stage = failure.kind === "conflict" && stages.find((one) => one === failure.theirs.stage);
      if (stage) toastError(t("movedMeanwhile", { stage: t(`stages.${stage}`) }));
      await candidate.invalidate();
    },
  }).mutateAsync;
}
