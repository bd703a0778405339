import { randomBytes } from "node:crypto";
import { type Action, actions, adminPages, registry } from "~/features/registry";
import type { PrismaClient } from "~/generated/prisma/client";
import { roleIds } from "~/lib/accounts";
import { iconNames } from "~/lib/icon-names";
import { hashPassword } from "~/server/auth/password";
import type { Db } from "~/server/db/client";
import { fillingOptions } from "~/server/db/limits";
import en from "../../messages/en.json";
import vi from "../../messages/vi.json";

type FirstAdministrator = { email: string; password?: string | undefined };

/** Created administrator. `newPassword` is null when the password was configured: then it is not printed. */
type MadeAdministrator = { email: string; newPassword: string | null };

/**
 * Updates every site's basics to the code: built-in roles, a feature with initial permissions for each page of the registry, and
 * the first administrator. Idempotent: runs at every start.
 * @param administrator first account of a site without users; default password: a random one
 * @returns credentials of the administrator created by this call, to be printed once; null when the site had users
 */
export async function seedSystem(
  db: PrismaClient,
  administrator: FirstAdministrator,
  now: Date,
): Promise<MadeAdministrator | null> {
  return db.$transaction(async (tx) => {
    await seedRoles(tx);
    await seedFeatures(tx);
    return seedAdministrator(tx, administrator, now);
  }, fillingOptions);
}

async function seedRoles(db: Db): Promise<void> {
  const roles = Object.entries(roleIds).map(([name, id]) => ({ id, name, builtIn: true }));
  const { count } = await db.role.createMany({ data: roles, skipDuplicates: true });
  // Rows with explicit ids do not advance the sequence.
  if (count > 0) await db.$executeRaw`SELECT setval(pg_get_serial_sequence('"Role"', 'id'), (SELECT max("id") FROM "Role"))`;
}

async function seedFeatures(db: Db): Promise<void> {
  const known = await db.feature.findMany({
    select: { pathname: true, parentId: true, view: true, add: true, edit: true, delete: true },
  });
  const parents = new Map(known.map(({ pathname, parentId }) => [pathname, parentId]));
  for (const section of registry) {
    const missing = section.pages.filter(({ path }) => !parents.has(path));
    // Finds a group by its pages, since it may have been renamed.
    const sibling = section.pages.map(({ path }) => parents.get(path)).find((id) => typeof id === "number");
    const parentId = section.group === null ? null : (sibling ?? (await createGroup(db, section)));
    for (const page of missing) await createPage(db, section.group, parentId, page);
  }
  await orderMenu(db);
  // The code defines the actions of built-in pages: every role, even administrators, is refused any other.
  for (const { path, actions: sensible } of adminPages) {
    const offered = flags(sensible);
    const row = known.find(({ pathname }) => pathname === path);
    if (row && actions.some((action) => row[action] !== offered[action])) {
      await db.feature.update({ where: { pathname: path }, data: offered });
    }
  }
  // Icons that are no longer shipped would make a save of their feature fail.
  await db.feature.updateMany({ where: { icon: { notIn: [...iconNames] } }, data: { icon: "circle" } });
}

/** Orders the menu as the registry does, except groups in which an administrator moved or added something. */
async function orderMenu(db: Db): Promise<void> {
  const rows = await db.feature.findMany({
    select: { id: true, pathname: true, parentId: true, location: true, moved: true, builtIn: true },
  });
  const order = registry.flatMap(({ group, pages }) => {
    const features = pages.flatMap(({ path }) => rows.find(({ pathname }) => pathname === path) ?? []);
    const groupId = group === null ? null : features.find(({ parentId }) => parentId !== null)?.parentId;
    return [...(typeof groupId === "number" ? [groupId] : []), ...features.map(({ id }) => id)];
  });
  for (const parentId of new Set(rows.map((row) => row.parentId))) {
    const siblings = rows.filter((row) => row.parentId === parentId);
    if (siblings.some(({ id, moved, builtIn }) => moved || !builtIn || !order.includes(id))) continue;
    siblings.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    for (const [index, { id, location }] of siblings.entries()) {
      if (location !== index + 1) await db.feature.update({ where: { id }, data: { location: index + 1 } });
    }
  }
}

type Section = (typeof registry)[number];
type Page = Section["pages"][number];

async function createGroup(db: Db, { group, icon }: Exclude<Section, { group: null }>): Promise<number> {
  const { id } = await db.feature.create({
    data: {
      nameEn: en.features.groups[group],
      nameVi: vi.features.groups[group],
      icon,
      location: await nextLocation(db, null),
      ...flags([]),
      builtIn: true,
    },
    select: { id: true },
  });
  return id;
}

async function createPage(
  db: Db,
  group: string | null,
  parentId: number | null,
  { path, icon, actions: sensible }: Page,
): Promise<void> {
  const name = pageName(path);
  await db.feature.create({
    data: {
      nameEn: en.features[name],
      nameVi: vi.features[name],
      pathname: path,
      icon,
      parentId,
      location: await nextLocation(db, parentId),
      ...flags(sensible),
      builtIn: true,
      // Administrators need no rows; managers start with everything but the system; other roles with nothing.
      ...(group !== "system" && { permissions: { create: { roleId: roleIds.MANAGER, ...flags(sensible) } } }),
    },
  });
}

async function nextLocation(db: Db, parentId: number | null): Promise<number> {
  const { _max } = await db.feature.aggregate({ where: { parentId }, _max: { location: true } });
  return (_max.location ?? 0) + 1;
}

/** Returns the last part of a page's path, its key in the messages. */
function pageName(path: string): Exclude<keyof typeof en.features, "groups"> {
  const name = path.slice("/admin/".length);
  if (!isPageName(name)) throw new Error(`The messages have no features.${name}.`);
  return name;
}

function isPageName(name: string): name is ReturnType<typeof pageName> {
  return name !== "groups" && name in en.features;
}

function flags(granted: readonly Action[]): Record<Action, boolean> {
  return {
    view: granted.includes("view"),
    add: granted.includes("add"),
    edit: granted.includes("edit"),
    delete: granted.includes("delete"),
  };
}

async function seedAdministrator(
  db: Db,
  { email, password: configured }: FirstAdministrator,
  now: Date,
): Promise<MadeAdministrator | null> {
  if ((await db.user.count()) > 0) return null;
  const password = configured ?? randomBytes(12).toString("base64url");
  await db.user.create({
    data: {
      name: "Administrator",
      email: email.toLowerCase(),
      // The cost of every account: another one would reveal by timing which address is the administrator's.
      passwordHash: await hashPassword(password),
      roleId: roleIds.ADMIN,
      verifiedAt: now,
      approvedAt: now,
    },
  });
  return { email: email.toLowerCase(), newPassword: configured === undefined ? password : null };
}
