"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { StageBadge } from "~/features/career/stage/components/stage-badge";
import { useInLanguage } from "~/i18n/use-in-language";
import { formatDate, toIso } from "~/lib/dates";
import { api } from "~/trpc/client";

/** The person's applications to other posts. */
export function OtherApplications({ candidateId }: { candidateId: number }) {
  const t = useTranslations("candidate");
  const text = useInLanguage();
  const { data: others = [] } = api.career.candidate.otherApplications.useQuery({ id: candidateId });
  if (others.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-lg bg-muted px-3 py-2.5">
      <h2 className="font-medium text-sm">{t("otherApplications")}</h2>
      <ul className="grid gap-1.5">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
            <Link
              href={`/admin/candidate/${other.id}`}
              prefetch={false}
              className="min-w-0 flex-1 truncate text-primary-text underline-offset-4 hover:underline"
            >
              {text(other, "jobTitle") ?? t("noJob")}
            </Link>
            <time dateTime={toIso(other.appliedAt)} className="text-muted-foreground text-xs tabular-nums">
              {formatDate(other.appliedAt)}
            </time>
            <StageBadge stage={other.stage} />
          </li>
        ))}
      </ul>
    </section>
  );
}
