import { z } from "zod";
import { type AdminPath, adminPages } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import { PAGE_SIZES } from "~/lib/pagination";
import { type Actor, may } from "~/server/auth/permissions";
import { type RestorableKind, restorableKindFor, restorableKindsFor } from "~/server/crud/entities";
import { ids } from "~/server/crud/entity";
import { restoreRecords } from "~/server/crud/restore";
import { router, sessionProcedure } from "~/server/crud/trpc";
import { AppError } from "~/server/platform/errors";
import { countInLog, countInTable, type Deleted, listFromLog, listFromTable } from "./data";

const path = z.enum(adminPages.map((page) => page.path));

/** Deleted records of all kinds: from the activity log, and those about persons from their trash. Each needs its page's rights. */
export const trashRouter = router({
  /** Kinds that the person may view, with how many of each are deleted. */
  kinds: sessionProcedure.query(async ({ ctx: { db, actor, now } }) => {
    const kinds = restorableKindsFor(actor);
    const inLog = await countInLog(db, kinds, now);
    const counted = kinds.map(async ({ path, needs, inForm, from }) => {
      const count = from === "log" ? (inLog.get(path) ?? 0) : await countInTable(db, from);
      return { path, inForm: inForm === "always", mayRestore: may(actor, path, needs), count };
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
      const kind = kindFor(actor, path);
      const paging = Prisma.sql`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
      return kind.from === "log" ? listFromLog(db, kind, paging, now) : listFromTable(db, path, kind.from, paging);
    }),

  /** Restores deleted records; see `restoreRecords`. */
  restore: sessionProcedure
    .input(z.object({ path, ids }))
    .mutation(({ ctx, input }) => restoreRecords(kindFor(ctx.actor, input.path), input.ids, ctx)),
});

function kindFor(actor: Actor, path: AdminPath): RestorableKind {
  const kind = restorableKindFor(actor, path);
  if (!kind) throw new AppError("ERROR_FORBIDDEN");
  return kind;
}
