import { z } from "zod";
import type { PublishedPath } from "~/features/public-records";
import type { Prisma } from "~/generated/prisma/client";
import type { Identified } from "~/lib/identified";
import type { PendingChanges } from "~/lib/pending-changes";
import { checkRules } from "~/lib/rules";
import { readAllStored } from "~/lib/stored-values";
import { findOne, id, titleOf, type WriteContext } from "~/server/crud/entity";
import { parseFields, preparedFields } from "~/server/crud/form";
import { fromLog } from "~/server/crud/history";
import { inTransaction } from "~/server/crud/in-transaction";
import { changesOf, pick, type RecordEntity, saveRecord } from "~/server/crud/record";
import { guarded } from "~/server/crud/trpc";
import { changesBetween, fieldsOf, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";
import { illustrationsOf, mediaInParts } from "~/server/traits/illustrations";
import { dropSavedDraft } from "./own-drafts";
import { typedValues } from "./preview";
import { publishingWhere } from "./publishing";
import { layOver, readTyped } from "./typed-values";

export type PublishedRow = { status: "draft" | "published"; publishAt: Date | null; unpublishAt: Date | null };

type PendingEntity<Row extends Data & Identified & PublishedRow, In, Data extends object> = RecordEntity<Row, In, Data> & {
  path: PublishedPath;
  images: readonly string[];
  richTexts: readonly string[];
  /** Field with parts. */
  parts: string | null;
};

const select = {
  version: true,
  baseVersion: true,
  data: true,
  authorIds: true,
  updatedAt: true,
} as const satisfies Prisma.PendingChangeSelect;

export function pendingProcedures<Row extends Data & Identified & PublishedRow, In, Data extends object>(
  entity: PendingEntity<Row, In, Data>,
) {
  const { path, schema } = entity;
  const procedure = guarded(path);
  const pendingVersion = z.int32().positive().nullable();
  const input = z.object({ id, version: z.int32().positive(), pendingVersion, data: changesOf(schema) });
  // Visitors see nothing until it is published.
  const unseen = { ...entity, isPublic: false } as const;

  return {
    pending: {
      /** Reads a record's pending changes (null if none), and whether it is published, now or later. @throws ERROR_<NOUN>_NOT_FOUND */
      byId: procedure.view.input(z.object({ id })).query(async ({ ctx, input }) => {
        const row = await findOne(entity, ctx.db, input.id);
        return { isPublished: row.status === "published", changes: await readPending(ctx.db, path, input.id, schema) };
      }),

      /**
       * Adds fields to the pending changes. Unique values are checked only when publishing.
       * @returns null if nothing differs from the record @throws ERROR_CONFLICT with the pending values
       */
      save: procedure.edit.input(input).mutation(({ ctx, input }) =>
        inTransaction(unseen, async (tx) => {
          await lockRows(tx, entity.table, [input.id]);
          const before = await findOne(entity, tx, input.id);
          const stored = await readPending(tx, path, input.id, schema);
          const sent = await parseFields(schema, input.data);
          const data = { ...sent, ...(await preparedFields(tx, entity, sent, before, ctx)) };
          checkSeen(stored, input, data, Object.keys(data));
          const merged = { ...stored?.values, ...data };
          const fields = fieldsOf(changesBetween(before, merged));
          checkRules(schema, { ...before, ...merged }, fields);
          if (stored || fields.length > 0) await recordPending(tx, entity, ctx, "save-pending", before);
          if (fields.length === 0) {
            await dropPending(tx, path, [input.id]);
            return null;
          }
          const isCurrent = stored === null || stored.version === input.pendingVersion;
          await storePending(tx, entity, input.id, {
            data: pick({ ...before, ...merged }, fields),
            baseVersion: isCurrent ? input.version : Math.min(input.version, stored.baseVersion),
            authorId: ctx.actor.id,
          });
          await dropSavedDraft(tx, ctx.actor, path, { ...before, ...merged });
          return readPending(tx, path, input.id, schema);
        }),
      ),

      /**
       * Saves the record with its pending changes. @param data fields that differ from the record: typed or pending
       * @throws ERROR_CONFLICT, ERROR_<NOUN>_NOT_FOUND, ERROR_<NOUN>_<FIELD>_EXIST at the field; the changes then stay pending
       */
      publish: procedure.edit.input(input).mutation(({ ctx, input }) =>
        inTransaction(entity, async (tx) => {
          await lockRows(tx, entity.table, [input.id]);
          const stored = await readPending(tx, path, input.id, schema);
          const before = await findOne(entity, tx, input.id);
          checkSeen(stored, input, { ...before, ...input.data }, Object.keys(stored?.values ?? {}));
          const after = await saveRecord(tx, entity, input, ctx);
          await dropPending(tx, path, [input.id]);
          return after;
        }),
      ),

      /** Discards the pending changes. @throws ERROR_CONFLICT when another person has changed them since */
      discard: procedure.edit.input(z.object({ id, pendingVersion })).mutation(({ ctx, input }) =>
        inTransaction(unseen, async (tx) => {
          await lockRows(tx, entity.table, [input.id]);
          const before = await findOne(entity, tx, input.id);
          const stored = await readPending(tx, path, input.id, schema);
          if (stored === null) return;
          if (stored.version !== input.pendingVersion) throw new AppError("ERROR_CONFLICT");
          await dropPending(tx, path, [input.id]);
          await recordPending(tx, entity, ctx, "discard-pending", before);
        }),
      ),
    },
  };
}

async function readPending(
  db: Db,
  path: PublishedPath,
  recordId: number,
  schema: { shape: Readonly<Record<string, z.core.$ZodType>> },
): Promise<PendingChanges | null> {
  const stored = await db.pendingChange.findUnique({ where: { path_recordId: { path, recordId } }, select });
  if (!stored) return null;
  const { data, authorIds, ...rest } = stored;
  const values: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(Object(data))) {
    if (Object.hasOwn(schema.shape, field)) values[field] = await fromLog(schema.shape[field], value);
  }
  const accounts = await db.user.findMany({ where: { id: { in: authorIds } }, select: { id: true, name: true } });
  const authors = authorIds.map((authorId) => accounts.find((account) => account.id === authorId)?.name ?? null);
  return { ...rest, values: readAllStored(schema.shape, values), authors };
}

/** @param fields fields that may conflict @throws ERROR_CONFLICT when they changed since they were read and differ */
function checkSeen(
  stored: PendingChanges | null,
  input: { version: number; pendingVersion: number | null },
  data: object,
  fields: readonly string[],
): void {
  if (stored === null || stored.version === input.pendingVersion) return;
  const ownValues = pick({ ...data }, fields);
  const conflictingFields = fieldsOf(changesBetween(ownValues, pick(stored.values, fields)));
  if (conflictingFields.length === 0) return;
  const { version: pendingVersion, baseVersion } = stored;
  const theirs = pick(stored.values, conflictingFields);
  throw new AppError("ERROR_CONFLICT", {
    conflict: { version: Math.min(input.version, baseVersion), theirs, pendingVersion },
  });
}

async function storePending<Row extends Data & Identified & PublishedRow, In, Data extends object>(
  tx: Db,
  { path, images, richTexts, parts }: PendingEntity<Row, In, Data>,
  recordId: number,
  { data, authorId, ...values }: { data: object; baseVersion: number; authorId: number },
): Promise<void> {
  const json = JSON.parse(JSON.stringify(data));
  const imageIds = images.map((field) => json[field]).filter((value) => typeof value === "number");
  const media = [
    ...(await tx.media.findMany({ where: { id: { in: imageIds } }, select: { id: true } })),
    ...(await illustrationsOf(
      tx,
      richTexts.map((field) => json[field]),
    )),
    ...(parts ? await mediaInParts(tx, json[parts]) : []),
  ];
  const where = { path_recordId: { path, recordId } };
  const before = await tx.pendingChange.findUnique({ where, select: { authorIds: true } });
  const authorIds = [...new Set([...(before?.authorIds ?? []), authorId])];
  await tx.pendingChange.upsert({
    where,
    create: { path, recordId, data: json, authorIds, ...values, media: { connect: media } },
    update: { data: json, authorIds, ...values, version: { increment: 1 }, media: { set: media } },
    select: { id: true },
  });
}

/** Logs without values, as neither the published record nor its version changed. */
async function recordPending<Row extends Data & Identified & PublishedRow, In, Data extends object>(
  tx: Db,
  entity: PendingEntity<Row, In, Data>,
  { actor, ip }: WriteContext,
  action: "save-pending" | "discard-pending",
  row: Row,
): Promise<void> {
  const record = { id: row.id, name: titleOf(entity, row), version: row.version };
  await recordActivity(tx, { actor, ip, action, path: entity.path, record });
}

export async function dropPending(db: Db, path: PublishedPath, recordIds: number[]): Promise<void> {
  await db.pendingChange.deleteMany({ where: { path, recordId: { in: recordIds } } });
}

/** Stores the pending changes of a restored record, with those of their images that are still there. */
export async function keepPending(
  db: Db,
  path: PublishedPath,
  recordId: number,
  {
    media,
    ...pending
  }: Pick<Prisma.PendingChangeCreateManyInput, "baseVersion" | "data"> & {
    authorIds: number[];
    media: { id: number }[];
  },
): Promise<void> {
  const found = await db.media.findMany({ where: { id: { in: media.map(({ id }) => id) } }, select: { id: true } });
  await db.pendingChange.create({ data: { ...pending, path, recordId, media: { connect: found } }, select: { id: true } });
}

export type PublishedWhere = ReturnType<typeof publishingWhere>[number] | Awaited<ReturnType<typeof pendingWhere>>;

/** Reads a page of a list of published records and marks pending changes. @param filter see `publishingFilters` */
export async function readPublished<Row extends { id: number }>(
  db: Db,
  path: PublishedPath,
  { hasChanges, ...filter }: Parameters<typeof publishingWhere>[0] & { hasChanges?: boolean },
  now: Date,
  read: (conditions: PublishedWhere[]) => Promise<readonly [rows: Row[], total: number]>,
) {
  const [rows, total] = await read([...publishingWhere(filter, now), await pendingWhere(db, path, hasChanges)]);
  return [await withPendingMark(db, path, rows), total] as const;
}

/** Builds the where clause of the filter "has changes". @param hasChanges undefined: all records */
async function pendingWhere(db: Db, path: PublishedPath, hasChanges: boolean | undefined) {
  if (hasChanges === undefined) return {};
  const pending = await db.pendingChange.findMany({ where: { path }, select: { recordId: true } });
  const ids = pending.map(({ recordId }) => recordId);
  return { id: hasChanges ? { in: ids } : { notIn: ids } };
}

async function withPendingMark<Row extends { id: number }>(
  db: Db,
  path: PublishedPath,
  rows: Row[],
): Promise<(Row & { hasChanges: boolean })[]> {
  const where = { path, recordId: { in: rows.map((row) => row.id) } };
  const pending = await db.pendingChange.findMany({ where, select: { recordId: true } });
  const ids = new Set(pending.map(({ recordId }) => recordId));
  return rows.map((row) => ({ ...row, hasChanges: ids.has(row.id) }));
}

/** Lays over a record what is typed in its form, or else its pending changes, for previews only. @param relations see `layOver` */
export async function withPending<Row extends { id: number }>(
  db: Db,
  path: PublishedPath,
  row: Row,
  schema: { shape: Readonly<Record<string, z.core.$ZodType>> },
  relations: Parameters<typeof layOver<Row>>[2],
): Promise<Row> {
  const typed = typedValues(path, row.id);
  const values = typed ? readTyped(path, schema, typed) : (await readPending(db, path, row.id, schema))?.values;
  return values ? layOver(row, values, relations) : row;
}
