import { z } from "zod";
import type { AdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { accountStatus, roleIds } from "~/lib/accounts";
import { text } from "~/lib/fields";
import { fold } from "~/lib/fold";
import { findOne, id, MAX_ROWS } from "~/server/crud/entity";
import { searchWheres } from "~/server/crud/search";
import type { Db } from "~/server/db/client";
import { guarded } from "~/server/trpc";

const select = { id: true, name: true } satisfies Prisma.UserSelect;

const person = {
  code: "USER",
  find: (db: Db, ids: number[]) => db.user.findMany({ where: { id: { in: ids } }, select }),
} as const;

/**
 * The procedures `assignees` and `assignee`, for the choice of who takes care of a record: people who may view its page. They
 * need only that page's permission, not the one for accounts.
 */
export function assigneeProcedures(path: AdminPath) {
  const mayView = {
    status: accountStatus.ACTIVE,
    role: { OR: [{ id: roleIds.ADMIN }, { permissions: { some: { view: true, feature: { pathname: path } } } }] },
  } satisfies Prisma.UserWhereInput;
  return {
    /** The first ones by name whose name or address contains the text. */
    assignees: guarded(path)
      .view.input(z.object({ search: text(0, 200).optional(), pageSize: z.int().min(1).max(MAX_ROWS).optional() }))
      .query(async ({ ctx, input: { search = "", pageSize = 50 } }) => {
        // Without its accents a text finds every spelling.
        const [searchWhere] = searchWheres(fold(search));
        const where = { ...mayView, ...searchWhere };
        return { rows: await ctx.db.user.findMany({ where, select, orderBy: [{ name: "asc" }, { id: "asc" }], take: pageSize }) };
      }),

    /** One by the id, also when they may no longer view the page. @throws ERROR_USER_NOT_FOUND */
    assignee: guarded(path)
      .view.input(z.object({ id }))
      .query(({ ctx, input }) => findOne(person, ctx.db, input.id)),
  };
}
