import { type Action, actions, type Flags, sameFlags } from "~/features/registry";
import { inParts } from "~/lib/in-parts";
import { may } from "~/server/auth/permissions";
import { checkRank } from "~/server/auth/rank";
import type { WriteContext } from "~/server/crud/entity";
import { type Changes, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";
import type { PermissionChange } from "./schema";

export const CELLS_AT_ONCE = 100;

export type NamedPermissionChange = PermissionChange & { role: string; pathname: string };

/**
 * Stores and logs changed cells. Prevents privilege escalation: the actor can't grant rights that they lack, nor change a role
 * with more rights, as that would bring its members within reach. @throws ERROR_FORBIDDEN
 */
export async function storePermissions(
  db: Db,
  { actor, ip }: Pick<WriteContext, "actor" | "ip">,
  changes: NamedPermissionChange[],
): Promise<void> {
  const changed = changes.filter(({ before, after }) => !sameFlags(before, after));
  if (changed.length === 0) return;
  const roles = [...new Set(changed.map(({ roleId }) => roleId))];
  // Otherwise the comparison would miss a right granted at the same moment.
  await lockRows(db, "Role", roles);
  await checkRank(db, actor, roles);
  const isMoreThanOwn = changed.some(({ pathname, after }) =>
    actions.some((action) => after[action] && !may(actor, pathname, action)),
  );
  if (isMoreThanOwn) throw new AppError("ERROR_FORBIDDEN");
  for (const part of inParts(changed, CELLS_AT_ONCE)) {
    await db.permission.deleteMany({ where: { OR: cellsOf(part) } });
    await db.permission.createMany({ data: part.map(({ roleId, featureId, after }) => ({ ...after, roleId, featureId })) });
  }
  await recordActivity(db, { actor, ip, action: "permissions", path: "/admin/feature", changes: described(changed) });
}

export function cellsOf(changes: PermissionChange[]) {
  return changes.map(({ roleId, featureId }) => ({ roleId, featureId }));
}

/** Describes changes for the activity log: `{ "MANAGER /admin/news": [["view"], ["view", "edit"]] }`. */
function described(changes: NamedPermissionChange[]): Changes {
  const granted = (flags: Flags): Action[] => actions.filter((action) => flags[action]);
  return Object.fromEntries(
    changes.map(({ role, pathname, before, after }) => [`${role} ${pathname}`, [granted(before), granted(after)]]),
  );
}
