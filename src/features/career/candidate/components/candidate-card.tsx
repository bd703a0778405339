import Link from "next/link";
import { DoubtBadge } from "~/components/resource/doubt-badge";
import { useRecordHref } from "~/components/resource/use-record-href";
import { Avatar } from "~/components/ui/avatar";
import { Stars } from "~/components/ui/stars";
import { StageMenu } from "~/features/career/stage/components/stage-menu";
import { WaitingBadge } from "~/features/career/submission/components/waiting-badge";
import type { CandidateStage } from "~/generated/prisma/enums";
import { useInLanguage } from "~/i18n/use-in-language";
import { formatDate, toIso } from "~/lib/dates";
import type { RouterOutputs } from "~/trpc/client";

export type ListedCandidate = RouterOutputs["career"]["candidate"]["list"]["rows"][number];
export type CandidateCardProps = {
  candidate: ListedCandidate;
  /** Moves the card to another column; undefined where nothing can be moved. */
  onMove?: ((stage: CandidateStage) => void) | undefined;
};

export function CandidateCard({ candidate, onMove }: CandidateCardProps) {
  const text = useInLanguage();
  const href = useRecordHref("/admin/candidate");
  const { id, name, doubt, rating, assignee, appliedAt } = candidate;
  return (
    <div className="grid gap-2 text-sm">
      <div className="flex items-start justify-between gap-1">
        <div className="grid min-w-0 gap-0.5">
          <Link
            href={href.record(id)}
            prefetch={false}
            draggable={false}
            className="w-fit max-w-full break-words rounded-sm font-medium hover:text-primary-text hover:underline"
          >
            {name}
          </Link>
          <p className="line-clamp-2 text-muted-foreground text-xs">{text(candidate, "jobTitle")}</p>
        </div>
        {onMove && <StageMenu candidate={candidate} onMove={onMove} />}
      </div>
      <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 pr-8 text-muted-foreground text-xs">
        <time dateTime={toIso(appliedAt)} className="tabular-nums">
          {formatDate(appliedAt)}
        </time>
        <Stars rating={rating} />
        <DoubtBadge doubt={doubt} />
        <WaitingBadge count={candidate._count.submissions} />
        {assignee && (
          <span title={assignee.name} className="inline-flex">
            <Avatar name={assignee.name} className="size-6 text-[0.625rem]" />
            <span className="sr-only">{assignee.name}</span>
          </span>
        )}
      </div>
    </div>
  );
}
