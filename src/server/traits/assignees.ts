import { z } from "zod";
import type { AdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { accountStatus, roleIds } from "~/lib/accounts";
import { findOne, id } from "~/server/crud/entity";
import { guarded } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { findPeople, peopleInput } from "./people";

const select = { id: true, name: true } satisfies Prisma.UserSelect;

const person = {
  code: "USER",
  find: (db: Db, ids: number[]) => db.user.findMany({ where: { id: { in: ids } }, select }),
} as const;

/** Builds `assignees` and `assignee`, to choose who takes care of a record. Needs the permission of the page, not of accounts. */
export function assigneeProcedures(path: AdminPath) {
  const mayView = {
    status: accountStatus.ACTIVE,
    role: { OR: [{ id: roleIds.ADMIN }, { permissions: { some: { view: true, feature: { pathname: path } } } }] },
  } satisfies Prisma.UserWhereInput;
  return {
    assignees: guarded(path)
      .view.input(peopleInput)
      .query(async ({ ctx, input }) => ({ rows: await findPeople(ctx.db, ctx.actor, input, mayView) })),

    /** Finds one person by id, even if they may no longer view the page. @throws ERROR_USER_NOT_FOUND */
    assignee: guarded(path)
      .view.input(z.object({ id }))
      .query(({ ctx, input }) => findOne(person, ctx.db, input.id)),
  };
}
