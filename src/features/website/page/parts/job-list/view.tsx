import { PageLinks } from "~/components/site/page-links";
import { JobFilterForm } from "~/features/career/post/components/job-filter-form";
import { JobList } from "~/features/career/post/components/job-list";
import { localePath } from "~/i18n/routing";
import { pageHref } from "~/lib/page-number";
import type { JobPages } from "../own-content";
import { GridSection } from "../part-section";
import type { PartViewProps } from "../part-view";

export function JobListView(props: PartViewProps<JobPages>) {
  return (
    <GridSection {...props} gaps="gap-x-12 gap-y-10">
      <Jobs {...props} />
    </GridSection>
  );
}

function Jobs({ data: { jobs, total, page, pages, path, filter, options }, locale, t }: PartViewProps<JobPages>) {
  const filters = [
    { name: "position", chosen: filter.positionId, options: options.positions },
    { name: "level", chosen: filter.levelId, options: options.levels },
    { name: "office", chosen: filter.officeId, options: options.offices },
  ] as const;
  const isNarrowed = filters.some(({ chosen }) => chosen !== undefined);
  return (
    <>
      {(total > 0 || isNarrowed) && (
        <div className="lg:col-span-3 print:hidden">
          <JobFilterForm locale={locale} filters={filters} isNarrowed={isNarrowed} />
        </div>
      )}
      <div className="lg:col-span-9">
        {(total > 0 || !isNarrowed) && (
          <h2 className="mb-5 font-medium text-muted-foreground">{t("career.open", { count: total })}</h2>
        )}
        {jobs.length > 0 ? (
          <JobList jobs={jobs} locale={locale} />
        ) : (
          <p className="border-y py-14 text-lg text-muted-foreground">{t(isNarrowed ? "career.noMatch" : "career.empty")}</p>
        )}
        <PageLinks
          locale={locale}
          label={t("career.pages")}
          page={page}
          pages={pages}
          href={(number) => localePath(locale, pageHref(path, number))}
        />
      </div>
    </>
  );
}
