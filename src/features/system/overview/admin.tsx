"use client";

import { Activity, CalendarClock, FilePen, Inbox, type LucideIcon, MailWarning, ServerCrash, UserRoundPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFeatureName } from "~/components/resource/feature-names";
import { TextLink } from "~/components/ui/text-link";
import { MailNotice } from "~/features/system/outbox/components/mail-notice";
import { isActivityAction } from "~/lib/activity-actions";
import { formatDateTime } from "~/lib/dates";
import type { RouterOutputs } from "~/trpc/client";
import { Checklist } from "./components/checklist";
import { OverviewCard } from "./components/overview-card";
import type { readOverview } from "./data";

type Overview = Awaited<ReturnType<typeof readOverview>>;

const icons: Record<Overview["attention"][number]["name"], LucideIcon> = {
  unread: Inbox,
  candidates: UserRoundPlus,
  closing: CalendarClock,
  mails: MailWarning,
};

type OverviewAdminProps = { overview: Overview; steps: RouterOutputs["system"]["overview"]["checklist"] };

export function OverviewAdmin({ overview, steps }: OverviewAdminProps) {
  const t = useTranslations("overview");
  const jobNames = useTranslations("job.names");
  const actions = useTranslations("activity.actions");
  const featureName = useFeatureName();
  const { attention, failedJobs, outboxPause, content, activity } = overview;
  const problems = failedJobs.map(({ name, problem, lastFinishedAt }) => ({
    key: String(name),
    name: t(`jobProblems.${problem}`, { name: jobNames(name) }),
    at: lastFinishedAt,
  }));
  if (outboxPause) problems.unshift({ key: "pause", name: t("outboxPaused"), at: outboxPause.pausedAt });
  return (
    <div className="grid min-w-0 gap-6">
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl">{featureName("/admin/overview")}</h1>
        <p className="text-muted-foreground">{t("intro")}</p>
      </header>
      <MailNotice />
      <Checklist steps={steps} />
      <div className="grid min-w-0 items-start gap-6 lg:grid-cols-2">
        {attention.map(({ name, href, total, rows }) => (
          <OverviewCard
            key={name}
            icon={icons[name]}
            title={t(`lists.${name}.title`)}
            total={total}
            empty={t(`lists.${name}.empty`)}
            rows={rows.map((row) => ({ ...row, key: String(row.id), detail: formatDateTime(row.at) }))}
            all={{ href, label: t(`lists.${name}.all`) }}
          />
        ))}
        {problems.length > 0 && (
          <OverviewCard
            icon={ServerCrash}
            title={t("failedJobs")}
            total={problems.length}
            empty=""
            rows={problems.map(({ at, ...row }) => ({ ...row, href: "/admin/outbox", detail: formatDateTime(at) }))}
          />
        )}
        <OverviewCard
          icon={FilePen}
          title={t("content")}
          empty={t("contentEmpty")}
          rows={[...new Set(content.map(({ path }) => path))].map((path) => ({
            key: path,
            name: featureName(path),
            detail: (
              <span className="flex flex-wrap justify-end gap-x-3 gap-y-2.5">
                {content
                  .filter((part) => part.path === path)
                  .map(({ name, href, total }) => (
                    <TextLink key={name} href={href}>
                      {t(`counts.${name}`, { count: total })}
                    </TextLink>
                  ))}
              </span>
            ),
          }))}
        />
        {activity && (
          <OverviewCard
            icon={Activity}
            title={t("activity")}
            empty={t("activityEmpty")}
            rows={activity.map(({ id, action, actorName, recordName, path, createdAt }) => ({
              key: String(id),
              href: "/admin/activity",
              name: [
                isActivityAction(action) ? actions(action) : action,
                recordName === actorName ? "" : (recordName ?? featureName(path)),
                actorName,
              ]
                .filter(Boolean)
                .join(" · "),
              detail: formatDateTime(createdAt),
            }))}
            all={{ href: "/admin/activity", label: t("activityAll") }}
          />
        )}
      </div>
    </div>
  );
}
