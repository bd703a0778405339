import { guarded, router } from "~/server/trpc";
import { clearDemo } from "./mutations";

const path = "/admin/overview";

/** What the overview shows beside the lists of other pages: how far a new site has come. */
export const overviewRouter = router({
  /** The first steps of a new site, in order, each with whether it is done. The demo's records count for nothing. */
  checklist: guarded(path).view.query(async ({ ctx: { db } }) => {
    const [demo, company, services, articles, jobs] = await Promise.all([
      db.demoRecord.findMany({ select: { table: true, recordId: true } }),
      db.company.findFirst({ select: { id: true, nameEn: true, logoId: true, version: true } }),
      newestIds(db.service),
      newestIds(db.newsArticle),
      newestIds(db.jobPost),
    ]);
    const isOwn = (table: string, id: number) => !demo.some((record) => record.table === table && record.recordId === id);
    const hasOwn = (table: string, rows: { id: number }[]) => rows.some(({ id }) => isOwn(table, id));
    const logoId = company?.logoId ?? null;
    return [
      { step: "company", isDone: company !== null && company.nameEn !== "" && company.version > 1 },
      { step: "logo", isDone: logoId !== null && isOwn("Media", logoId) },
      { step: "service", isDone: hasOwn("Service", services) },
      { step: "article", isDone: hasOwn("NewsArticle", articles) },
      { step: "job", isDone: hasOwn("JobPost", jobs) },
      { step: "demo", isDone: demo.length === 0 },
    ] as const;
  }),

  /** Removes the records of the demo company; see `clearDemo`. */
  clearDemo: guarded(path).edit.mutation(({ ctx }) => clearDemo(ctx.db, ctx)),
});

/** The newest records: any of the site's own is newer than the demo's. */
function newestIds(table: { findMany(query: object): Promise<{ id: number }[]> }): Promise<{ id: number }[]> {
  return table.findMany({ select: { id: true }, orderBy: { id: "desc" }, take: 1 });
}
