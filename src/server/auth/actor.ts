import type { Action, Flags } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import { accountStatus, roleIds } from "~/lib/accounts";
import { defaultSettings } from "~/lib/default-settings";
import type { Db } from "~/server/db/client";
import type { Actor } from "./permissions";

type ActorRow = Omit<Actor, "sessionId" | "role" | "flags" | "viewingAs"> & {
  roleId: number;
  roleName: string;
  viewAsId: number | null;
  viewAsName: string | null;
} & (({ pathname: string } & Flags) | { pathname: null });

/**
 * Loads a session's user with current role and permissions, in one query as every request runs it. While viewing as another role,
 * a flag counts only if both roles have it. @returns null when the session or account is no longer valid
 */
export async function loadActor(db: Db, sessionId: string, now: Date): Promise<Actor | null> {
  const rows = await db.$queryRaw<ActorRow[]>`
    SELECT u."id", u."name", u."email", u."locale", u."layout"::text, u."theme"::text, u."singleKeys", u."foldedGroups",
      s."failedSignIns",
      ${lacksTwoStep} AS "mustSetUpTwoStep",
      r."id" AS "roleId", r."name" AS "roleName", v."id" AS "viewAsId", v."name" AS "viewAsName",
      f."pathname", ${inBothRoles("view")}, ${inBothRoles("add")}, ${inBothRoles("edit")}, ${inBothRoles("delete")}
    FROM "Session" s
      JOIN "User" u ON u."id" = s."userId"
      JOIN "Role" r ON r."id" = u."roleId"
      LEFT JOIN "Role" v ON v."id" = s."viewAsRoleId"
      LEFT JOIN "Feature" f ON f."pathname" IS NOT NULL
      LEFT JOIN "Feature" menu ON menu."id" = f."parentId"
      LEFT JOIN "Permission" p ON p."roleId" = r."id" AND p."featureId" = f."id"
      LEFT JOIN "Permission" vp ON vp."roleId" = v."id" AND vp."featureId" = f."id"
    WHERE s."id" = ${sessionId} AND ${isLive(now)}
    ORDER BY menu."location" NULLS FIRST, f."location", f."id"
  `;
  const [first] = rows;
  if (!first) return null;
  const { roleId, roleName, viewAsId, viewAsName, id, name, email, locale, layout, theme, singleKeys, foldedGroups, ...state } =
    first;
  const { mustSetUpTwoStep, failedSignIns } = state;
  const ownRole = { id: roleId, name: roleName };
  const viewingAs = viewAsId === null ? null : { id: viewAsId, name: viewAsName ?? "" };
  // Only an administrator takes over a whole role; others keep theirs with fewer flags.
  const role = viewingAs && ownRole.id === roleIds.ADMIN ? viewingAs : ownRole;
  const session = { sessionId, viewingAs, mustSetUpTwoStep, failedSignIns };
  return { id, name, email, locale, layout, theme, singleKeys, foldedGroups, role, ...session, flags: flagsOf(rows) };
}

/** Whether the user `u` with the role `r` must set up two-step sign-in before anything else. */
export const lacksTwoStep = Prisma.sql`r."needsTwoStep" AND u."totpEnabledAt" IS NULL`;

/** Whether the user `u` may sign in: neither blocked nor waiting for confirmation or approval, as in `signIn`. */
export const isAdmitted = Prisma.sql`u."status" = ${accountStatus.ACTIVE}
  AND (u."verifiedAt" IS NOT NULL OR (SELECT NOT "confirmEmail" FROM "Setting" WHERE "id" = 1))
  AND (u."approvedAt" IS NOT NULL OR (SELECT NOT "approveAccounts" FROM "Setting" WHERE "id" = 1))`;

/** Whether the session `s` of the user `u` has neither ended nor expired, and its account may still sign in. */
export function isLive(now: Date): Prisma.Sql {
  return Prisma.sql`s."expiresAt" > ${now} AND ${isAdmitted}
    AND s."createdAt" > ${now}::timestamptz - make_interval(days =>
      coalesce((SELECT "sessionDays" FROM "Setting" WHERE "id" = 1), ${defaultSettings.sessionDays}::int))`;
}

export function flagsOf(rows: readonly (({ pathname: string } & Flags) | { pathname: null })[]): Map<string, Flags> {
  return new Map(
    rows.flatMap((row): [string, Flags][] =>
      row.pathname === null ? [] : [[row.pathname, { view: row.view, add: row.add, edit: row.edit, delete: row.delete }]],
    ),
  );
}

export function granted(action: Action, role = Prisma.sql`r`, permission = Prisma.sql`p`): Prisma.Sql {
  const column = Prisma.raw(`"${action}"`);
  return Prisma.sql`(f.${column} AND (${role}."id" = ${roleIds.ADMIN} OR coalesce(${permission}.${column}, false)))`;
}

function inBothRoles(action: Action): Prisma.Sql {
  const viewed = granted(action, Prisma.sql`v`, Prisma.sql`vp`);
  return Prisma.sql`${granted(action)} AND (v."id" IS NULL OR ${viewed}) AS ${Prisma.raw(`"${action}"`)}`;
}

export async function loadAdministrator(db: Db): Promise<Actor | null> {
  const user = await db.user.findFirst({
    where: { roleId: roleIds.ADMIN, status: accountStatus.ACTIVE },
    select: {
      id: true,
      name: true,
      email: true,
      locale: true,
      layout: true,
      theme: true,
      singleKeys: true,
      foldedGroups: true,
      role: { select: { id: true, name: true } },
    },
    orderBy: { id: "asc" },
  });
  // An administrator needs no rows to have every right.
  return user && { ...user, sessionId: "", viewingAs: null, mustSetUpTwoStep: false, failedSignIns: 0, flags: new Map() };
}
