import { Section } from "~/components/site/section";
import { JobList } from "~/features/career/post/components/job-list";
import { localePath } from "~/i18n/routing";
import type { ViewPropsOf } from "../part-view";
import type { loadJobs } from "./data";

type JobsProps = ViewPropsOf<typeof loadJobs>;

export function JobsView({ data: { jobs, lead }, frame, locale, t }: JobsProps) {
  return (
    <Section {...frame} intro={lead} more={{ href: localePath(locale, "/career"), label: t("career.job.all") }}>
      <JobList jobs={jobs} locale={locale} />
    </Section>
  );
}
