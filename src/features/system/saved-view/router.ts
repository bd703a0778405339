import { z } from "zod";
import { isPersonal } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { viewQuery } from "~/lib/saved-views";
import { may } from "~/server/auth/permissions";
import { id } from "~/server/crud/entity";
import { guarded, router, sessionProcedure } from "~/server/crud/trpc";
import { lockRows, runTransaction } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";
import { audienceSchema, savedViewSchema, viewPathSchema } from "./schema";

const select = {
  id: true,
  name: true,
  query: true,
  ownerId: true,
  isForEveryone: true,
  roleId: true,
  owner: { select: { name: true } },
} satisfies Prisma.SavedViewSelect;

/** Most views of one person on one page. */
const MAX_VIEWS = 30;

/** Views of lists: named searches, filters, orders and columns. The lists check their rows again for every reader. */
export const savedViewRouter = router({
  /** Views of a page: one's own, and those shared with one's role or everybody; none without the right to view the page. */
  forPage: sessionProcedure.input(z.object({ path: viewPathSchema })).query(({ ctx, input: { path } }) => {
    const shared = [{ isForEveryone: true }, { roleId: ctx.actor.role.id }];
    const where = { path: { in: may(ctx.actor, path, "view") ? [path] : [] }, OR: [{ ownerId: ctx.actor.id }, ...shared] };
    return ctx.db.savedView.findMany({ where, select, orderBy: [{ name: "asc" }, { id: "asc" }], take: 200 });
  }),

  /** @throws ERROR_FORBIDDEN without the right to view the page; ERROR_TOO_MANY_VIEWS */
  create: sessionProcedure
    .input(z.object({ path: viewPathSchema, data: savedViewSchema }))
    .mutation(({ ctx, input: { path, data } }) => {
      if (!may(ctx.actor, path, "view")) throw new AppError("ERROR_FORBIDDEN");
      const query = viewQuery(data.query, isPersonal(path));
      return runTransaction(async (tx) => {
        // One at a time per person: the count below stays true.
        await lockRows(tx, "User", [ctx.actor.id]);
        const count = await tx.savedView.count({ where: { ownerId: ctx.actor.id, path } });
        if (count >= MAX_VIEWS) throw new AppError("ERROR_TOO_MANY_VIEWS");
        return tx.savedView.create({ data: { ...data, query, path, ownerId: ctx.actor.id }, select });
      });
    }),

  /** Changes one's own view. @throws ERROR_SAVED_VIEW_NOT_FOUND */
  update: sessionProcedure.input(z.object({ id, data: savedViewSchema.partial() })).mutation(async ({ ctx, input }) => {
    const where = { id: input.id, ownerId: ctx.actor.id };
    const view = await ctx.db.savedView.findUnique({ where, select: { path: true } });
    if (!view) throw new AppError("ERROR_SAVED_VIEW_NOT_FOUND");
    const { query, ...data } = input.data;
    const cleanedQuery = query === undefined ? {} : { query: viewQuery(query, isPersonal(view.path)) };
    await ctx.db.savedView.updateMany({ where, data: { ...data, ...cleanedQuery } });
  }),

  /** Deletes one's own view. @throws ERROR_SAVED_VIEW_NOT_FOUND */
  delete: sessionProcedure.input(z.object({ id })).mutation(async ({ ctx, input }) => {
    const { count } = await ctx.db.savedView.deleteMany({ where: { id: input.id, ownerId: ctx.actor.id } });
    if (count === 0) throw new AppError("ERROR_SAVED_VIEW_NOT_FOUND");
  }),

  /** Shares one's own view, or ends the sharing of anybody's. @throws ERROR_SAVED_VIEW_NOT_FOUND, ERROR_ROLE_NOT_FOUND */
  share: guarded("/admin/role")
    .edit.input(z.object({ id, audience: audienceSchema }))
    .mutation(async ({ ctx, input: { id, audience } }) => {
      const roleId = typeof audience === "object" ? audience.roleId : null;
      if (roleId !== null && (await ctx.db.role.count({ where: { id: roleId } })) === 0)
        throw new AppError("ERROR_ROLE_NOT_FOUND");
      const where = audience === "owner" ? { id } : { id, ownerId: ctx.actor.id };
      const data = { isForEveryone: audience === "everyone", roleId };
      const { count } = await ctx.db.savedView.updateMany({ where, data });
      if (count === 0) throw new AppError("ERROR_SAVED_VIEW_NOT_FOUND");
    }),
});
