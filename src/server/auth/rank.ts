import { actions } from "~/features/registry";
import { roleIds } from "~/lib/accounts";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/platform/errors";
import { type Actor, checkAdministrator, isAdministrator, may } from "./permissions";

/** Prevents privilege escalation: refuses roles with more rights than the actor. @throws ERROR_FORBIDDEN */
export async function checkRank(db: Db, actor: Actor, roles: number[]): Promise<void> {
  if ((await rolesAbove(db, actor, roles)).size > 0) throw new AppError("ERROR_FORBIDDEN");
}

/** Returns those of the roles that have more rights than the actor. */
export async function rolesAbove(db: Db, actor: Actor, roles: number[]): Promise<Set<number>> {
  if (isAdministrator(actor)) return new Set();
  const permissions = await db.permission.findMany({
    where: { roleId: { in: roles }, view: true },
    select: { roleId: true, view: true, add: true, edit: true, delete: true, feature: { select: { pathname: true } } },
  });
  const above = permissions.filter(({ feature: { pathname }, ...flags }) =>
    actions.some((action) => pathname !== null && flags[action] && !may(actor, pathname, action)),
  );
  return new Set([...roles.filter((role) => role === roleIds.ADMIN), ...above.map(({ roleId }) => roleId)]);
}

/**
 * Lets only administrators take from an account the two-step sign-in that its role requires.
 * @param from role that the account had @param to its new role @throws ERROR_FORBIDDEN
 */
export async function checkTwoStepKept(db: Db, actor: Actor, from: number | undefined, to?: number): Promise<void> {
  if ((await needsTwoStep(db, from)) && !(await needsTwoStep(db, to))) checkAdministrator(actor);
}

async function needsTwoStep(db: Db, roleId: number | undefined): Promise<boolean> {
  return roleId !== undefined && (await db.role.count({ where: { id: roleId, needsTwoStep: true } })) > 0;
}
