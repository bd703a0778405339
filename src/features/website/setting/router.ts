import { z } from "zod";
import { latestJobs } from "~/features/career/post/data";
import { latestArticles } from "~/features/news/article/data";
import { addressOf } from "~/features/public-records";
import { menuFits } from "~/features/website/menu/data";
import { siteSettings } from "~/features/website/setting/data";
import { locales } from "~/i18n/routing";
import { imageUrl } from "~/lib/images";
import { recordProcedures } from "~/server/crud/record";
import { guarded, router } from "~/server/crud/trpc";
import { imageSelect } from "~/server/files/media-select";
import { settingEntity } from "./mutations";

export const settingRouter = router({
  ...recordProcedures(settingEntity),

  /** Estimates how the saved entries of the header fit into one line. */
  menuFits: guarded("/admin/setting").view.query(({ ctx }) => menuFits(ctx.db, ctx.now)),

  /** Returns the address of the company's logo, from which a colour can be taken; null without one. */
  logoUrl: guarded("/admin/setting").view.query(async ({ ctx }) => {
    const images = { logo: { select: imageSelect }, namedLogo: { select: imageSelect } };
    const company = await ctx.db.company.findUnique({ where: { id: 1 }, select: images });
    const logo = company?.logo ?? company?.namedLogo;
    return logo ? imageUrl(logo, 320) : null;
  }),

  /** Returns pages that show the look elsewhere than on home: the newest article and job. */
  samplePages: guarded("/admin/setting")
    .view.input(z.object({ locale: z.enum(locales) }))
    .query(async ({ ctx: { db, now }, input: { locale } }) => {
      const [{ sections }, [article], [job]] = await Promise.all([
        siteSettings(db, locale),
        latestArticles(db, locale, now, 1),
        latestJobs(db, locale, now, 1),
      ]);
      return {
        article: article && sections.includes("news") ? addressOf("/admin/news", article, locale) : null,
        job: job && sections.includes("career") ? addressOf("/admin/career", job, locale) : null,
      };
    }),
});
