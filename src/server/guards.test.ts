import { readdirSync } from "node:fs";
import path from "node:path";
import { TRPCError } from "@trpc/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Action, actions, adminPages, isAdminPath } from "~/features/registry";
import { type RoleName, roleIds } from "~/lib/accounts";
import { loadActor } from "~/server/auth/actor";
import { may } from "~/server/auth/permissions";
import { sessionCookie } from "~/server/auth/session";
import { proceduresOf } from "~/server/crud/procedures";
import { buildUser, callerAs, callerOf, grant } from "~/server/crud/test-callers";
import { database, openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import type { guardedRoute } from "~/server/http/guarded-route";
import { appRouter } from "~/server/root";
import { seedSystem } from "../../prisma/seed/system";

/** The procedures that need no session. A new one is added here on purpose. */
const publicProcedures = [
  "system.account.forgot",
  "system.account.resendConfirmation",
  "system.account.reset",
  "system.account.signIn",
  "system.account.signOut",
  "system.account.signUp",
  "system.account.verify",
];

/** The handlers of `app/api` that are not guarded by `guardedRoute`, each with its reason. */
const unguardedHandlers: Record<string, string> = {
  "auth/[...nextauth] GET": "next-auth guards itself",
  "auth/[...nextauth] POST": "next-auth guards itself",
  "auth/login POST": "calls a procedure",
  "auth/logout POST": "calls a procedure",
  "auth/register POST": "calls a procedure",
  "edit-links GET": "its page is that of what the asked page shows; it checks the permission itself",
  "form-token GET": "says the time, signed, to any visitor",
  "my-data/[token]/[key] GET": "opens by the token of a private link",
  "permission/list-function GET": "calls a procedure",
  "preview GET": "also opens by a link with a token; without one it checks the permission itself",
  "search GET": "what visitors find",
  "trpc/[trpc] GET": "calls procedures",
  "trpc/[trpc] POST": "calls procedures",
  "user/info GET": "calls a procedure",
};

const procedures = proceduresOf(appRouter).map(({ name, type, meta }) => ({ name, type, guard: meta?.guard }));
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
/** What an address with parts in brackets is called with: a page of the back office, and a key. */
const sampleParams = { page: "level", key: "a-key" };
const guarded = procedures.flatMap(({ name, type, guard }) => (typeof guard === "object" ? [{ name, type, ...guard }] : []));
const roles = Object.keys(roleIds).filter((name): name is RoleName => name in roleIds);

useTestDatabase();

describe("every procedure", () => {
  test("says how it is guarded", () => {
    expect(procedures.length).toBeGreaterThan(0);
    expect(procedures.flatMap(({ name, guard }) => (guard === undefined ? [name] : []))).toEqual([]);
  });

  test("is public only if it is in the list", () => {
    expect(procedures.flatMap(({ name, guard }) => (guard === "public" ? [name] : [])).sort()).toEqual(publicProcedures);
  });

  test("that is not public refuses visitors before it reads its input", async () => {
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

describe("every route handler of app/api", () => {
  const root = path.resolve("src/app/api");

  /** What a file exports under the names of methods, with the guard of each. */
  async function handlersIn(file: string) {
    const handlers: Record<string, unknown> = await import(path.join(root, file));
    return methods.flatMap((method) => {
      const handler = handlers[method];
      return handler === undefined ? [] : [{ name: `${path.dirname(file)} ${method}`, method, handler }];
    });
  }

  async function allHandlers() {
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => path.basename(file) === "route.ts");
    return (await Promise.all(files.map(handlersIn))).flat();
  }

  test("is guarded, or is in the list with its reason", async () => {
    const handlers = await allHandlers();
    const unguarded = handlers.filter(({ handler }) => !isGuarded(handler)).map(({ name }) => name);
    expect(unguarded.sort()).toEqual(Object.keys(unguardedHandlers).sort());
    expect(handlers.map(({ name }) => name)).toEqual(expect.arrayContaining(["export/[page] GET", "files POST"]));
  });

  test("that is guarded refuses visitors, roles without a flag and pages of other sites before it reads the body", async () => {
    const { sessionId } = await buildUser("USER");
    const [cookie = ""] = (await sessionCookie(sessionId, new Headers())).split(";");
    for (const { name, method, handler } of await allHandlers()) {
      if (!isGuarded(handler)) continue;
      const statusOf = async (headers: Record<string, string>) => {
        const pull = vi.fn();
        const body = method === "GET" ? null : new ReadableStream({ pull }, { highWaterMark: 0 });
        const init = { method, headers: { host: "example.com", ...headers }, body, duplex: "half" };
        const { status } = await handler(new Request("http://example.com/", init), { params: Promise.resolve(sampleParams) });
        expect(pull).not.toHaveBeenCalled();
        return status;
      };
      const { guard } = handler;
      const isThere = typeof guard.path === "string" || guard.path(sampleParams) !== null;
      expect([name, await statusOf({}), await statusOf({ cookie })]).toEqual([name, 401, isThere ? 403 : 404]);
      if (method !== "GET") expect([name, await statusOf({ cookie, origin: "https://evil.example" })]).toEqual([name, 403]);
    }
  });

  test("that is guarded and only looks wants view, and no other does", async () => {
    for (const { name, method, handler } of await allHandlers()) {
      if (isGuarded(handler)) expect([name, method === "GET"]).toEqual([name, handler.guard.action === "view"]);
    }
  });
});

describe.each(roles)("%s", (role) => {
  beforeEach(() => seedSystem(openClient(), { email: "first@example.com", password: "secret1" }, new Date()));

  const mayOnPage = ({ group, actions: sensible }: (typeof adminPages)[number], action: Action) =>
    sensible.some((one) => one === action) && (role === "ADMIN" || (role === "MANAGER" && group !== "system"));

  test("starts on each page with the rights that the product gives it", async () => {
    const { sessionId } = await buildUser(role);
    const actor = await loadActor(database(), sessionId, new Date());
    if (!actor) throw new Error("The session has no actor.");
    for (const page of adminPages) {
      const rights = actions.filter((action) => may(actor, page.path, action));
      expect([page.path, rights]).toEqual([page.path, actions.filter((action) => mayOnPage(page, action))]);
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

/** They need flags of a second page too, or the administrator's role: the tests of their router walk these. */
const needingMore = ["system.outbox.resume", "system.person.erase", "system.person.preview"];
const ofOnePage = guarded.filter(({ name }) => !needingMore.includes(name));

describe.each(adminPages.map(({ path }) => path))("on %s", (path) => {
  const own = ofOnePage.filter((procedure) => procedure.path === path);

  test.each(actions)("the flag %s with view opens its procedures, and no other page's", async (action) => {
    const user = await buildUser("USER");
    await grant("USER", path, { view: true, add: false, edit: false, delete: false, [action]: true });
    const caller = await callerOf(user);
    for (const procedure of ofOnePage) {
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

function isGuarded(handler: unknown): handler is ReturnType<typeof guardedRoute<typeof sampleParams>> {
  return typeof handler === "function" && "guard" in handler;
}

function partOf(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((part, key) => (isContainer(part) ? Reflect.get(part, key) : undefined), value);
}

function isContainer(value: unknown): value is object {
  return (typeof value === "object" || typeof value === "function") && value !== null;
}
