import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { checkRedirect, judgeLines, readLines } from "~/features/website/redirect/mutations";
import { redirectList, redirectSchema } from "~/features/website/redirect/schema";
import type { Prisma } from "~/generated/prisma/client";
import { text } from "~/lib/fields";
import { changeProcedure } from "~/server/crud/change-many";
import { defineEntity } from "~/server/crud/entity";
import { recordChanges } from "~/server/crud/form";
import { inTransaction } from "~/server/crud/in-transaction";
import { crudProcedures } from "~/server/crud/router";
import { guarded, router } from "~/server/crud/trpc";
import { changesBetween } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { ownPath } from "~/server/request/origin";

const path = "/admin/redirect";

/** Rows that an import writes before it yields to other requests. */
const ROWS_AT_ONCE = 50;

const select = {
  id: true,
  fromPath: true,
  target: true,
  permanent: true,
  active: true,
  uses: true,
  lastUsedAt: true,
  version: true,
  createdAt: true,
} satisfies Prisma.RedirectSelect;

const redirect = {
  ...defineEntity({
    path,
    code: "REDIRECT",
    table: "Redirect",
    title: ["fromPath"],
    // The page cache stores no address without a page.
    isPublic: false,
    // Two redirects saved at once could lead to each other.
    isSerial: true,
    find: (db: Db, ids: number[]) => db.redirect.findMany({ where: { id: { in: ids } }, select }),
  }),
  updateMany: (db: Db, ids: number[], data: { active: boolean }) =>
    db.redirect.updateMany({ where: { id: { in: ids } }, data: { ...data, version: { increment: 1 } } }),
};

export const redirectRouter = router({
  ...crudProcedures({
    ...redirect,
    schema: redirectSchema,
    ...redirectList,
    defaultSort: { by: "createdAt", dir: "DESC" },
    list: (db, { searchWhere, filter, skip, take, orderBy }) => {
      const where = { ...searchWhere, ...filter };
      return Promise.all([db.redirect.findMany({ where, select, skip, take, orderBy }), db.redirect.count({ where })]);
    },
    // The column order of the import.
    csv: ({ fromPath, target, permanent, active, uses, lastUsedAt }) => {
      return { fromPath, target, permanent, active, uses, lastUsedAt };
    },
    prepare: ({ target }) => (target === undefined ? {} : { target: ownPath(target) }),
    create: async (db, data, { now }) => {
      await checkRedirect(db, data, now);
      return db.redirect.create({ data, select });
    },
    update: async (db, before, data, { now }) => {
      const { id, version } = before;
      if (data.fromPath !== undefined || data.target !== undefined) await checkRedirect(db, { ...before, ...data }, now, id);
      return db.redirect.update({ where: { id, version }, data, select });
    },
    remove: (db, ids) => db.redirect.deleteMany({ where: { id: { in: ids } } }),
  }),

  /** Switches redirects on or off. @throws ERROR_REDIRECT_NOT_FOUND when one does not exist */
  change: changeProcedure(redirect, redirectSchema.pick({ active: true })),

  /**
   * Adds the redirects of a CSV file; existing ones stay as they are.
   * @returns the result for each line; with `isTrial`, nothing is written
   * @throws ERROR_FILE_DAMAGED when the file is not CSV
   */
  import: guarded(path)
    .add.input(z.object({ csv: text(1, 1_000_000), isTrial: z.boolean() }))
    .mutation(async ({ ctx, input: { csv, isTrial } }) => {
      const read = await readLines(csv);
      return inTransaction(redirect, async (tx) => {
        const { lines, redirects } = await judgeLines(tx, read, ctx.now);
        if (!isTrial) {
          for (let start = 0; start < redirects.length; start += ROWS_AT_ONCE) {
            const rows = await tx.redirect.createManyAndReturn({ data: redirects.slice(start, start + ROWS_AT_ONCE), select });
            const created = rows.map((row) => {
              const { fromPath, target, permanent, active } = row;
              return { row, changes: changesBetween({}, { fromPath, target, permanent, active }) };
            });
            await recordChanges(tx, redirect, ctx, "create", created);
            await setImmediate();
          }
        }
        return { lines, count: redirects.length };
      });
    }),
});
