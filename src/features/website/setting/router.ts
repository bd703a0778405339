import { menuFits } from "~/features/website/menu/data";
import { siteSettings } from "~/features/website/setting/data";
import { recordProcedures } from "~/server/crud/record";
import { guarded, router } from "~/server/crud/trpc";
import { settingEntity } from "./mutations";

export const settingRouter = router({
  ...recordProcedures(settingEntity),

  /** Estimates how the saved entries of the header fit into one line. */
  menuFits: guarded("/admin/setting").view.query(async ({ ctx }) => {
    return menuFits(ctx.db, ctx.now, await siteSettings(ctx.db, "en"));
  }),
});
