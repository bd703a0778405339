import { randomBytes } from "node:crypto";
import { type Action, actions, adminPages, registry } from "~/features/registry";
import type { PrismaClient } from "~/generated/prisma/client";
import { roleIds } from "~/lib/accounts";
import { iconNames } from "~/lib/icon-names";
import { hashPassword } from "~/server/auth/password";
import type { Db } from "~/server/db/client";
import en from "../../messages/en.json";
import vi from "../../messages/vi.json";

type FirstAdministrator = { email: string; password?: string | undefined };

/** The administrator that was made. `newPassword` is null where the password was given: then it is not printed. */
type MadeAdministrator = { email: string; newPassword: string | null };

/**
 * Brings what every site needs up to date with the code: the built-in roles, a feature for each page of the registry with its
 * first permissions, and the first administrator. Idempotent: it runs at every start.
 * @param administrator the first account of a site without users; without a password, a random one is made
 * @returns how to sign in as the administrator that this call made, to be printed once; null when the site had users already
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
  });
}

async function seedRoles(db: Db): Promise<void> {
  const roles = Object.entries(roleIds).map(([name, id]) => ({ id, name, builtIn: true }));
  const { count } = await db.role.createMany({ data: roles, skipDuplicates: true });
  // Rows with an id of their own leave the sequence where it was.
  if (count > 0) await db.$executeRaw`SELECT setval(pg_get_serial_sequence('"Role"', 'id'), (SELECT max("id") FROM "Role"))`;
}

async function seedFeatures(db: Db): Promise<void> {
  const known = await db.feature.findMany({
    select: { pathname: true, parentId: true, view: true, add: true, edit: true, delete: true },
  });
  const parents = new Map(known.map(({ pathname, parentId }) => [pathname, parentId]));
  for (const section of registry) {
    const missing = section.pages.filter(({ path }) => !parents.has(path));
    // A group may have been renamed: it is found by the pages that are in it.
    const sibling = section.pages.map(({ path }) => parents.get(path)).find((id) => typeof id === "number");
    const parentId = section.group === null ? null : (sibling ?? (await createGroup(db, section)));
    for (const page of missing) await createPage(db, section.group, parentId, page);
  }
  await orderMenu(db);
  // The code defines which actions a built-in page has: others are refused to every role, administrators too.
  for (const { path, actions: sensible } of adminPages) {
    const offered = flags(sensible);
    const row = known.find(({ pathname }) => pathname === path);
    if (row && actions.some((action) => row[action] !== offered[action])) {
      await db.feature.update({ where: { pathname: path }, data: offered });
    }
  }
  // An icon that is no longer shipped was drawn as a circle; a save of its feature would be refused.
  await db.feature.updateMany({ where: { icon: { notIn: [...iconNames] } }, data: { icon: "circle" } });
}

/** Puts the menu in the order of the registry, but for groups in which an administrator has moved or added something. */
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
      // An administrator needs no rows; a manager starts with everything but the system; other roles with nothing.
      ...(group !== "system" && { permissions: { create: { roleId: roleIds.MANAGER, ...flags(sensible) } } }),
    },
  });
}

async function nextLocation(db: Db, parentId: number | null): Promise<number> {
  const { _max } = await db.feature.aggregate({ where: { parentId }, _max: { location: true } });
  return (_max.location ?? 0) + 1;
}

/** The last part of its path, under which the messages name it. */
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
  { email, password: given }: FirstAdministrator,
  now: Date,
): Promise<MadeAdministrator | null> {
  if ((await db.user.count()) > 0) return null;
  const password = given ?? randomBytes(12).toString("base64url");
  await db.user.create({
    data: {
      name: "Administrator",
      email: email.toLowerCase(),
      // As for every account: another cost would tell by its time which address is the administrator's.
      passwordHash: await hashPassword(password),
      roleId: roleIds.ADMIN,
      verifiedAt: now,
      approvedAt: now,
    },
  });
  return { email: email.toLowerCase(), newPassword: given === undefined ? password : null };
}
