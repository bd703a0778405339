import { useTranslations } from "next-intl";
import { FormSection } from "~/components/form/form-section";
import type { CandidateStage } from "~/generated/prisma/enums";
import { formatDateTime, toIso } from "~/lib/dates";
import { StageBadge } from "./stage-badge";

type StageHistoryProps = {
  /** Newest first. */
  changes: readonly { id: number; to: CandidateStage; actorName: string; createdAt: Date }[];
};

export function StageHistory({ changes }: StageHistoryProps) {
  const t = useTranslations("candidate");
  return (
    <FormSection title={t("history")}>
      <ol className="grid gap-3">
        {changes.map(({ id, to, actorName, createdAt }) => (
          <li key={id} className="flex items-start justify-between gap-3 text-sm">
            <StageBadge stage={to} />
            <span className="grid min-w-0 text-right text-muted-foreground text-xs">
              <time dateTime={toIso(createdAt)} className="tabular-nums">
                {formatDateTime(createdAt)}
              </time>
              <span className="break-words">{actorName}</span>
            </span>
          </li>
        ))}
      </ol>
    </FormSection>
  );
}
