import { initTRPC } from "@trpc/server";
import superjson from "superjson";
import { ZodError, z } from "zod";
import type { Action, AdminPath } from "~/features/registry";
import { actions } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { codeOfStatus, type ErrorCode } from "~/lib/codes";
import { validationMessage } from "~/lib/validation-message";
import { type Actor, checkSessionState, may, type SessionState } from "~/server/auth/permissions";
import { reportRefusedPermission } from "~/server/auth/refused-permissions";
import { clearDeadSession } from "~/server/auth/session";
import type { EntityMeta } from "~/server/crud/entities";
import type { database } from "~/server/db/client";
import { AppError, type ErrorDetails, toAppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";
import type { AnswerBudget } from "./answer-budget";
import { readCallInput } from "./call-input";

// The messages of all schemas are message keys; see lib/validation-message.ts.
z.config({ customError: validationMessage });

export type Context = {
  db: ReturnType<typeof database>;
  actor: Actor | null;
  headers: Headers;
  resHeaders: Headers;
  /** Client address, as far as the proxies in front are trusted. */
  ip: string;
  now: Date;
  /** Bounds the queries that a client sends in one request. */
  answers?: AnswerBudget;
};

/** Data that tests and routes read of a procedure without calling it. */
export type Meta = {
  /** A test checks that every procedure has exactly one guard. */
  guard: "public" | "session" | { path: AdminPath; action: Action };
  /** Session states in which the procedure still works; see `checkSessionState`. */
  worksWhile?: readonly SessionState[];
  /** Sortable columns, filters and table of a list and its export. */
  sort?: readonly string[];
  filter?: z.ZodType & { shape: Readonly<Record<string, z.ZodType>> };
  table?: Prisma.ModelName;
  entity?: EntityMeta;
};

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer: { input: { serialize: superjson.serialize, deserialize: readCallInput }, output: superjson },
    errorFormatter: ({ shape, error }) => {
      const { stack: _, ...data } = shape.data;
      const details = describe(error.cause ?? error);
      // Messages of tRPC and of unexpected errors may name tables and files: they are only logged.
      const code = details.error ?? codeOfStatus(data.httpStatus);
      return { ...shape, message: code, data: { ...data, ...details, error: code } };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Base of every procedure: answers 503, not 500, when the database is away. */
const procedure = t.procedure.use(async ({ path, ctx, type, meta, next }) => {
  if (ctx.actor && meta?.guard !== "public") checkSessionState(ctx.actor, type === "mutation", meta?.worksWhile);
  // A mutation comes alone, and has been committed when its answer is counted.
  const budget = type === "query" ? ctx.answers : undefined;
  const result = await (budget?.run(next, (answer) => answer.ok && answer.data) ?? next());
  if (result.ok) return result;
  reportRefusedPermission(result.error, path);
  const { cause } = result.error;
  const unavailable = toAppError(cause);
  if (!unavailable) return result;
  log.warn(`${path} could not be answered`, cause);
  throw unavailable;
});

/** Has no guard. `guards.test.ts` lists all public procedures. */
export const publicProcedure = procedure.meta({ guard: "public" });

export const sessionProcedure = procedure
  .meta({ guard: "session" })
  .use(({ ctx, next }) => next({ ctx: { actor: signedIn(ctx) } }));

/** Builds procedures for the flags of a page; guards run before the input is read. @throws ERROR_UNAUTHORIZED, ERROR_FORBIDDEN */
export function guarded(path: AdminPath) {
  const on = (action: Action) =>
    procedure.meta({ guard: { path, action } }).use(({ ctx, next }) => {
      const actor = signedIn(ctx);
      if (!may(actor, path, action)) throw new AppError("ERROR_FORBIDDEN");
      return next({ ctx: { actor } });
    });
  const [view, add, edit, remove] = actions;
  return { view: on(view), add: on(add), edit: on(edit), delete: on(remove) };
}

/** Requires another permission, for a procedure that concerns two pages. @throws ERROR_FORBIDDEN without it */
export function alsoNeeds(path: AdminPath, action: Action) {
  return t.middleware(({ ctx, next }) => {
    if (!may(signedIn(ctx), path, action)) throw new AppError("ERROR_FORBIDDEN");
    return next();
  });
}

function signedIn(ctx: Context): Actor {
  if (ctx.actor) return ctx.actor;
  clearDeadSession(ctx.resHeaders, ctx.headers);
  throw new AppError("ERROR_UNAUTHORIZED");
}

type Description = ErrorDetails & { error?: ErrorCode };

/** Builds the part of an error that clients see: a code to translate and messages for fields, never a stack. */
function describe(error: unknown): Description {
  if (error instanceof AppError) return { error: error.appCode, ...error.details };
  if (error instanceof ZodError) {
    return { error: "ERROR_DATA_SUBMIT_IS_INVALID", issues: fieldIssues(error) };
  }
  return {};
}

export function fieldIssues(error: ZodError): { field: string; message: string }[] {
  return error.issues.map(({ path, message }) => ({ field: (path[0] === "data" ? path.slice(1) : path).join("."), message }));
}
