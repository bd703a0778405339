import type { Action, Flags } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import { accountStatus, roleIds } from "~/lib/accounts";
import type { Db } from "~/server/db/client";
import type { Actor } from "~/server/permissions";

/** A row of the query below: the account, and its rights on one page; pathname is null while there are no features. */
type ActorRow = Omit<Actor, "sessionId" | "role" | "flags"> & { roleId: number; roleName: string } & (
    | ({ pathname: string } & Flags)
    | { pathname: null }
  );

/**
 * The user of a session, with role and permissions as they are now: a blocked account or a changed permission takes effect on
 * the next request. Every request asks this, so it is one query; Prisma's own would be five.
 * @param sessionId the id in the signed cookie
 * @returns null when the session has ended or expired, or its account is blocked
 */
export async function loadActor(db: Db, sessionId: string, now: Date): Promise<Actor | null> {
  const rows = await db.$queryRaw<ActorRow[]>`
    SELECT u."id", u."name", u."email", u."locale", u."layout"::text, u."theme"::text, r."id" AS "roleId", r."name" AS "roleName",
      f."pathname", ${granted("view")}, ${granted("add")}, ${granted("edit")}, ${granted("delete")}
    FROM "Session" s
      JOIN "User" u ON u."id" = s."userId"
      JOIN "Role" r ON r."id" = u."roleId"
      LEFT JOIN "Feature" f ON f."pathname" IS NOT NULL
      LEFT JOIN "Feature" menu ON menu."id" = f."parentId"
      LEFT JOIN "Permission" p ON p."roleId" = r."id" AND p."featureId" = f."id"
    WHERE s."id" = ${sessionId} AND s."expiresAt" > ${now} AND u."status" = ${accountStatus.ACTIVE}
    ORDER BY menu."location", f."location", f."id"
  `;
  const [first] = rows;
  if (!first) return null;
  const { id, name, email, locale, layout, theme, roleId, roleName } = first;
  const flags = new Map<string, Flags>();
  for (const row of rows) {
    if (row.pathname !== null) flags.set(row.pathname, { view: row.view, add: row.add, edit: row.edit, delete: row.delete });
  }
  return { id, name, email, locale, layout, theme, sessionId, role: { id: roleId, name: roleName }, flags };
}

/** Whether the page offers an action and the role has it: an administrator needs no row. */
function granted(action: Action): Prisma.Sql {
  const column = Prisma.raw(`"${action}"`);
  return Prisma.sql`f.${column} AND (r."id" = ${roleIds.ADMIN} OR coalesce(p.${column}, false)) AS ${column}`;
}
