import { type ActivityAction, unversionedActions } from "~/lib/activity-actions";
import type { Db } from "~/server/db/client";

/** A value of the log. Not Prisma's type: clients see it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type Changes = Record<string, [before: Json, after: Json]>;

export type ActivityEntry = {
  actor: { id: number; name: string } | null;
  ip: string | null;
  action: ActivityAction;
  path: string;
  record?: { id: number; name: string; version: number };
  changes?: Changes;
};

export async function recordActivity(db: Db, ...entries: ActivityEntry[]): Promise<void> {
  await db.activity.createMany({
    data: entries.map(({ actor, ip, action, path, record, changes = {} }) => ({
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? "",
      action,
      path,
      recordId: record?.id ?? null,
      recordName: record?.name ?? null,
      version: record?.version ?? null,
      changes,
      ip,
    })),
  });
}

/**
 * The fields of a record that changed after one of its versions.
 * @returns "unknown" when the log has a gap there: then any of them may have
 */
export async function fieldsTouchedSince(
  db: Db,
  path: string,
  recordId: number,
  since: number,
  now: number,
): Promise<Set<string> | "unknown"> {
  const later = await db.activity.findMany({
    where: { path, recordId, version: { gt: since, lte: now }, action: { notIn: [...unversionedActions] } },
    select: { version: true, changes: true },
  });
  if (new Set(later.map((entry) => entry.version)).size !== now - since) return "unknown";
  return new Set(later.flatMap(({ changes }) => Object.keys(changes ?? {})));
}

/**
 * Which of the fields that a save sets differ from before, judged by their JSON: none, when it sets none.
 * @param before the record as it was; empty for a new one
 * @param set the fields that are set
 */
export function changesBetween(before: object, set: object): Changes {
  const was = new Map(Object.entries(before));
  const changes: Changes = {};
  for (const [field, value] of Object.entries(set)) {
    const pair: Changes[string] = [json(was.get(field)), json(value)];
    if (JSON.stringify(pair[0]) !== JSON.stringify(pair[1])) changes[field] = pair;
  }
  return changes;
}

/** A value of which the log says only that it changed. */
const withheld: Changes[string] = [null, null];
/** Longer values are left out of a brief entry: characters of JSON. */
const MAX_BRIEF_VALUE = 1000;

/**
 * The changes of a record that is deleted: every field that had a value loses it.
 * @param isBrief leaves long values out; they are in the entries of the saves that wrote them
 */
export function changesOfDelete(record: object, { isBrief }: { isBrief: boolean }): Changes {
  const changes = changesBetween(record, Object.fromEntries(Object.keys(record).map((field) => [field, null])));
  if (!isBrief) return changes;
  const long = Object.keys(changes).filter((field) => JSON.stringify(changes[field]).length > MAX_BRIEF_VALUE);
  return withhold(changes, long);
}

export function withhold(changes: Changes, fields: readonly string[]): Changes {
  const kept = Object.entries(changes).map(([field, values]) => [field, fields.includes(field) ? withheld : values]);
  return Object.fromEntries(kept);
}

/**
 * Takes personal data out of the activity log: the names of these records, every value that was logged of them, and the
 * addresses that visitors came from. Who did what and when stays, and so do the names of the fields: `fieldsTouchedSince` and a restored backup still know what was changed.
 * To be called in the transaction that deletes the records, after its own entry: a crash then leaves both or neither.
 * @param path the back-office page that the records belong to
 */
export async function eraseFromLog(db: Db, path: string, ids: number[]): Promise<void> {
  await db.$executeRaw`
    UPDATE "Activity" SET "recordName" = NULL, "ip" = CASE WHEN "actorId" IS NOT NULL THEN "ip" END, "changes" = (
      SELECT coalesce(jsonb_object_agg("field", '[null, null]'::jsonb), '{}') FROM jsonb_object_keys("changes") AS "field"
    )
    WHERE "path" = ${path} AND "recordId" = ANY(${ids})`;
}

function json(value: unknown): Json {
  return value === undefined || value === null ? null : JSON.parse(JSON.stringify(value));
}
