import { z } from "zod";
import { openAt } from "~/features/career/post/data";
import { locales } from "~/i18n/routing";
import { guarded, router } from "~/server/crud/trpc";
import { clearDemo, demoCompanyName, readDemo, readDemoPages } from "~/server/operations/demo";
import { publishedAt } from "~/server/traits/publishing";

const path = "/admin/overview";

export const overviewRouter = router({
  /** The first steps of a new site, in order. Unchanged demo records don't count; services and jobs count when public. */
  checklist: guarded(path).view.query(async ({ ctx: { db, now } }) => {
    const demo = await readDemo(db);
    const idsOf = (table: string) => demo.get(table) ?? [];
    const isOwn = (table: string) => ({ OR: [{ version: { gt: 1 } }, { id: { notIn: idsOf(table) } }] });
    const isVisible = { AND: [publishedAt(now), { OR: [{ visibleEn: true }, { visibleVi: true }] }] };
    const select = { id: true } as const;
    const [company, service, article, job] = await Promise.all([
      db.company.findFirst({ select: { nameEn: true, nameVi: true, logoId: true } }),
      db.service.findFirst({ where: { AND: [isOwn("Service"), isVisible] }, select }),
      db.newsArticle.findFirst({ where: isOwn("NewsArticle"), select }),
      db.jobPost.findFirst({ where: { AND: [isOwn("JobPost"), isVisible, openAt(now)] }, select }),
    ]);
    const { nameEn = "", nameVi = "", logoId = null } = company ?? {};
    const hasName = nameEn !== "" && nameEn !== demoCompanyName.nameEn && nameVi !== demoCompanyName.nameVi;
    return [
      { step: "company", isDone: hasName },
      { step: "logo", isDone: logoId !== null && !idsOf("Media").includes(logoId) },
      { step: "service", isDone: service !== null },
      { step: "article", isDone: article !== null },
      { step: "job", isDone: job !== null },
      ...(demo.size > 0 ? [{ step: "demo", isDone: false } as const] : []),
    ] as const;
  }),

  /** @returns `pages`: the demo records that stayed */
  clearDemo: guarded(path)
    .edit.input(z.object({ locale: z.enum(locales) }))
    .mutation(async ({ ctx, input }) => {
      const cleared = await clearDemo(ctx.db, ctx);
      return { ...cleared, pages: await readDemoPages(ctx.db, ctx.actor, input.locale) };
    }),
});
