import { Section } from "~/components/site/section";
import { JobList } from "~/features/career/post/components/job-list";
import type { JobCard } from "~/features/career/post/data";
import { localePath } from "~/i18n/routing";
import type { PartViewProps } from "../part-view";

type JobsProps = PartViewProps<{ jobs: readonly JobCard[]; lead: string | null }>;

export function JobsView({ data: { jobs, lead }, frame, locale, t }: JobsProps) {
  return (
    <Section {...frame} intro={lead} more={{ href: localePath(locale, "/career"), label: t("career.job.all") }}>
      <JobList jobs={jobs} locale={locale} />
    </Section>
  );
}
