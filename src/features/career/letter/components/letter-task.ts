import type { Ref } from "react";
import type { ActionReport } from "~/components/resource/bulk-actions";
import type { emptyLetter } from "~/features/career/letter/schema";
import type { LetterTemplate } from "~/features/career/letter-template/components/letter-template-menu";
import type { CandidateStage } from "~/generated/prisma/enums";
import type { RouterOutputs } from "~/trpc/client";

type Move = { stage: CandidateStage; version?: number };

export type LetterTask = {
  ids: number[];
  /** Target stage, with an optional mail; without it, the dialog only writes a mail. */
  move?: Move;
};

export type LetterTaskProps = {
  task: LetterTask;
  recipients: RouterOutputs["career"]["candidate"]["recipients"];
  templates: readonly LetterTemplate[];
  leaveRef: Ref<() => Promise<boolean>>;
  /** Gets the report, or null when nothing was done. */
  onClose: (report: ActionReport | null) => void;
};

/** Key of the messages about a move. */
export const moveWords = ({ stage }: Pick<Move, "stage">) => (stage === "rejected" ? "reject" : "move");

/** The part of a template that a letter starts from. */
export function textsOf({ subjectEn, subjectVi, textEn, textVi }: typeof emptyLetter): typeof emptyLetter {
  return { subjectEn, subjectVi, textEn, textVi };
}

/** Names the kept input of a letter: it is offered again for the same people only. */
export const letterPath = (ids: readonly number[]) => `/admin/candidate/${ids.join()}/letter`;
