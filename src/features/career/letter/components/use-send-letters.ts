import { useTranslations } from "next-intl";
import { useHasMail } from "~/components/shell/has-mail";
import { toastSuccess } from "~/components/ui/toaster";
import { useMoveToStage } from "~/features/career/stage/components/use-move-to-stage";
import { api, type RouterInputs } from "~/trpc/client";
import type { LetterTask } from "./letter-task";

type Data = RouterInputs["career"]["candidate"]["write"]["data"];

/** Sends letters to some candidates of a task; with a move, all of them are moved. @returns the report of what was done */
export function useSendLetters({ ids, move }: LetterTask) {
  const t = useTranslations("candidate.letter");
  const hasMail = useHasMail();
  const moveToStage = useMoveToStage();
  const write = api.career.candidate.write.useMutation({ meta: { showsError: () => true } });

  return async (writeTo: number[], data: Data, callKey: string) => {
    if (move) return moveToStage({ ids, ...move, ...(writeTo.length > 0 && { data, writeTo, callKey }) });
    const report = await write.mutateAsync({ ids: writeTo, data, callKey });
    toastSuccess(t(hasMail ? "sent" : "ready", { count: report.written }));
    return { ...report, isTold: true };
  };
}
