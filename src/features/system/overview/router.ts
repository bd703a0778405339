import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";
import { clearDemo } from "~/server/demo";
import { guarded, router } from "~/server/trpc";

const path = "/admin/overview";

/** What the overview shows beside the lists of other pages: how far a new site has come. */
export const overviewRouter = router({
  /** The first steps of a new site, in order, each with whether it is done. The demo's records count for nothing. */
  checklist: guarded(path).view.query(async ({ ctx: { db } }) => {
    const [demo, company, hasService, hasArticle, hasJob] = await Promise.all([
      db.demoRecord.count(),
      db.company.findFirst({ select: { nameEn: true, logoId: true, version: true } }),
      hasOwn(db, "Service"),
      hasOwn(db, "NewsArticle"),
      hasOwn(db, "JobPost"),
    ]);
    const logoId = company?.logoId ?? null;
    return [
      { step: "company", isDone: company !== null && company.nameEn !== "" && company.version > 1 },
      { step: "logo", isDone: logoId !== null && (await hasOwn(db, "Media", logoId)) },
      { step: "service", isDone: hasService },
      { step: "article", isDone: hasArticle },
      { step: "job", isDone: hasJob },
      { step: "demo", isDone: demo === 0 },
    ] as const;
  }),

  /** Removes the records of the demo company; see `clearDemo`. */
  clearDemo: guarded(path).edit.mutation(({ ctx }) => clearDemo(ctx.db, ctx)),
});

/** Whether a table has a record that is not the demo's, or was changed since. @param id of the only record that is asked about */
async function hasOwn(db: Db, table: Prisma.ModelName, id?: number): Promise<boolean> {
  const [found] = await db.$queryRaw<{ hasOwn: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM ${Prisma.raw(`"${table}"`)} AS row
      WHERE ${id === undefined ? Prisma.sql`true` : Prisma.sql`row."id" = ${id}`} AND (row."version" > 1 OR NOT EXISTS (
        SELECT 1 FROM "DemoRecord" WHERE "table" = ${table} AND "recordId" = row."id"
      ))
    ) AS "hasOwn"`;
  return found?.hasOwn ?? false;
}
