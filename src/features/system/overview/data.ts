import type { ListInput } from "~/components/table/list-parsers";
import { type ListSpec, listInput } from "~/components/table/list-state";
import { candidateList } from "~/features/career/candidate/schema";
import { postList } from "~/features/career/post/schema";
import { articleList } from "~/features/news/article/schema";
import type { AdminPath } from "~/features/registry";
import { outboxList } from "~/features/system/outbox/schema";
import { aboutUsList } from "~/features/website/about-us/schema";
import { contactList } from "~/features/website/contact/schema";
import { pageList } from "~/features/website/page/schema";
import { serviceList } from "~/features/website/service/schema";
import { type Locale, otherLocale } from "~/i18n/routing";
import { toDateInput } from "~/lib/dates";
import { inLanguage } from "~/lib/languages";
import { may } from "~/server/permissions";
import { createCaller } from "~/server/root";
import type { Context } from "~/server/trpc";

/** As many records as a part of the overview names. */
const SHOWN = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A part of the overview: the first records of a list, how many there are, and the address that shows exactly these. */
export type OverviewList<Name extends string = string> = {
  name: Name;
  path: AdminPath;
  href: string;
  total: number;
  rows: { id: number; href: string; name: string; at: Date | null }[];
};

type Source<Name extends string, Sort extends string, Filter, Row extends { id: number }> = {
  name: Name;
  path: AdminPath;
  spec: ListSpec<Sort, Filter>;
  /** The query of the address. The list is asked for what it says, so that the two can't differ. */
  query: string;
  list(input: ListInput<Sort, Filter>): Promise<{ rows: Row[]; total: number }>;
  /** `href` where a record has no page of its own. */
  describe(row: Row): { name: string; at?: Date | null; href?: string };
};

/**
 * What needs attention, as far as the user may see it: each part is a list of another page, asked for by that list's own procedure.
 * @param locale the language of the names
 */
export async function readOverview(context: Context, locale: Locale) {
  const { actor, now } = context;
  const { website, career, news, system } = createCaller(context);
  const mayView = (path: AdminPath) => actor !== null && may(actor, path, "view");
  const text = <Field extends string>(row: Record<`${Field}En` | `${Field}Vi`, string | null>, field: Field) =>
    inLanguage(row, field, locale) || inLanguage(row, field, otherLocale(locale));
  const until = (days: number) => toDateInput(new Date(now.getTime() + days * DAY_MS));
  const upcoming = `status=scheduled&publishAt=..${until(14)}&sort=publishAt.ASC`;

  const read = async <const Name extends string, Sort extends string, Filter, Row extends { id: number }>(
    source: Source<Name, Sort, Filter, Row>,
  ): Promise<OverviewList<Name>[]> => {
    const { name, path, query, spec } = source;
    if (!mayView(path)) return [];
    const { rows, total } = await source.list({ ...listInput(spec, new URLSearchParams(query)), page: 1, pageSize: SHOWN });
    const described = rows.map((row) => ({ id: row.id, href: `${path}/${row.id}`, at: null, ...source.describe(row) }));
    return [{ name, path, href: `${path}?${query}`, total, rows: described }];
  };

  /** Drafts, schedules and gaps of one kind of record. */
  const readContent = async <Sort extends string, Filter, Row extends { id: number; publishAt: Date | null }>(
    source: Omit<Source<string, Sort, Filter, Row>, "name" | "query" | "describe"> & { nameOf(row: Row): string | null },
  ) => {
    const describe = (row: Row) => ({ name: source.nameOf(row) ?? `#${row.id}`, at: row.publishAt });
    const parts = [
      read({ ...source, describe, name: "drafts" as const, query: "status=draft" }),
      read({ ...source, describe, name: "scheduled" as const, query: upcoming }),
      read({ ...source, describe, name: "missingEn" as const, query: "missing=en" }),
      read({ ...source, describe, name: "missingVi" as const, query: "missing=vi" }),
    ];
    return (await Promise.all(parts)).flat().filter(({ total }) => total > 0);
  };

  const [unread, candidates, closing, mails, jobs, activity, ...content] = await Promise.all([
    read({
      name: "unread",
      path: "/admin/contact",
      spec: contactList,
      query: "unread=true",
      list: website.contact.list,
      describe: (row) => ({ name: row.subject, at: row.lastMessageAt }),
    }),
    read({
      name: "candidates",
      path: "/admin/candidate",
      spec: candidateList,
      query: "stage=new",
      list: career.candidate.list,
      describe: (row) => ({ name: row.name, at: row.appliedAt }),
    }),
    read({
      name: "closing",
      path: "/admin/career",
      spec: postList,
      query: `state=open&status=live&deadline=${toDateInput(now)}..${until(7)}&sort=deadline.ASC`,
      list: career.post.list,
      describe: (row) => ({ name: text(row, "title") ?? row.slug, at: row.deadline }),
    }),
    read({
      name: "mails",
      path: "/admin/outbox",
      spec: outboxList,
      query: "state=failed",
      list: system.outbox.list,
      describe: (row) => ({ name: row.subject, at: row.createdAt, href: "/admin/outbox?state=failed" }),
    }),
    mayView("/admin/outbox") ? system.job.list() : [],
    mayView("/admin/activity") ? system.activity.list({ pageSize: 8 }) : null,
    readContent({
      path: "/admin/news",
      spec: articleList,
      list: news.article.list,
      nameOf: (row) => text(row, "title"),
    }),
    readContent({
      path: "/admin/service",
      spec: serviceList,
      list: website.service.list,
      nameOf: (row) => text(row, "name"),
    }),
    readContent({
      path: "/admin/about-us",
      spec: aboutUsList,
      list: website.aboutUs.list,
      nameOf: (row) => text(row, "name"),
    }),
    readContent({
      path: "/admin/page",
      spec: pageList,
      list: website.page.list,
      nameOf: (row) => text(row, "title"),
    }),
    readContent({
      path: "/admin/career",
      spec: postList,
      list: career.post.list,
      nameOf: (row) => text(row, "title"),
    }),
  ]);
  return {
    attention: [...unread, ...candidates, ...closing, ...mails],
    failedJobs: jobs.filter(({ lastError }) => lastError !== null),
    content: content.flat(),
    activity: activity?.rows ?? null,
  };
}
