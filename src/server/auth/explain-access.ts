import { type Action, actions, type Flags } from "~/features/registry";
import { roleIds } from "~/lib/accounts";
import { flagsOf, granted } from "~/server/auth/actor";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/platform/errors";
import { may } from "./permissions";

/** Reason why an action is allowed or refused: administrator, permission row, no row, not offered by the page, or needs view. */
export type AccessReason = "admin" | "row" | "noRow" | "notOffered" | "needsView";

type Row = Flags & {
  roleId: number;
  roleName: string;
  nameEn: string;
  nameVi: string;
  pathname: string;
  offered: Flags;
  permission: Flags | null;
};

/** Explains a role's permissions on each page, in the order of the menu. @throws ERROR_ROLE_NOT_FOUND */
export async function explainAccess(db: Db, roleId: number) {
  const rows = await db.$queryRaw<Row[]>`
    SELECT r."id" AS "roleId", r."name" AS "roleName", f."nameEn", f."nameVi", f."pathname",
      ${granted("view")} AS "view", ${granted("add")} AS "add", ${granted("edit")} AS "edit", ${granted("delete")} AS "delete",
      jsonb_build_object('view', f."view", 'add', f."add", 'edit', f."edit", 'delete', f."delete") AS "offered",
      CASE WHEN p."id" IS NOT NULL THEN
        jsonb_build_object('view', p."view", 'add', p."add", 'edit', p."edit", 'delete', p."delete") END AS "permission"
    FROM "Role" r
      JOIN "Feature" f ON f."pathname" IS NOT NULL
      LEFT JOIN "Feature" menu ON menu."id" = f."parentId"
      LEFT JOIN "Permission" p ON p."roleId" = r."id" AND p."featureId" = f."id"
    WHERE r."id" = ${roleId}
    ORDER BY menu."location", f."location", f."id"`;
  const [first] = rows;
  if (!first) throw new AppError("ERROR_ROLE_NOT_FOUND");
  const role = { id: first.roleId, name: first.roleName };
  const rights = { role, flags: flagsOf(rows) };
  const pages = rows.map(({ nameEn, nameVi, pathname, offered, permission }) => {
    const answer = (action: Action) => ({
      isAllowed: may(rights, pathname, action),
      reason: reasonOf(role.id, offered, permission, action),
    });
    const [view, add, edit, remove] = actions;
    return { nameEn, nameVi, pathname, view: answer(view), add: answer(add), edit: answer(edit), delete: answer(remove) };
  });
  return { role, pages };
}

function reasonOf(roleId: number, offered: Flags, permission: Flags | null, action: Action): AccessReason {
  if (!offered[action]) return "notOffered";
  if (roleId === roleIds.ADMIN) return "admin";
  if (!permission) return "noRow";
  return permission[action] && !permission.view ? "needsView" : "row";
}
