import type { JobCard } from "~/features/career/post/data";
import type { Locale } from "~/i18n/routing";
import { JobRow } from "./job-row";

type JobListProps = { jobs: readonly JobCard[]; locale: Locale };

export function JobList({ jobs, locale }: JobListProps) {
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
