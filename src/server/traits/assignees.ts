import { z } from "zod";
import type { AdminPath } from "~/features/registry";
import { text } from "~/lib/fields";
import { fold } from "~/lib/fold";
import { accountStatus } from "~/server/auth/sign-in";
import { id } from "~/server/crud/entity";
import { searchWheres } from "~/server/crud/search";
import { roleIds } from "~/server/permissions";
import { guarded } from "~/server/trpc";

/** As many as a field offers at a time; typing finds the others. */
const OFFERED = 50;

/** The procedure `assignees`: the accounts that records of a page can be assigned to. */
export function assigneeProcedures(path: AdminPath) {
  return {
    /**
     * Accounts that are active and may view the page, by name; people who may assign need no right to view all accounts.
     * @param input a part of the name, or the id of one
     * @returns the first ones, with id and name alone
     */
    assignees: guarded(path)
      .view.input(z.object({ search: text(0, 200).optional(), id: id.optional() }))
      .query(({ ctx, input }) => {
        const mayView = { permissions: { some: { view: true, feature: { pathname: path } } } };
        const [searchWhere] = searchWheres(fold(input.search ?? ""));
        return ctx.db.user.findMany({
          where: {
            ...searchWhere,
            id: input.id,
            status: accountStatus.ACTIVE,
            role: { OR: [{ id: roleIds.ADMIN }, mayView] },
          },
          select: { id: true, name: true },
          orderBy: [{ name: "asc" }, { id: "asc" }],
          take: OFFERED,
        });
      }),
  };
}
