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

/** Procedures that need no session. Add new ones deliberately. */
const publicProcedures = [
  "system.account.forgot",
  "system.account.resendConfirmation",
  "system.account.reset",
  "system.account.signIn",
  "system.account.signOut",
  "system.account.signUp",
  "system.account.verify",
];

/** Handlers of `app/api` without `guardedRoute`, each with its reason. */
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
/** Values for the dynamic segments of addresses: a page of the back office, and a key. */
const sampleParams = { page: "level", key: "a-key" };
const guarded = procedures.flatMap(({ name, type, guard }) => (typeof guard === "object" ? [{ name, type, ...guard }] : []));
const roles = Object.keys(roleIds).filter((name): name is RoleName => name in roleIds);

useTestDatabase();

describe("every procedure", () => {
  test("declares its guard", () => {
    expect(procedures.length).toBeGreaterThan(0);
    expect(procedures.flatMap(({ name, guard }) => (guard === undefined ? [name] : []))).toEqual([]);
  });

  test("is public only if listed here", () => {
    expect(procedures.flatMap(({ name, guard }) => (guard === "public" ? [name] : [])).sort()).toEqual(publicProcedures);
  });

  test("refuses visitors before it reads its input, unless public", async () => {
    for (const { name } of procedures.filter(({ guard }) => guard !== "public")) {
      expect([name, await refusal(await callerAs(null), name)]).toEqual([name, "ERROR_UNAUTHORIZED"]);
    }
  });

  test("names a page of the registry, when guarded by a page", () => {
    expect(guarded.filter(({ path }) => !isAdminPath(path))).toEqual([]);
  });

  test("requires the view flag exactly when it is a query", () => {
    for (const { name, type, action } of guarded) expect([name, type === "query"]).toEqual([name, action === "view"]);
  });
});

describe("every route handler of app/api", () => {
  const root = path.resolve("src/app/api");

  /** Lists the handlers that a file exports by method, each with its guard. */
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

  test("is guarded, or listed with its reason", async () => {
    const handlers = await allHandlers();
    const unguarded = handlers.filter(({ handler }) => !isGuarded(handler)).map(({ name }) => name);
    expect(unguarded.sort()).toEqual(Object.keys(unguardedHandlers).sort());
    expect(handlers.map(({ name }) => name)).toEqual(expect.arrayContaining(["export/[page] GET", "files POST"]));
  });

  test("refuses visitors, roles without the flag and other sites' pages before it reads the body", async () => {
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

  test("requires the view flag exactly when it only reads", async () => {
    for (const { name, method, handler } of await allHandlers()) {
      if (isGuarded(handler)) expect([name, method === "GET"]).toEqual([name, handler.guard.action === "view"]);
    }
  });
});

describe.each(roles)("%s", (role) => {
  beforeEach(() => seedSystem(openClient(), { email: "first@example.com", password: "secret1" }, new Date()));

  const mayOnPage = ({ group, actions: sensible }: (typeof adminPages)[number], action: Action) =>
    sensible.some((one) => one === action) && (role === "ADMIN" || (role === "MANAGER" && group !== "system"));

  test("starts with its default permissions on each page", async () => {
    const { sessionId } = await buildUser(role);
    const actor = await loadActor(database(), sessionId, new Date());
    if (!actor) throw new Error("The session has no actor.");
    for (const page of adminPages) {
      const rights = actions.filter((action) => may(actor, page.path, action));
      expect([page.path, rights]).toEqual([page.path, actions.filter((action) => mayOnPage(page, action))]);
    }
  });

  test("may call exactly the procedures of its flags; the others refuse before they read their input", async () => {
    const user = await buildUser(role);
    for (const { name, path, action } of guarded) {
      const page = adminPages.find((one) => one.path === path);
      const isOpen = page !== undefined && mayOnPage(page, action);
      expect([name, await refusal(await callerOf(user), name)]).toEqual([name, isOpen ? null : "ERROR_FORBIDDEN"]);
    }
  });
});

/** These also need flags of a second page or the administrator's role: their routers' tests cover them. */
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

  test.each(actions)("an action that the page lacks is refused to everyone, also administrators: %s", async (missing) => {
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

  test("no flag opens anything without view", async () => {
    const user = await buildUser("USER");
    await grant("USER", path, { view: false, add: true, edit: true, delete: true });
    const caller = await callerOf(user);
    for (const { name } of own) expect([name, await refusal(caller, name)]).toEqual([name, "ERROR_FORBIDDEN"]);
  });
});

/**
 * Calls a procedure with an input that none accepts.
 * @returns the code of the guard's refusal; null when the guard let the call through
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
