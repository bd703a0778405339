import type { Ref } from "react";
import type { ActionReport } from "~/components/resource/bulk-actions";
import type { LetterTemplate } from "~/features/career/letter-template/components/letter-template-menu";
import type { CandidateStage } from "~/generated/prisma/enums";
import type { RouterOutputs } from "~/trpc/client";

export type LetterTask = {
  ids: number[];
  /** Target stage, with an optional mail; without it, the dialog only writes a mail. */
  move?: { stage: CandidateStage; version?: number };
};

export type LetterTaskProps = {
  task: LetterTask;
  recipients: RouterOutputs["career"]["candidate"]["recipients"];
  templates: readonly LetterTemplate[];
  leaveRef: Ref<() => Promise<boolean>>;
  /** Gets the report, or null when nothing was done. */
  onClose: (report: ActionReport | null) => void;
};
