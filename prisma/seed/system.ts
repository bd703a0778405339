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
 * first permissions, and the first administrator. Leaves alone what is there, so it may run at every start.
 * @param administrator who becomes the first administrator of a site without users; without a password, a random one is made
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
    select: { id: true, pathname: true, parentId: true, view: true, add: true, edit: true, delete: true },
  });
  const rows = new Map(known.map((row) => [row.pathname, row]));
  // Backwards, so that what comes next in the menu is there already, and what is new goes before it.
  let nextGroup: number | null = null;
  for (const { group, icon, pages } of registry.toReversed()) {
    const here = pages.flatMap(({ path }) => rows.get(path) ?? []);
    // A group may have been renamed: it is found by the pages that are in it.
    const parentId: number =
      here.find((row) => row.parentId !== null)?.parentId ?? (await createGroup(db, group, icon, nextGroup));
    let next: number | null = null;
    for (const page of pages.toReversed()) {
      const row = rows.get(page.path);
      if (!row) next = await createPage(db, group, parentId, page, next);
      // A page that was moved to another group says nothing about the order of this one.
      else if (row.parentId === parentId) next = row.id;
    }
    nextGroup = parentId;
  }
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

async function createGroup(db: Db, group: keyof typeof en.features.groups, icon: string, nextId: number | null): Promise<number> {
  const { id } = await db.feature.create({
    data: {
      nameEn: en.features.groups[group],
      nameVi: vi.features.groups[group],
      icon,
      location: await placeBefore(db, null, nextId),
      ...flags([]),
      builtIn: true,
    },
    select: { id: true },
  });
  return id;
}

type Page = (typeof registry)[number]["pages"][number];

async function createPage(
  db: Db,
  group: string,
  parentId: number,
  { path, icon, actions: sensible }: Page,
  nextId: number | null,
): Promise<number> {
  const name = pageName(path);
  const { id } = await db.feature.create({
    data: {
      nameEn: en.features[name],
      nameVi: vi.features[name],
      pathname: path,
      icon,
      parentId,
      location: await placeBefore(db, parentId, nextId),
      ...flags(sensible),
      builtIn: true,
      // An administrator needs no rows; a manager starts with everything but the system; everyone else with nothing.
      ...(group !== "system" && { permissions: { create: { roleId: roleIds.MANAGER, ...flags(sensible) } } }),
    },
    select: { id: true },
  });
  return id;
}

/** Makes room among siblings before one of them. @param nextId null: after all of them @returns the free location */
async function placeBefore(db: Db, parentId: number | null, nextId: number | null): Promise<number> {
  if (nextId === null) {
    const { _max } = await db.feature.aggregate({ where: { parentId }, _max: { location: true } });
    return (_max.location ?? 0) + 1;
  }
  const { location } = await db.feature.findUniqueOrThrow({ where: { id: nextId }, select: { location: true } });
  await db.feature.updateMany({ where: { parentId, location: { gte: location } }, data: { location: { increment: 1 } } });
  return location;
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
      // As everyone's: another cost would tell by its time which address is the administrator's.
      passwordHash: await hashPassword(password),
      roleId: roleIds.ADMIN,
      verifiedAt: now,
      approvedAt: now,
    },
  });
  return { email: email.toLowerCase(), newPassword: given === undefined ? password : null };
}
