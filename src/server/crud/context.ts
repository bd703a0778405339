import { loadActor } from "~/server/auth/actor";
import { keepAlive, sessionOf, tokenOf } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { toAppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";
import { setDeadSession, setPerson } from "~/server/platform/request-context";
import { clientIp } from "~/server/request/origin";
import type { Context } from "./trpc";

/** Creates the context of procedures and guarded routes. @param resHeaders receive renewed cookies @throws ERROR_UNAVAILABLE */
export async function createContext({ headers, resHeaders }: { headers: Headers; resHeaders: Headers }): Promise<Context> {
  const db = database();
  const now = new Date();
  const session = await sessionOf(headers);
  const actor = session && (await loadActor(db, session.id, now).catch(refuse));
  if (actor) setPerson(actor.id);
  else if (tokenOf(headers) !== null) setDeadSession();
  if (session && actor) await keepAlive(db, session, { headers, resHeaders, now }).catch(refuse);
  return { db, actor, headers, resHeaders, ip: clientIp(headers), now };
}

function refuse(error: unknown): never {
  const appError = toAppError(error);
  if (appError && appError !== error) log.warn("The session could not be read", error);
  throw appError ?? error;
}
