import { TRPCError } from "@trpc/server";
import { beforeEach, describe, expect, test } from "vitest";
import { type Action, type AdminPath, actions, adminPages, isAdminPath } from "~/features/registry";
import { loadActor } from "~/server/auth/actor";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { may, roleIds } from "~/server/permissions";
import { appRouter } from "~/server/root";
import { buildUser, callerAs, callerOf, grant } from "~/server/test-callers";
import { seedSystem } from "../../prisma/seed/system";

/** Everything that anyone may call. A new one is added here, and thought about twice. */
const publicProcedures = [
  "system.account.forgot",
  "system.account.resendConfirmation",
  "system.account.reset",
  "system.account.signIn",
  "system.account.signOut",
  "system.account.signUp",
  "system.account.verify",
];

type Guard = "public" | "session" | { path: AdminPath; action: Action };
type RoleName = keyof typeof roleIds;

// At run time a flat list, whatever its type says.
const procedures = Object.entries<unknown>(appRouter._def.procedures).map(([name, procedure]) => ({
  name,
  type: partOf(procedure, "_def", "type"),
  guard: guardOf(partOf(procedure, "_def", "meta", "guard")),
}));
const guarded = procedures.flatMap(({ name, type, guard }) => (typeof guard === "object" ? [{ name, type, ...guard }] : []));
const roles = Object.keys(roleIds).filter((name): name is RoleName => name in roleIds);

useTestDatabase();

describe("every procedure", () => {
  test.each(procedures)("$name says how it is guarded", ({ guard }) => {
    expect(guard).toBeDefined();
  });

  test("is public only if it stands in the list", () => {
    expect(procedures.flatMap(({ name, guard }) => (guard === "public" ? [name] : [])).sort()).toEqual(publicProcedures);
  });

  test("that is not public refuses whoever is not signed in, before it reads its input", async () => {
    for (const { name } of procedures.filter(({ guard }) => guard !== "public")) {
      expect([name, await refusal(await callerAs(null), name)]).toEqual([name, "ERROR_UNAUTHORIZED"]);
    }
  });

  test("of a page belongs to a page of the registry", () => {
    expect(guarded.filter(({ path }) => !isAdminPath(path))).toEqual([]);
  });

  test("that only looks wants view, and no other does", () => {
    for (const { name, type, action } of guarded) expect([name, type === "query"]).toEqual([name, action === "view"]);
  });
});

describe.each(roles)("%s", (role) => {
  beforeEach(() => seedSystem(database(), { email: "first@example.com", password: "secret1" }, new Date()));

  const mayOnPage = ({ group, actions: sensible }: (typeof adminPages)[number], action: Action) =>
    sensible.some((one) => one === action) && (role === "ADMIN" || (role === "MANAGER" && group !== "system"));

  test.each(adminPages)("starts on $path with the rights that the product gives it", async (page) => {
    const { sessionId } = await buildUser(role);
    const actor = await loadActor(database(), sessionId, new Date());
    for (const action of actions) {
      expect([action, actor && may(actor, page.path, action)]).toEqual([action, mayOnPage(page, action)]);
    }
  });

  test("is let through by exactly the procedures it has the flag for, and refused by the others before they read their input", async () => {
    const user = await buildUser(role);
    for (const { name, path, action } of guarded) {
      const page = adminPages.find((one) => one.path === path);
      const isOpen = page !== undefined && mayOnPage(page, action);
      expect([name, await refusal(await callerOf(user), name)]).toEqual([name, isOpen ? null : "ERROR_FORBIDDEN"]);
    }
  });
});

describe.each(adminPages.map(({ path }) => path))("on %s", (path) => {
  const own = guarded.filter((procedure) => procedure.path === path);

  test.each(actions)("the flag %s with view opens its procedures, and no other page's", async (action) => {
    const user = await buildUser("USER");
    await grant("USER", path, { view: true, add: false, edit: false, delete: false, [action]: true });
    const caller = await callerOf(user);
    for (const procedure of guarded) {
      const isOpen = own.includes(procedure) && (procedure.action === action || procedure.action === "view");
      expect([procedure.name, await refusal(caller, procedure.name)]).toEqual([
        procedure.name,
        isOpen ? null : "ERROR_FORBIDDEN",
      ]);
    }
  });

  test.each(actions)("an action that the page does not have is refused to all, administrators too: %s", async (missing) => {
    const people = [await buildUser("ADMIN"), await buildUser("USER")];
    await grant("USER", path, { view: true, add: true, edit: true, delete: true });
    await database().feature.update({ where: { pathname: path }, data: { [missing]: false } });
    for (const person of people) {
      const caller = await callerOf(person);
      for (const { name, action } of own) {
        const isRefused = (await refusal(caller, name)) === "ERROR_FORBIDDEN";
        expect([name, isRefused]).toEqual([name, action === missing || missing === "view"]);
      }
    }
  });

  test("every flag without view opens nothing", async () => {
    const user = await buildUser("USER");
    await grant("USER", path, { view: false, add: true, edit: true, delete: true });
    const caller = await callerOf(user);
    for (const { name } of own) expect([name, await refusal(caller, name)]).toEqual([name, "ERROR_FORBIDDEN"]);
  });
});

/**
 * How the guard of a procedure answers a call, whose input no procedure takes.
 * @returns the code of the refusal; null when the guard let the call through, to its input or to its result
 */
async function refusal(caller: object, name: string): Promise<string | null> {
  const call = partOf(caller, ...name.split("."));
  if (typeof call !== "function") throw new Error(`There is no procedure ${name}.`);
  try {
    await call(Symbol("no input"));
    return null;
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    return error.code === "BAD_REQUEST" ? null : error.message;
  }
}

function guardOf(guard: unknown): Guard | undefined {
  if (guard === "public" || guard === "session") return guard;
  const path = partOf(guard, "path");
  const action = actions.find((one) => one === partOf(guard, "action"));
  return typeof path === "string" && isAdminPath(path) && action ? { path, action } : undefined;
}

function partOf(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((part, key) => (isContainer(part) ? Reflect.get(part, key) : undefined), value);
}

function isContainer(value: unknown): value is object {
  return (typeof value === "object" || typeof value === "function") && value !== null;
}
