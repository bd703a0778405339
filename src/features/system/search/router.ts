import { z } from "zod";
import { adminPages, isAdminPath } from "~/features/registry";
import { locales } from "~/i18n/routing";
import { text } from "~/lib/fields";
import { may } from "~/server/auth/permissions";
import { id } from "~/server/crud/entity";
import { findRecords, nameRecords } from "~/server/crud/record-search";
import { router, sessionProcedure } from "~/server/crud/trpc";

const MAX_RECENT = 8;

/** Finds records for the palette, on pages that the user may view. */
export const searchRouter = router({
  /** @returns matching records, in the order of the menu */
  records: sessionProcedure.input(z.object({ term: text(2, 100), locale: z.enum(locales) })).query(({ ctx, input }) => {
    const paths = adminPages.flatMap(({ path }) => (may(ctx.actor, path, "view") ? [path] : []));
    return findRecords(ctx.db, { paths, ...input });
  }),

  /** Records that the browser remembers as opened: it stores only their ids. */
  recent: sessionProcedure
    .input(z.object({ records: z.array(z.object({ path: text(), id })).max(MAX_RECENT), locale: z.enum(locales) }))
    .query(({ ctx, input: { records, locale } }) => {
      const viewable = records.flatMap(({ path, id }) =>
        isAdminPath(path) && may(ctx.actor, path, "view") ? [{ path, id }] : [],
      );
      return nameRecords(ctx.db, { records: viewable, locale });
    }),
});
