import { useTranslations } from "next-intl";
import { FormSection } from "~/components/form/form-section";
import type { CandidateStage } from "~/generated/prisma/enums";
import { formatDateTime, toIso } from "~/lib/dates";
import { StageBadge } from "./stage-badge";

type StageHistoryProps = {
  /** The newest first. */
  changes: readonly { id: number; to: CandidateStage; actorName: string; createdAt: Date }[];
};

/** The stages that a candidate went through, when and by whom. */
export function StageHistory({ changes }: StageHistoryProps) {
  const t = useTranslations("candidate");
  return (
    <FormSection title={t("history")}>
      <ol className="grid gap-3">
        {changes.map(({ id, to, actorName, createdAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-sm">
            <StageBadge stage={to} />
            <span className="text-muted-foreground text-xs tabular-nums">
              <time dateTime={toIso(createdAt)}>{formatDateTime(createdAt)}</time>
              {actorName && ` · ${actorName}`}
            </span>
          </li>
        ))}
      </ol>
    </FormSection>
  );
}
