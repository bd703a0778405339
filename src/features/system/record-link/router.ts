import { z } from "zod";
import { locales } from "~/i18n/routing";
import { text } from "~/lib/fields";
import { id } from "~/server/crud/entity";
import { router, sessionProcedure } from "~/server/crud/trpc";
import { findLinkable, linkTarget } from "~/server/traits/record-links";
import { answersAt } from "./data";

const locale = z.enum(locales);

/** Link targets for texts. Each kind needs permission to view its page of the back office. */
export const recordLinkRouter = router({
  /** Finds records with these words in their name, or the newest. */
  search: sessionProcedure
    .input(z.object({ search: text(0, 200), locale }))
    .query(({ ctx, input }) => findLinkable(ctx.db, ctx.actor, input.search, input.locale)),

  /** Name of a link's target; null when it is deleted or not visible to the user. */
  target: sessionProcedure
    .input(z.object({ path: text(1, 100), id, locale }))
    .query(({ ctx, input }) => linkTarget(ctx.db, ctx.actor, input, input.locale)),

  /** Whether visitors find something at an address of this site that is typed as a link. */
  answers: sessionProcedure
    .input(z.object({ address: text(1, 2000) }))
    .query(({ ctx, input }) => answersAt(ctx.db, input.address, ctx.now)),
});
