import type { JobCard, JobFilter, jobFilterOptions } from "~/features/career/post/data";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

/** A page of the list, which the filter narrows. */
export type JobPages = {
  jobs: readonly JobCard[];
  total: number;
  page: number;
  pages: number;
  /** Bare path of the list's first page, with its filter. */
  path: string;
  filter: JobFilter;
  options: Awaited<ReturnType<typeof jobFilterOptions>>;
};

export async function loadJobList(_part: PartOf<"jobList">, { own }: PartContext) {
  return own.jobs ?? null;
}
