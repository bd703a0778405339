import { z } from "zod";
import { isPersonal } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { isMaking, unversionedActions } from "~/lib/activity-actions";
import { notFoundCode } from "~/lib/codes";
import type { Identified } from "~/lib/identified";
import { type FlatFields, fieldOf, flatten, flattenAll, flattenItem, isItem, unflatten } from "~/lib/items";
import { readAllStored } from "~/lib/stored-values";
import { readChanges, readFieldNames } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/platform/errors";
import { activityPathOf, id } from "./entity";
import type { Form } from "./form";
import { guarded } from "./trpc";

type HistoryEntity<Row extends Data & Identified, In, Data extends object> = Pick<
  Form<Row, In, Data>,
  "path" | "activityPath" | "code" | "find" | "schema"
>;

type VersionValues = {
  version: number;
  values: Record<string, unknown>;
  unknown: string[];
};

const MAX_ENTRIES = 200;

/** Builds `history.versions` and `history.at`: earlier versions of a record, as far as the activity log goes back. */
export function historyProcedures<Row extends Data & Identified, In, Data extends object>(entity: HistoryEntity<Row, In, Data>) {
  const procedure = guarded(entity.path).view;
  return {
    /** Lists the versions of a record, newest first, back to a gap in the log. @throws ERROR_<NOUN>_NOT_FOUND */
    versions: procedure.input(z.object({ id })).query(async ({ ctx, input }) => {
      const [row] = await entity.find(ctx.db, [input.id]);
      if (!row) throw new AppError(notFoundCode(entity.code));
      const fields = Object.keys(entity.schema.shape);
      const entries = await readEntries(ctx.db, activityPathOf(entity), input.id);
      const versions: Version[] = [];
      for (let version = row.version; version > 0; version--) {
        const versionEntries = entries.filter((entry) => entry.version === version);
        const maker = versionEntries.find(({ fields, action }) => fields.length > 0 || isMaking(action));
        if (!maker) {
          versions.push({ version, actorName: null, createdAt: null, fields: [] });
          break;
        }
        const { actorName, createdAt, action } = maker;
        versions.push({ version, actorName, createdAt, fields: maker.fields.filter((name) => fields.includes(fieldOf(name))) });
        if (action === "create") break;
      }
      return versions;
    }),

    /** Reads a record's values at a version; for a deleted one, its last. @throws ERROR_<NOUN>_NOT_FOUND */
    at: procedure
      .input(z.object({ id, version: z.int32().positive().optional() }))
      .query(async ({ ctx, input }): Promise<VersionValues> => {
        const [row] = await entity.find(ctx.db, [input.id]);
        const last = row ? valuesOf(entity, row) : await readDeletedValues(ctx.db, entity, input.id);
        const values = await goBack(ctx.db, entity, input.id, last, input.version);
        if (!values) throw new AppError(notFoundCode(entity.code));
        return { ...values, values: readAllStored(entity.schema.shape, values.values) };
      }),
  };
}

type Version = { version: number; actorName: string | null; createdAt: Date | null; fields: string[] };

async function readEntries(db: Db, path: string, recordId: number) {
  const entries = await db.activity.findMany({
    where: { path, recordId, version: { not: null }, action: { notIn: [...unversionedActions] } },
    select: { id: true, version: true, actorName: true, createdAt: true, action: true },
    orderBy: [{ version: "desc" }, { id: "asc" }],
    take: MAX_ENTRIES,
  });
  const names = await readFieldNames(
    db,
    entries.map(({ id }) => id),
  );
  return entries.map((entry) => ({ ...entry, fields: names.get(entry.id) ?? [] }));
}

function valuesOf<Row extends Data & Identified, In, Data extends object>(
  { schema }: HistoryEntity<Row, In, Data>,
  row: Row,
): VersionValues {
  const values = Object.entries(row).filter(([field]) => Object.hasOwn(schema.shape, field));
  return { version: row.version, values: Object.fromEntries(values), unknown: [] };
}

/** Reads a record's values at a version; null where the log does not reach. */
export function readVersion<Row extends Data & Identified, In, Data extends object>(
  db: Db,
  entity: HistoryEntity<Row, In, Data>,
  row: Row,
  version: number,
): Promise<VersionValues | null> {
  return goBack(db, entity, row.id, valuesOf(entity, row), version);
}

/** Undoes the changes after a version; null where the log has a gap. */
async function goBack<Row extends Data & Identified, In, Data extends object>(
  db: Db,
  entity: HistoryEntity<Row, In, Data>,
  recordId: number,
  last: VersionValues,
  version = last.version,
): Promise<VersionValues | null> {
  if (version === last.version) return last;
  if (version > last.version || version <= last.version - MAX_ENTRIES) return null;
  const path = activityPathOf(entity);
  const where = { path, recordId, version: { gt: version, lte: last.version }, action: { notIn: [...unversionedActions] } };
  const flat = flattenAll(last.values);
  const unknown = new Set(last.unknown);
  const doneFields = new Set<string>();
  const versions = new Set<number | null>();
  for await (const { version, changes } of readChanges(db, where, "asc")) {
    versions.add(version);
    for (const [name, [before, after]] of pairsOf(changes)) {
      const schema = entity.schema.shape[fieldOf(name)];
      if (doneFields.has(name) || schema === undefined) continue;
      doneFields.add(name);
      if (before === null && after === null) unknown.add(name);
      else {
        unknown.delete(name);
        // An entry may have a list or an item as a whole.
        const fields = isItem(before) ? flattenItem(name, before) : flatten(name, await fromLog(schema, before));
        for (const [inner, value] of Object.entries(fields)) if (inner === name || !doneFields.has(inner)) flat[inner] = value;
        for (const inner of Object.keys(fields)) doneFields.add(inner);
      }
    }
  }
  if (versions.size !== last.version - version) return null;
  return { version, values: unflattenAll(flat, unknown), unknown: [...unknown] };
}

/** Checks for the ids of a list of items. */
function isOrder(value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => typeof id === "string");
}

/** @param unknown fields that are left out */
function unflattenAll(flat: FlatFields, unknown: ReadonlySet<string>): Record<string, unknown> {
  const fields = Object.keys(flat).filter((name) => name === fieldOf(name) && !unknown.has(name));
  return Object.fromEntries(fields.map((field) => [field, unflatten(field, flat)]));
}

/** Reads the newest entry of a record that was deleted; null for others, and for erased ones. */
export async function readLastDeletion(db: Db, path: string, recordId: number) {
  const entry = await db.activity.findFirst({
    where: { path, recordId },
    select: { id: true, action: true, actorId: true, createdAt: true, recordName: true, version: true, changes: true },
    orderBy: [{ version: "desc" }, { id: "desc" }],
  });
  return entry?.action === "delete" && entry.version !== null && !isPersonal(path) ? { ...entry, version: entry.version } : null;
}

export async function readDeletedName(db: Db, path: string, recordId: number): Promise<string> {
  return (await readLastDeletion(db, path, recordId))?.recordName ?? `#${recordId}`;
}

export type Deletion = NonNullable<Awaited<ReturnType<typeof readLastDeletion>>>;

/** Returns a field's value before an entry's change. */
export function valueBefore({ changes }: { changes: Prisma.JsonValue }, field: string): unknown {
  return pairsOf(changes).find(([name]) => name === field)?.[1][0];
}

/** Reads a deleted record's last values; a bulk delete leaves long ones in earlier entries. @throws ERROR_<NOUN>_NOT_FOUND */
export async function readDeletedValues<Row extends Data & Identified, In, Data extends object>(
  db: Db,
  entity: HistoryEntity<Row, In, Data>,
  recordId: number,
): Promise<VersionValues> {
  const of = { path: activityPathOf(entity), recordId };
  const entry = await readLastDeletion(db, of.path, recordId);
  if (!entry) throw new AppError(notFoundCode(entity.code));
  const values: Record<string, unknown> = {};
  const missing = new Set<string>();
  const deleted = new Map(pairsOf(entry.changes));
  for (const [field, schema] of Object.entries(entity.schema.shape)) {
    const [before, after] = deleted.get(field) ?? [null, undefined];
    if (before === null && after === null) missing.add(field);
    else values[field] = await fromLog(schema, before);
  }
  const earlier = readChanges(db, { ...of, id: { lt: entry.id } }, "desc");
  /** Changed fields of lists of items, of which the whole is in an earlier entry. */
  const flat: FlatFields = {};
  while (missing.size > 0) {
    const { value, done } = await earlier.next();
    if (done) break;
    for (const [name, [before, after]] of pairsOf(value.changes)) {
      const field = fieldOf(name);
      if (!missing.has(field) || (before === null && after === null)) continue;
      if (name !== field || (isOrder(before) && isOrder(after))) {
        const fields = isItem(after) ? flattenItem(name, after) : { [name]: after };
        for (const [inner, value] of Object.entries(fields)) if (!(inner in flat)) flat[inner] = value;
      } else {
        missing.delete(field);
        values[field] = unflatten(field, { ...flatten(field, await fromLog(entity.schema.shape[field], after)), ...flat });
      }
    }
  }
  return { version: entry.version, values, unknown: [...missing] };
}

/** Finds the records whose every value is in the log, from their first version on. */
export async function wholeInLog(db: Db, path: string, ids: number[]): Promise<Set<number>> {
  const where = { path, recordId: { in: ids }, version: 1, action: "create" };
  const entries = await db.activity.findMany({ where, select: { recordId: true } });
  return new Set(entries.flatMap(({ recordId }) => recordId ?? []));
}

function pairsOf(changes: Prisma.JsonValue): [field: string, pair: [before: unknown, after: unknown]][] {
  return Object.entries(Object(changes)).map(([field, pair]) => [field, Array.isArray(pair) ? [pair[0], pair[1]] : [null, null]]);
}

/** Converts a value of the log to its field's type: JSON stores dates as texts. */
export async function fromLog(schema: z.core.$ZodType | undefined, value: unknown): Promise<unknown> {
  if (schema === undefined || typeof value !== "string" || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return value;
  const moment = new Date(value);
  const [asText, asMoment] = await Promise.all([z.safeParseAsync(schema, value), z.safeParseAsync(schema, moment)]);
  return !asText.success && asMoment.success ? moment : value;
}
