import { z } from "zod";
import { noFlags } from "~/features/registry";
import { storePermissions } from "~/features/system/feature/mutations";
import { roleList, roleSchema } from "~/features/system/role/schema";
import type { Prisma } from "~/generated/prisma/client";
import { roleIds } from "~/lib/accounts";
import { checkAdministrator, may } from "~/server/auth/permissions";
import { checkRank, rolesAbove } from "~/server/auth/rank";
import { defineEntity, findOne, id, type WriteContext } from "~/server/crud/entity";
import { crudProcedures } from "~/server/crud/router";
import { guarded, router } from "~/server/crud/trpc";
import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";

const path = "/admin/role";
const select = {
  id: true,
  name: true,
  builtIn: true,
  needsTwoStep: true,
  version: true,
  updatedAt: true,
  _count: { select: { users: true } },
} satisfies Prisma.RoleSelect;

const permissionSelect = { roleId: true, view: true, add: true, edit: true, delete: true } satisfies Prisma.PermissionSelect;

const rowOf = ({ _count, ...role }: Prisma.RoleGetPayload<{ select: typeof select }>) => ({
  ...role,
  permissionsFromId: role.id,
  users: _count.users,
});

const role = defineEntity({
  path,
  code: "ROLE",
  table: "Role",
  title: ["name"],
  isPublic: false,
  find: async (db: Db, ids: number[]) => (await db.role.findMany({ where: { id: { in: ids } }, select })).map(rowOf),
});

export const roleRouter = router({
  ...crudProcedures({
    ...role,
    schema: roleSchema,
    restoring: { inForm: "always" },
    ...roleList,
    list: async (db, { searchWhere, filter, skip, take, orderBy }) => {
      const where = { ...searchWhere, ...filter };
      const [rows, total] = await Promise.all([
        db.role.findMany({ where, select, skip, take, orderBy }),
        db.role.count({ where }),
      ]);
      return [rows.map(rowOf), total] as const;
    },
    csv: ({ name, users, needsTwoStep, builtIn, updatedAt }) => ({ name, users, needsTwoStep, builtIn, updatedAt }),
    create: async (db, { permissionsFromId, ...data }, context) => {
      const created = await db.role.create({ data, select: { id: true, name: true } });
      if (permissionsFromId !== null) await copyPermissions(db, context, permissionsFromId, created);
      return findOne(role, db, created.id);
    },
    update: async (db, { id, version, builtIn, name }, { permissionsFromId, ...data }, context) => {
      await checkRank(db, context.actor, [id]);
      // The messages name built-in roles in each language.
      if (builtIn && data.name !== undefined && data.name !== name) refuse("name");
      // Only administrators may stop requiring two-step sign-in, also for themselves.
      if (data.needsTwoStep === false) checkAdministrator(context.actor);
      const updated = await db.role.update({ where: { id, version }, data, select: { id: true, name: true } });
      if (permissionsFromId) await copyPermissions(db, context, permissionsFromId, updated);
      return findOne(role, db, id);
    },
    remove: async (db, ids, { actor }) => {
      if ((await db.role.count({ where: { id: { in: ids }, builtIn: true } })) > 0) throw new AppError("ERROR_BUILT_IN");
      await checkRank(db, actor, ids);
      return db.role.deleteMany({ where: { id: { in: ids } } });
    },
    usedBy: async (db, ids) => {
      const users = await db.user.groupBy({ by: ["roleId"], where: { roleId: { in: ids } }, _count: true });
      return users.map(({ roleId, _count }) => ({ id: roleId, path: "/admin/user" as const, count: _count }));
    },
  }),

  /** The roles that the user may not change, because they have more rights. */
  above: guarded(path).view.query(async ({ ctx: { db, actor } }) => {
    const roles = await db.role.findMany({ select: { id: true } });
    return [
      ...(await rolesAbove(
        db,
        actor,
        roles.map(({ id }) => id),
      )),
    ];
  }),

  /** Shows the back office read-only as a role sees it, within the user's own rights. @throws ERROR_ROLE_NOT_FOUND */
  viewAs: guarded(path)
    .edit.input(z.object({ id }))
    .mutation(async ({ ctx, input }) => {
      const record = await findOne(role, ctx.db, input.id);
      await runTransaction(async (tx) => {
        await tx.session.update({ where: { id: ctx.actor.sessionId }, data: { viewAsRoleId: record.id }, select: { id: true } });
        await recordActivity(tx, { actor: ctx.actor, ip: ctx.ip, action: "view-as", path, record });
      });
    }),
});

/** Replaces a role's permissions with those of another. @throws ERROR_ROLE_NOT_FOUND, ERROR_FORBIDDEN */
async function copyPermissions(
  db: Db,
  context: Pick<WriteContext, "actor" | "ip">,
  fromId: number,
  to: { id: number; name: string },
): Promise<void> {
  if (fromId === to.id) return;
  // The matrix belongs to another page.
  if (!may(context.actor, "/admin/feature", "edit")) throw new AppError("ERROR_FORBIDDEN", { field: "permissionsFromId" });
  // No rows hold the administrator's rights: they can be neither copied nor replaced.
  if (fromId === roleIds.ADMIN || to.id === roleIds.ADMIN) refuse("permissionsFromId");
  if ((await db.role.count({ where: { id: fromId } })) === 0) {
    throw new AppError("ERROR_ROLE_NOT_FOUND", { field: "permissionsFromId" });
  }
  const pages = await db.feature.findMany({
    where: { pathname: { not: null } },
    select: { id: true, pathname: true, permissions: { where: { roleId: { in: [fromId, to.id] } }, select: permissionSelect } },
  });
  const changes = pages.map(({ id: featureId, pathname, permissions }) => {
    const flagsOf = (role: number) => permissions.find(({ roleId }) => roleId === role) ?? noFlags;
    return { roleId: to.id, featureId, before: flagsOf(to.id), after: flagsOf(fromId), role: to.name, pathname: pathname ?? "" };
  });
  await storePermissions(db, context, changes);
}

function refuse(field: "name" | "permissionsFromId"): never {
  throw new AppError("ERROR_DATA_SUBMIT_IS_INVALID", { field });
}
