import { z } from "zod";
import { actions, areSensible, noFlags, sameFlags } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { roleIds } from "~/lib/accounts";
import { inParts } from "~/lib/in-parts";
import { explainAccess } from "~/server/auth/explain-access";
import type { Actor } from "~/server/auth/permissions";
import { checkRank, rolesAbove } from "~/server/auth/rank";
import { defineEntity, id } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { crudProcedures } from "~/server/crud/router";
import { guarded, router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";
import { ownPath } from "~/server/request/origin";
import { CELLS_AT_ONCE, cellsOf, type NamedPermissionChange, storePermissions } from "./mutations";
import { destination, featureSchema, type PermissionChange, permissionsSchema } from "./schema";

const path = "/admin/feature";
const procedure = guarded(path);
const flagsSelect = { view: true, add: true, edit: true, delete: true } as const;
const select = {
  id: true,
  nameEn: true,
  nameVi: true,
  pathname: true,
  icon: true,
  parentId: true,
  location: true,
  ...flagsSelect,
  builtIn: true,
  version: true,
} satisfies Prisma.FeatureSelect;
const roleSelect = { id: true, name: true } satisfies Prisma.RoleSelect;
const permissionSelect = { roleId: true, featureId: true, ...flagsSelect } satisfies Prisma.PermissionSelect;

type Feature = Prisma.FeatureGetPayload<{ select: typeof select }>;

const entity = defineEntity({
  path,
  code: "FUNCTION",
  table: "Feature",
  title: ["nameEn"],
  isPublic: false,
  // A save renumbers siblings and clears permissions.
  isSerial: true,
  find: (db: Db, ids: number[]) => db.feature.findMany({ where: { id: { in: ids } }, select }),
});

const procedures = crudProcedures({
  ...entity,
  schema: featureSchema,
  restoring: { inForm: "always" },
  filter: z.object({}),
  sort: ["location"],
  // Ignores the search: the few rows are shown whole as a tree.
  list: (db, { skip, take, orderBy }) => Promise.all([db.feature.findMany({ select, skip, take, orderBy }), db.feature.count()]),
  csv: ({ nameEn, nameVi, pathname, icon, location }) => ({ nameEn, nameVi, pathname, icon, location }),
  prepare: ({ pathname }) => (typeof pathname === "string" ? { pathname: ownDestination(pathname) } : {}),
  create: async (db, data) => {
    await checkPlace(db, data);
    const { id } = await db.feature.create({ data, select: { id: true } });
    return settle(db, id, data.location);
  },
  update: async (db, before, data, { actor }) => {
    const { id, version } = before;
    const after = { ...before, ...data };
    // The code defines a built-in page.
    const fixed = (["pathname", ...actions] as const).find((field) => before.builtIn && after[field] !== before[field]);
    if (fixed) throw new AppError("ERROR_DATA_SUBMIT_IS_INVALID", { field: fixed });
    await checkPlace(db, after);
    const changesRights = (["pathname", ...actions] as const).some((field) => after[field] !== before[field]);
    if (changesRights) await checkHolders(db, actor, [id]);
    const moved = after.location !== before.location || after.parentId !== before.parentId;
    await db.feature.update({ where: { id, version }, data: { ...data, ...(moved && { moved }) } });
    await clearSenseless(db, after);
    return settle(db, id, after.location, before.parentId);
  },
  remove: async (db, ids, { actor }) => {
    if ((await db.feature.count({ where: { id: { in: ids }, builtIn: true } })) > 0) throw new AppError("ERROR_BUILT_IN");
    await checkHolders(db, actor, ids);
    const places = await db.feature.findMany({ where: { id: { in: ids } }, select: { parentId: true }, distinct: ["parentId"] });
    const deleted = await db.feature.deleteMany({ where: { id: { in: ids } } });
    for (const { parentId } of places) await renumberSiblings(db, parentId);
    return deleted;
  },
  usedBy: async (db, ids) => {
    const children = await db.feature.groupBy({ by: ["parentId"], where: { parentId: { in: ids } }, _count: true });
    return children.flatMap(({ parentId, _count }) => (parentId === null ? [] : [{ id: parentId, path, count: _count }]));
  },
});

export const featureRouter = router({
  ...procedures,

  /** Every role and feature with their permissions; a missing row means none. Locked roles have more rights than the user. */
  matrix: procedure.view.query(async ({ ctx: { db, actor } }) => {
    const [roles, features, permissions] = await Promise.all([
      db.role.findMany({ select: roleSelect, orderBy: { id: "asc" } }),
      db.feature.findMany({ select, orderBy: [{ location: "asc" }, { id: "asc" }] }),
      db.permission.findMany({ select: permissionSelect }),
    ]);
    const above = await rolesAbove(
      db,
      actor,
      roles.map(({ id }) => id),
    );
    const lockable = roles.map((role) => ({ ...role, isLocked: role.id === roleIds.ADMIN || above.has(role.id) }));
    return { roles: lockable, features, permissions };
  }),

  /** A role's permissions on each page, and the row that decides. @throws ERROR_ROLE_NOT_FOUND */
  why: procedure.view.input(z.object({ roleId: id })).query(({ ctx, input }) => explainAccess(ctx.db, input.roleId)),

  /**
   * Saves all changes or none. @throws ERROR_CONFLICT when another person changed a cell, errors of `storePermissions`,
   * ERROR_DATA_SUBMIT_IS_INVALID for the administrator's role and senseless flags
   */
  savePermissions: procedure.edit.input(permissionsSchema).mutation(({ ctx, input: { changes } }) =>
    inTransaction(entity, async (tx) => {
      const named = (await readNamed(tx, changes)).filter(({ before, after }) => !sameFlags(before, after));
      if (named.length === 0) return;
      await checkUnchanged(tx, named);
      await storePermissions(tx, ctx, named);
    }),
  ),
});

async function readNamed(db: Db, changes: PermissionChange[]): Promise<NamedPermissionChange[]> {
  const roleIdsChanged = [...new Set(changes.map(({ roleId }) => roleId))];
  // A role must not be deleted before its permissions are stored.
  await lockRows(db, "Role", roleIdsChanged);
  const roles = await db.role.findMany({ where: { id: { in: roleIdsChanged } }, select: roleSelect });
  const features = await db.feature.findMany({ select: { id: true, pathname: true, ...flagsSelect } });
  return changes.map((change) => {
    const role = roles.find(({ id }) => id === change.roleId);
    const feature = features.find(({ id }) => id === change.featureId);
    if (!role) throw new AppError("ERROR_ROLE_NOT_FOUND");
    if (!feature) throw new AppError("ERROR_FUNCTION_NOT_FOUND");
    if (role.id === roleIds.ADMIN || feature.pathname === null || !areSensible(change.after, feature)) {
      throw new AppError("ERROR_DATA_SUBMIT_IS_INVALID");
    }
    return { ...change, role: role.name, pathname: feature.pathname };
  });
}

async function checkUnchanged(db: Db, changes: PermissionChange[]): Promise<void> {
  for (const part of inParts(changes, CELLS_AT_ONCE)) {
    const rows = await db.permission.findMany({ where: { OR: cellsOf(part) }, select: permissionSelect });
    for (const { roleId, featureId, before } of part) {
      const row = rows.find((one) => one.roleId === roleId && one.featureId === featureId);
      if (!sameFlags(row ?? noFlags, before)) throw new AppError("ERROR_CONFLICT");
    }
  }
}

/** @throws ERROR_FORBIDDEN when a role with rights on one of the features has more rights than the actor */
async function checkHolders(db: Db, actor: Actor, features: number[]): Promise<void> {
  const rows = await db.permission.findMany({
    where: { featureId: { in: features }, view: true },
    select: { roleId: true },
    distinct: ["roleId"],
  });
  await checkRank(
    db,
    actor,
    rows.map(({ roleId }) => roleId),
  );
}

/** Turns a URL of this site into a path. @throws ERROR_DATA_SUBMIT_IS_INVALID for a path that no menu entry may link to */
function ownDestination(pathname: string): string | null {
  const { data, error } = destination.safeParse(ownPath(pathname));
  if (!error) return data;
  const issues = error.issues.map(({ message }) => ({ field: "pathname", message }));
  throw new AppError("ERROR_DATA_SUBMIT_IS_INVALID", { field: "pathname", issues });
}

/** The tree has two levels: groups at the top, pages at the top or in a group. */
async function checkPlace(db: Db, feature: Pick<Feature, "pathname" | "parentId"> & { id?: number }): Promise<void> {
  if (feature.pathname !== null && feature.id !== undefined) {
    const children = await db.feature.count({ where: { parentId: feature.id } });
    if (children > 0) throw new AppError("ERROR_IN_USE", { field: "pathname", usedBy: [{ path, count: children }] });
  }
  if (feature.parentId === null) return;
  const parent = await db.feature.findUnique({ where: { id: feature.parentId }, select: { pathname: true } });
  if (!parent) throw new AppError("ERROR_FUNCTION_NOT_FOUND", { field: "parentId" });
  if (feature.pathname === null || parent.pathname !== null || feature.parentId === feature.id) {
    throw new AppError("ERROR_DATA_SUBMIT_IS_INVALID", { field: "parentId" });
  }
}

/** Removes permissions for actions that a page no longer has. */
async function clearSenseless(db: Db, feature: Feature): Promise<void> {
  for (const action of actions) {
    if (feature[action] && feature.pathname !== null) continue;
    const cleared = action === "view" || feature.pathname === null ? noFlags : { [action]: false };
    await db.permission.updateMany({ where: { featureId: feature.id }, data: cleared });
  }
}

/** Inserts a feature among its siblings and closes the gap at its old place. */
async function settle(db: Db, id: number, location: number, from?: number | null): Promise<Feature> {
  const { parentId } = await db.feature.findUniqueOrThrow({ where: { id }, select: { parentId: true } });
  await renumberSiblings(db, parentId, { id, location });
  if (from !== undefined && from !== parentId) await renumberSiblings(db, from);
  return db.feature.findUniqueOrThrow({ where: { id }, select });
}

async function renumberSiblings(db: Db, parentId: number | null, placed?: { id: number; location: number }): Promise<void> {
  const siblings = await db.feature.findMany({
    where: { parentId },
    select: { id: true, location: true },
    orderBy: [{ location: "asc" }, { id: "asc" }],
  });
  const order = siblings.filter(({ id }) => id !== placed?.id);
  const own = siblings.find(({ id }) => id === placed?.id);
  if (placed && own) order.splice(placed.location - 1, 0, own);
  for (const [index, { id, location }] of order.entries())
    if (location !== index + 1) await db.feature.update({ where: { id }, data: { location: index + 1 } });
}
