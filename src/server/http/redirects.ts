import { Prisma } from "~/generated/prisma/client";

import type { Db } from "~/server/db/client";
import { runAfterAnswer } from "~/server/platform/after-answer";
import { processSingleton } from "~/server/platform/process-singleton";
import { matchingPaths, redirectLocation } from "./redirect-rules";

export type FoundRedirect = { status: 307 | 308; location: string };

/** Finds the redirect for a path. @param path canonical, see `publicUrl` @param search with its question mark */
export async function followRedirect(db: Db, path: string, search: string): Promise<FoundRedirect | null> {
  const paths = matchingPaths(path);
  const found = await db.redirect.findMany({
    where: { fromPath: { in: paths }, active: true },
    select: { id: true, fromPath: true, target: true, permanent: true },
  });
  const redirect = paths.flatMap((one) => found.filter(({ fromPath }) => fromPath === one))[0];
  if (!redirect) return null;
  countUse(db, redirect.id);
  const location = withQuery(redirectLocation(redirect, path), search);
  return { status: redirect.permanent ? 308 : 307, location };
}

/** Appends the query, and escapes non-ASCII characters, which headers can't hold. */
function withQuery(location: string, search: string): string {
  const base = "https://site.invalid";
  const url = new URL(location, base);
  if (url.search === "") url.search = search;
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}

type Uses = Map<number, number>;

const waiting = processSingleton("redirect-uses", (): { uses: Uses } => ({ uses: new Map() }));

/** Counts uses in memory: one statement per second writes them after the answers. */
function countUse(db: Db, id: number): void {
  const isFirst = waiting.uses.size === 0;
  waiting.uses.set(id, (waiting.uses.get(id) ?? 0) + 1);
  if (isFirst) runAfterAnswer("Counting the uses of redirects", () => writeUses(db));
}

async function writeUses(db: Db): Promise<void> {
  const { uses } = waiting;
  waiting.uses = new Map();
  const rows = [...uses].map(([id, count]) => Prisma.sql`(${id}::int, ${count}::int)`);
  await db.$executeRaw`
    UPDATE "Redirect" SET "uses" = "uses" + counted."count", "lastUsedAt" = now()
    FROM (VALUES ${Prisma.join(rows)}) AS counted ("id", "count") WHERE "Redirect"."id" = counted."id"`;
}
