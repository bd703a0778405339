import type { Prisma } from "~/generated/prisma/client";
import { type ActivityAction, unversionedActions } from "~/lib/activity-actions";
import { inParts } from "~/lib/in-parts";
import { fieldOf, type Item, isItemList, isSameJson } from "~/lib/items";
import type { Db } from "~/server/db/client";

/** A value of the log. Not Prisma's type: clients see it. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type Changes = Record<string, [before: Json, after: Json]>;

export type ActivityEntry = {
  actor: { id: number; name: string } | null;
  ip: string | null;
  action: ActivityAction;
  path: string;
  record?: { id: number; name: string; version: number };
  changes?: Changes;
};

const ENTRIES_AT_ONCE = 200;

export async function recordActivity(db: Db, ...entries: ActivityEntry[]): Promise<void> {
  for (const part of inParts(entries, ENTRIES_AT_ONCE)) {
    await db.activity.createMany({
      data: part.map(({ actor, ip, action, path, record, changes = {} }) => ({
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
}

/** The changes of one entry may hold the longest texts twice. */
const LONG_ENTRIES_AT_ONCE = 2;

/** Reads the changes of entries by version, a few entries at a time, until the caller has found what it needs. */
export async function* readChanges(db: Db, where: Prisma.ActivityWhereInput, order: "asc" | "desc") {
  const orderBy = [{ version: order }, { id: order }] satisfies Prisma.ActivityOrderByWithRelationInput[];
  const found = await db.activity.findMany({ where, select: { id: true }, orderBy });
  for (const part of inParts(found, LONG_ENTRIES_AT_ONCE)) {
    const ids = part.map(({ id }) => id);
    yield* await db.activity.findMany({ where: { id: { in: ids } }, select: { version: true, changes: true }, orderBy });
  }
}

/** Reads the names of the changed fields of entries. */
export async function readFieldNames(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>();
  for (const part of inParts(ids, LONG_ENTRIES_AT_ONCE)) {
    const rows = await db.$queryRaw<{ id: number; fields: string[] }[]>`
      SELECT "id", ARRAY(SELECT jsonb_object_keys("changes")) AS "fields" FROM "Activity" WHERE "id" = ANY(${part})`;
    for (const { id, fields } of rows) names.set(id, fields);
  }
  return names;
}

/** Finds the fields that changed after a version. @returns "unknown" if the log has a gap there */
export async function fieldsTouchedSince(
  db: Db,
  path: string,
  recordId: number,
  since: number,
  now: number,
): Promise<Set<string> | "unknown"> {
  const later = await db.activity.findMany({
    where: { path, recordId, version: { gt: since, lte: now }, action: { notIn: [...unversionedActions] } },
    select: { id: true, version: true },
  });
  if (new Set(later.map((entry) => entry.version)).size !== now - since) return "unknown";
  const names = await readFieldNames(
    db,
    later.map(({ id }) => id),
  );
  return new Set([...names.values()].flat());
}

/**
 * Finds the fields that a save changes, compared as JSON. A changed list of items is logged by item; see lib/items.ts.
 * @param before the stored record; empty for a new one
 */
export function changesBetween(before: object, set: object): Changes {
  const was = new Map(Object.entries(before));
  const changes: Changes = {};
  for (const [field, value] of Object.entries(set)) {
    const [old, now] = [json(was.get(field)), json(value)];
    if (isItemList(old) && isItemList(now)) Object.assign(changes, changesOfItems(field, old, now));
    else if (!isSameJson(old, now)) changes[field] = [old, now];
  }
  return changes;
}

/** An added or removed item is logged as a whole, a changed one by its flat fields. */
function changesOfItems(list: string, old: readonly Item[], now: readonly Item[]): Changes {
  const [oldIds, nowIds] = [old.map(({ id }) => id), now.map(({ id }) => id)];
  const changes: Changes = isSameJson(oldIds, nowIds) ? {} : { [list]: [oldIds, nowIds] };
  for (const id of new Set([...oldIds, ...nowIds])) {
    const name = `${list}.${id}`;
    const [was, is] = [old, now].map((items) => items.find((item) => item.id === id));
    if (was && is) Object.assign(changes, changesBetween(prefixed(name, was), prefixed(name, is)));
    else changes[name] = [json(was), json(is)];
  }
  return changes;
}

function prefixed(name: string, { id: _, ...fields }: Item): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));
}

/** Names the fields of the record that changed. */
export function fieldsOf(changes: Changes): string[] {
  return [...new Set(Object.keys(changes).map(fieldOf))];
}

const withheld: Changes[string] = [null, null];
/** Longer values (characters of JSON) are left out of a brief entry. */
const MAX_BRIEF_VALUE = 1000;

/** Builds the changes of a delete: all filled fields. @param isBrief omits long values, which earlier entries have */
export function changesOfDelete(record: object, { isBrief }: { isBrief: boolean }): Changes {
  const changes = changesBetween(record, Object.fromEntries(Object.keys(record).map((field) => [field, null])));
  if (!isBrief) return changes;
  const long = Object.keys(changes).filter((field) => JSON.stringify(changes[field]).length > MAX_BRIEF_VALUE);
  return withhold(changes, long);
}

export function withhold(changes: Changes, fields: readonly string[]): Changes {
  const entries = Object.entries(changes).map(([field, values]) => [field, fields.includes(field) ? withheld : values]);
  return Object.fromEntries(entries);
}

/**
 * Erases names, logged values and visitors' addresses. The rest stays for `fieldsTouchedSince` and restored backups.
 * Call it in the deleting transaction, after its own entry: a crash then leaves both or neither.
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
