import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";
import type { CandidateStage } from "~/generated/prisma/enums";

const variants = {
  new: "primary",
  screening: "neutral",
  interview: "neutral",
  offer: "warning",
  hired: "success",
  rejected: "outline",
  withdrawn: "outline",
} as const satisfies Record<CandidateStage, string>;

export function StageBadge({ stage }: { stage: CandidateStage }) {
  const t = useTranslations("candidate.stages");
  return (
    <Badge variant={variants[stage]} hasDot>
      {t(stage)}
    </Badge>
  );
}
