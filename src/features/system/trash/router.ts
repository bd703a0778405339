import { z } from "zod";
import { type AdminPath, adminPages } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import { PAGE_SIZES } from "~/lib/pagination";
import { type Actor, may } from "~/server/auth/permissions";
import { type TrashKind, trashKindsFor } from "~/server/crud/entities";
import { ids } from "~/server/crud/entity";
import { router, sessionProcedure } from "~/server/crud/trpc";
import { AppError } from "~/server/platform/errors";
import { countInLog, countInTable, type Deleted, listFromLog, listFromTable } from "./data";

const path = z.enum(adminPages.map((page) => page.path));

/** Deleted records of all kinds: from the activity log, and those about persons from their trash. Each needs its page's rights. */
export const trashRouter = router({
  /** Kinds that the person may view, with how many of each are deleted. */
  kinds: sessionProcedure.query(async ({ ctx: { db, actor, now } }) => {
    const kinds = trashKindsFor(actor);
    const inLog = await countInLog(
      db,
      kinds.flatMap((kind) => (kind.from === "log" && kind.keptMs === undefined ? [kind.path] : [])),
    );
    const countOf = async ({ path, from, keptMs }: TrashKind) => {
      if (from !== "log") return countInTable(db, from);
      return (keptMs === undefined ? inLog : await countInLog(db, [path], new Date(now.getTime() - keptMs))).get(path) ?? 0;
    };
    const counted = kinds.map(async (kind) => {
      const { path, needs, inForm } = kind;
      const count = await countOf(kind);
      return { path, inForm, mayRestore: may(actor, path, needs), count };
    });
    return Promise.all(counted);
  }),

  /** Lists deleted records of a kind, the last deleted first. @throws ERROR_FORBIDDEN without the right to view its page */
  list: sessionProcedure
    .input(
      z.object({
        path,
        page: z.int32().positive(),
        pageSize: z
          .int32()
          .min(1)
          .max(Math.max(...PAGE_SIZES)),
      }),
    )
    .query(({ ctx: { db, actor, now }, input: { path, page, pageSize } }): Promise<Deleted[]> => {
      const { from, keptMs } = kindFor(actor, path);
      const since = keptMs === undefined ? undefined : new Date(now.getTime() - keptMs);
      const paging = Prisma.sql`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
      return from === "log" ? listFromLog(db, path, paging, since) : listFromTable(db, path, from, paging);
    }),

  /**
   * Brings deleted records back, as they were.
   * @throws ERROR_FORBIDDEN, ERROR_<NOUN>_NOT_FOUND, and for a single one why it can't come back, such as a taken name
   */
  restore: sessionProcedure.input(z.object({ path, ids })).mutation(({ ctx, input }) => {
    const kind = kindFor(ctx.actor, input.path);
    if (!may(ctx.actor, kind.path, kind.needs)) throw new AppError("ERROR_FORBIDDEN");
    return kind.restore(input.ids, ctx);
  }),
});

function kindFor(actor: Actor, path: AdminPath): TrashKind {
  const kind = trashKindsFor(actor).find((kind) => kind.path === path);
  if (!kind) throw new AppError("ERROR_FORBIDDEN");
  return kind;
}
