import type { ListInput } from "~/components/table/list-parsers";
import { type ListSpec, listInput } from "~/components/table/list-state";
import { candidateList } from "~/features/career/candidate/schema";
import { postList } from "~/features/career/post/schema";
import { articleList } from "~/features/news/article/schema";
import type { PublishedPath } from "~/features/public-records";
import type { AdminPath } from "~/features/registry";
import { outboxList } from "~/features/system/outbox/schema";
import { aboutUsList } from "~/features/website/about-us/schema";
import { contactList } from "~/features/website/contact/schema";
import { homeList } from "~/features/website/home/schema";
import { pageList } from "~/features/website/page/schema";
import { serviceList } from "~/features/website/service/schema";
import { type Locale, otherLocale } from "~/i18n/routing";
import { toDateInput } from "~/lib/dates";
import { inLanguage } from "~/lib/languages";
import { may } from "~/server/auth/permissions";
import type { Context } from "~/server/crud/trpc";
import { createCaller } from "~/server/root";

const SHOWN = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

type Source<Name extends string, Sort extends string, Filter, Row extends { id: number }> = {
  name: Name;
  path: AdminPath;
  spec: ListSpec<Sort, Filter>;
  /** The query of the list's address. The same query reads the records, so that both show the same. */
  query: string;
  /** View of the list that has this query; the address opens it. */
  tab?: string;
  list(input: ListInput<Sort, Filter>): Promise<{ rows: Row[]; total: number }>;
};

/** Text about a record; `href` when it has no page of its own. */
type Described = { name: string; at?: Date | null; href?: string };

/** Reads what needs attention. Each part calls another page's list procedure, which checks the permissions. */
export async function readOverview(context: Context, locale: Locale) {
  const { actor, now } = context;
  const { website, career, news, system } = createCaller(context);
  const mayView = (path: AdminPath) => actor !== null && may(actor, path, "view");
  const text = <Field extends string>(row: Record<`${Field}En` | `${Field}Vi`, string | null>, field: Field) =>
    inLanguage(row, field, locale) || inLanguage(row, field, otherLocale(locale));
  const until = (days: number) => toDateInput(new Date(now.getTime() + days * DAY_MS));
  const upcoming = `status=scheduled&publishAt=..${until(14)}&sort=publishAt.ASC`;

  /** Reads a list, if the user may see it: the total, the address that shows the same records, the first rows. */
  const ask = async <const Name extends string, Sort extends string, Filter, Row extends { id: number }>(
    { name, path, query, tab, spec, list }: Source<Name, Sort, Filter, Row>,
    pageSize: number,
  ) => {
    if (!mayView(path)) return [];
    const { rows, total } = await list({ ...listInput(spec, new URLSearchParams(query)), page: 1, pageSize });
    return [{ name, path, href: `${path}?${tab ? `tab=${tab}&` : ""}${query}`, total, rows }];
  };

  const read = async <const Name extends string, Sort extends string, Filter, Row extends { id: number }>(
    source: Source<Name, Sort, Filter, Row> & { describe(row: Row): Described },
  ) => {
    const lists = await ask(source, SHOWN);
    const describe = (row: Row) => ({ id: row.id, href: `${source.path}/${row.id}`, at: null, ...source.describe(row) });
    return lists.map(({ rows, ...list }) => ({ ...list, rows: rows.map(describe) }));
  };

  /** Counts missing texts of one kind, and drafts and scheduled records where it has them. */
  const countContent = async <Sort extends string, Filter, Row extends { id: number }>(
    kind: Omit<Source<string, Sort, Filter, Row>, "name" | "query">,
  ) => {
    const hasStates = "status" in kind.spec.filter.shape;
    const parts = [
      hasStates ? ask({ ...kind, name: "drafts", tab: "draft", query: "status=draft" }, 1) : [],
      hasStates ? ask({ ...kind, name: "scheduled", query: upcoming }, 1) : [],
      ask({ ...kind, name: "missingEn", tab: "missing-en", query: "missing=en" }, 1),
      ask({ ...kind, name: "missingVi", tab: "missing-vi", query: "missing=vi" }, 1),
    ];
    const counts = (await Promise.all(parts)).flat().filter(({ total }) => total > 0);
    return counts.map(({ name, path, href, total }) => ({ name, path, href, total }));
  };

  const contentCounts = {
    "/admin/news": countContent({ path: "/admin/news", spec: articleList, list: news.article.list }),
    "/admin/service": countContent({ path: "/admin/service", spec: serviceList, list: website.service.list }),
    "/admin/about-us": countContent({ path: "/admin/about-us", spec: aboutUsList, list: website.aboutUs.list }),
    "/admin/home": countContent({ path: "/admin/home", spec: homeList, list: website.home.list }),
    "/admin/page": countContent({ path: "/admin/page", spec: pageList, list: website.page.list }),
    "/admin/career": countContent({ path: "/admin/career", spec: postList, list: career.post.list }),
  } satisfies Record<PublishedPath, Promise<unknown>>;

  const [unread, candidates, closing, mails, jobs, outboxPause, activity, ...content] = await Promise.all([
    read({
      name: "unread",
      path: "/admin/contact",
      spec: contactList,
      tab: "unread",
      query: "unread=true",
      list: website.contact.list,
      describe: (row) => ({ name: row.subject, at: row.lastMessageAt }),
    }),
    read({
      name: "candidates",
      path: "/admin/candidate",
      spec: candidateList,
      tab: "new",
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
    mayView("/admin/outbox") ? system.outbox.pause() : null,
    mayView("/admin/activity") ? system.activity.list({ pageSize: 8 }) : null,
    ...Object.values(contentCounts),
  ]);
  return {
    attention: [...unread, ...candidates, ...closing, ...mails],
    failedJobs: jobs.flatMap((job) => {
      if (job.lastError !== null) return { ...job, problem: "failed" as const };
      const isLate = job.nextRunAt !== null && now.getTime() - job.nextRunAt.getTime() > DAY_MS;
      return isLate ? { ...job, problem: "late" as const } : [];
    }),
    outboxPause,
    content: content.flat(),
    activity: activity?.rows ?? null,
  };
}
