import type { RoleName } from "~/lib/accounts";
import { loadActor } from "~/server/auth/actor";
import { database } from "~/server/db/client";
import { buildUser } from "~/server/db/test-records";
import { createCaller } from "~/server/root";
import type { Context } from "./trpc";

type Caller = ReturnType<typeof createCaller>;

export async function callerAs(role: RoleName | null): Promise<Caller> {
  return role === null ? createCaller(await contextOf(null)) : callerOf(await buildUser(role));
}

/** Calls procedures with an account, as one request: create a new caller after a change of role or flags. */
export async function callerOf(user: { sessionId: string }): Promise<Caller> {
  return createCaller(await contextOf(user.sessionId));
}

export async function contextOf(sessionId: string | null): Promise<Context> {
  const now = new Date();
  return {
    db: database(),
    actor: sessionId === null ? null : await loadActor(database(), sessionId, now),
    headers: new Headers({ host: "localhost:3000" }),
    resHeaders: new Headers(),
    ip: "127.0.0.1",
    now,
  };
}
