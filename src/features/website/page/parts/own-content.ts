import type { JobCard, JobFilter, jobFilterOptions } from "~/features/career/post/data";
import type { ArticleCard } from "~/features/news/article/data";
import type { newsOverview } from "~/features/news/category/data";

/** A page of the list of articles. */
export type ArticlePages = {
  articles: ArticleCard[];
  categories: Awaited<ReturnType<typeof newsOverview>>["categories"];
  page: number;
  pages: number;
};

/** A page of the list of jobs, which the filter narrows. */
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

/** Contents of a fixed page's own list: its page reads them, as they depend on its address. */
export type OwnContent = { articles?: ArticlePages; jobs?: JobPages };
