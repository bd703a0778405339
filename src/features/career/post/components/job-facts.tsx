import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Job } from "~/features/career/post/data";
import type { Locale } from "~/i18n/routing";
import { formatDate, toIso } from "~/lib/dates";
import { formatNumber } from "~/lib/numbers";
import { salaryText } from "./salary-text";

type JobFactsProps = { job: Job; locale: Locale; children?: ReactNode };

export async function JobFacts({ job, locale, children }: JobFactsProps) {
  const t = await getTranslations({ locale, namespace: "site.career.job" });
  const career = await getTranslations({ locale, namespace: "career" });
  const salary = await getTranslations({ locale, namespace: "career.salary" });
  const isRemote = job.workMode === "remote" && !job.office;
  const terms: readonly [label: string, value: ReactNode][] = [
    [t(isRemote ? "remoteLocation" : "location"), job.location && <Place job={job} mapLabel={t("map")} />],
    [t("workMode"), career(`workModes.${job.workMode}`)],
    [t("employmentType"), career(`employmentTypes.${job.employmentType}`)],
    [t("position"), job.position],
    [t("level"), job.level],
    [t("quantity"), formatNumber(job.quantity, locale)],
    [
      t("published"),
      <time key="published" dateTime={toIso(job.publishedAt)}>
        {formatDate(job.publishedAt)}
      </time>,
    ],
    [t("deadline"), job.deadline && <time dateTime={toIso(job.deadline)}>{formatDate(job.deadline)}</time>],
  ];
  return (
    <section
      aria-label={t("facts")}
      className="rounded-2xl border bg-card p-6 sm:p-7 print:border-0 print:bg-transparent print:p-0"
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 *:nth-[-n+2]:col-span-full sm:max-lg:grid-cols-3 print:grid-cols-3">
        <div>
          <dt className="text-sm text-muted-foreground">{t("salary")}</dt>
          <dd className="mt-1 text-xl font-semibold text-balance">{salaryText(job, salary, locale)}</dd>
        </div>
        {terms
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-muted-foreground">{label}</dt>
              <dd className="mt-0.5 font-medium">{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </section>
  );
}

/** Shows the city; for an office also its name, address and a link to a map. */
function Place({ job: { location, office }, mapLabel }: { job: Job; mapLabel: string }) {
  return (
    <>
      {location}
      {office && (
        <span className="mt-0.5 block text-sm font-normal text-muted-foreground">
          {office.name}
          <br />
          {office.address}
        </span>
      )}
      {office?.mapLink && (
        <a
          href={office.mapLink}
          target="_blank"
          rel="noopener"
          className="mt-1 inline-block rounded-sm py-0.5 text-sm font-medium text-primary-text underline-offset-4 hover:underline print:hidden"
        >
          {mapLabel}
        </a>
      )}
    </>
  );
}
