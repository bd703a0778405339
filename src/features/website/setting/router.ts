import { menuFits } from "~/features/website/menu/data";
import { siteSettings } from "~/features/website/setting/data";
import { imageUrl } from "~/lib/images";
import { recordProcedures } from "~/server/crud/record";
import { guarded, router } from "~/server/crud/trpc";
import { imageSelect } from "~/server/files/media-select";
import { settingEntity } from "./mutations";

export const settingRouter = router({
  ...recordProcedures(settingEntity),

  /** Estimates how the saved entries of the header fit into one line. */
  menuFits: guarded("/admin/setting").view.query(async ({ ctx }) => {
    return menuFits(ctx.db, ctx.now, await siteSettings(ctx.db, "en"));
  }),

  /** Returns the address of the company's logo, from which a colour can be taken; null without one. */
  logoUrl: guarded("/admin/setting").view.query(async ({ ctx }) => {
    const images = { logo: { select: imageSelect }, namedLogo: { select: imageSelect } };
    const company = await ctx.db.company.findUnique({ where: { id: 1 }, select: images });
    const logo = company?.logo ?? company?.namedLogo;
    return logo ? imageUrl(logo, 320) : null;
  }),
});
