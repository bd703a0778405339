import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";
import type { CandidateStage } from "~/generated/prisma/enums";

type StageProps = { stage: CandidateStage };

export function StageBadge({ stage }: StageProps) {
  const t = useTranslations("candidate.stages");
  return (
    <Badge data-stage={stage} className="bg-(--stage-subtle) text-(--stage)" hasDot>
      {t(stage)}
    </Badge>
  );
}

/** The stage's colour beside its name. */
export function StageDot({ stage }: StageProps) {
  return <span aria-hidden data-stage={stage} className="size-2 shrink-0 rounded-full bg-(--stage)" />;
}
