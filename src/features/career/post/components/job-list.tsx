import { getTranslations } from "next-intl/server";
import { Badge } from "~/components/ui/badge";
import type { JobCard } from "~/features/career/post/data";
import { addressOf } from "~/features/public-records";
import { type Locale, localePath } from "~/i18n/routing";
import { formatDate, toIso } from "~/lib/dates";
import { salaryText } from "./salary-text";

export function JobList({ jobs, locale }: { jobs: readonly JobCard[]; locale: Locale }) {
  return (
    <ul className="divide-y border-y">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobRow job={job} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

/** A dot after all but the last term; screen readers skip it. */
const divided = "after:ml-2.5 after:text-muted-foreground after:content-['·'/''] last:after:content-none";

/** A job in a list. The whole row is clickable; its link is the title. */
async function JobRow({ job, locale }: { job: JobCard; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "site.career" });
  const career = await getTranslations({ locale, namespace: "career" });
  const salary = await getTranslations({ locale, namespace: "career.salary" });
  const terms = [career(`employmentTypes.${job.employmentType}`), career(`workModes.${job.workMode}`), job.level].filter(
    (term) => term !== null,
  );
  return (
    <article className="group relative isolate grid gap-x-8 gap-y-3 py-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center lg:py-7">
      <div className="min-w-0">
        <h3 className="text-xl font-semibold text-pretty">
          <a
            href={localePath(locale, addressOf("/admin/career", job, locale))}
            className="decoration-primary-500 decoration-2 underline-offset-4 after:absolute after:inset-y-1 after:-inset-x-4 after:-z-10 after:rounded-xl after:transition-colors group-hover:after:bg-accent group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring"
          >
            {job.title}
          </a>
          {job.isNew && (
            <Badge variant="primary" className="ml-3 align-[0.2em]">
              {t("new")}
            </Badge>
          )}
        </h3>
        <p className="mt-2 flex flex-wrap gap-x-2.5 gap-y-1 text-muted-foreground">
          {job.location && <span className={`font-medium text-foreground ${divided}`}>{job.location}</span>}
          {terms.map((term) => (
            <span key={term} className={divided}>
              {term}
            </span>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 md:block md:text-right">
        <p className="font-semibold tabular-nums">{salaryText(job, salary, locale)}</p>
        {job.deadline && (
          <p className="text-sm text-muted-foreground tabular-nums md:mt-1.5">
            {t.rich("until", {
              date: formatDate(job.deadline),
              time: (date) => <time dateTime={toIso(job.deadline)}>{date}</time>,
            })}
          </p>
        )}
      </div>
    </article>
  );
}
