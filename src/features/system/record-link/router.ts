import { z } from "zod";
import { text } from "~/lib/fields";
import { id } from "~/server/crud/entity";
import { findLinkable, nameOfLinked } from "~/server/traits/record-links";
import { router, sessionProcedure } from "~/server/trpc";

/** What a text can link to. Each kind of record is offered to those who may see its page of the back office. */
export const recordLinkRouter = router({
  /** The records with these words in their name, or the newest. */
  search: sessionProcedure
    .input(z.object({ search: text(0, 200) }))
    .query(({ ctx, input }) => findLinkable(ctx.db, ctx.actor, input.search)),

  /** What the target of a link is called; null when it is gone or not to be seen. */
  target: sessionProcedure
    .input(z.object({ path: text(1, 100), id }))
    .query(({ ctx, input }) => nameOfLinked(ctx.db, ctx.actor, input)),
});
