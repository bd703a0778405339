import { readdirSync } from "node:fs";
import path from "node:path";
import { TRPCError } from "@trpc/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Action, actions, adminPages, type Flags, isAdminPath } from "~/features/registry";
import { type RoleName, roleIds } from "~/lib/accounts";
import { loadActor } from "~/server/auth/actor";
import { may } from "~/server/auth/permissions";
import { sessionCookie } from "~/server/auth/session";
import { proceduresOf } from "~/server/crud/procedures";
import { callerAs, contextOf } from "~/server/crud/test-callers";
import { database, openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import type { guardedRoute } from "~/server/http/guarded-route";
import { appRouter, createCaller } from "~/server/root";
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
  "contact/[token]/[key] GET": "opens by the token of a private link",
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

  test("deletes the cookies of a session that has ended, unless public", async () => {
    const ended = new Headers({ cookie: "token=ended; staff=1" });
    for (const { name } of procedures.filter(({ guard }) => guard !== "public")) {
      const context = { ...(await contextOf(null)), headers: ended };
      expect([name, await refusal(createCaller(context), name)]).toEqual([name, "ERROR_UNAUTHORIZED"]);
      const deleted = [expect.stringMatching(/^token=; Max-Age=0;/), expect.stringMatching(/^staff=; Max-Age=0;/)];
      expect([name, context.resHeaders.getSetCookie()]).toEqual([name, deleted]);
    }
  });

  test("names a page of the registry, when guarded by a page", () => {
    expect(guarded.filter(({ path }) => !isAdminPath(path))).toEqual([]);
  });

  test("requires the view flag exactly when it is a query", () => {
    for (const { name, type, action } of guarded) expect([name, type === "query"]).toEqual([name, action === "view"]);
  });
});

/** Procedures whose flag does not follow from their name. */
const flagsByName: Record<string, Action> = {
  // A submission waits beside a candidate, and is gone then.
  "career.submission.discard": "delete",
  // Many redirects are added by a file.
  "website.redirect.import": "add",
  // Templates are edited inside the page of messages, which has no New button.
  "website.replyTemplate.create": "edit",
  "career.letterTemplate.create": "edit",
};

test("a procedure that adds wants add, one that deletes wants delete, and any other that writes wants edit", () => {
  const wanted = (name: string): Action => {
    const verb = name.split(".").at(-1) ?? "";
    if (verb === "create") return "add";
    return ["delete", "restore", "erase"].includes(verb) ? "delete" : "edit";
  };
  const writing = guarded.filter(({ type }) => type === "mutation");
  const others = writing.filter(({ name, action }) => action !== wanted(name)).map(({ name, action }) => [name, action]);
  expect(Object.fromEntries(others)).toEqual(flagsByName);
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
    const cookieOf = async (role: RoleName) =>
      (await sessionCookie((await buildUser(role)).sessionId, new Headers())).replace(/;.*/, "");
    const [cookie, administrator] = [await cookieOf("USER"), await cookieOf("ADMIN")];
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
      const foreign = { cookie: administrator, origin: "https://evil.example" };
      if (method !== "GET") expect([name, await statusOf(foreign)]).toEqual([name, 403]);
    }
  });

  test("requires the view flag exactly when it only reads", async () => {
    for (const { name, method, handler } of await allHandlers()) {
      if (!isGuarded(handler)) continue;
      const { action, isReadOnly } = handler.guard;
      expect([name, method === "GET" || isReadOnly]).toEqual([name, action === "view"]);
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
});

/** These also need flags of a second page or the administrator's role, which their routers' tests check. */
const needingMore = ["system.outbox.resume", "system.person.erase", "system.person.preview"];

describe("every procedure of a page", () => {
  const everything = { view: true, add: true, edit: true, delete: true };
  const nothing = { view: false, add: false, edit: false, delete: false };

  /** Calls with these flags in place of those of the role. */
  const walkWith = async (flagsFor: (procedure: (typeof guarded)[number]) => ReadonlyMap<string, Flags>) => {
    const context = await contextOf((await buildUser("USER")).sessionId);
    if (!context.actor) throw new Error("The session has no actor.");
    const refusals: [name: string, code: string | null][] = [];
    for (const procedure of guarded) {
      const actor = { ...context.actor, flags: flagsFor(procedure) };
      refusals.push([procedure.name, await refusal(createCaller({ ...context, actor }), procedure.name)]);
    }
    return refusals;
  };

  test("refuses a person who has every flag of every page but its own, before it reads its input", async () => {
    const refusals = await walkWith(({ path, action }) => {
      const flags = adminPages.map((page): [string, Flags] => [page.path, everything]);
      return new Map([...flags, [path, { ...everything, [action]: false }]]);
    });
    expect(refusals.filter(([, code]) => code !== "ERROR_FORBIDDEN")).toEqual([]);
  });

  test("lets a person through who has its own flag and view on its page, and nothing else", async () => {
    const refusals = await walkWith(({ path, action }) => new Map([[path, { ...nothing, view: true, [action]: true }]]));
    expect(refusals.filter(([name, code]) => code !== null && !needingMore.includes(name))).toEqual([]);
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
