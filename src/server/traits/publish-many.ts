import { ZodError, z } from "zod";
import type { PublishedPath } from "~/features/public-records";
import type { PublishReport, RecordVersion, UnchangedRecord } from "~/lib/bulk-report";
import type { Identified } from "~/lib/identified";
import { publishNow, publishState } from "~/lib/publish-state";
import { publishing } from "~/lib/publishing";
import { id, ids, lockInParts, MAX_ROWS, partsOf, titleOf } from "~/server/crud/entity";
import { fromLog, readDeletedName, valueBefore } from "~/server/crud/history";
import { inTransaction } from "~/server/crud/in-transaction";
import { changesOf, type RecordEntity, saveRecord } from "~/server/crud/record";
import { fieldIssues, guarded } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { noteVisibility } from "~/server/db/generation";
import { lockRows } from "~/server/db/transaction";
import type { PublishedRow } from "./pending";

type PublishedEntity<Row extends Data & Identified & PublishedRow, In, Data extends object> = RecordEntity<Row, In, Data> & {
  path: PublishedPath;
  /** Saves like `update`, but without the rules for what is published anew. */
  revert: RecordEntity<Row, In, Data>["update"];
};

/** Outcome of a part of the records; those that needed no change are in neither list. */
type Part = { changed: RecordVersion[]; unchanged: UnchangedRecord[] };

/** Builds `publishMany`, `withdrawMany` and `revertPublishing`. Each record is judged as in its own form; the others are changed nevertheless. */
export function publishManyProcedures<Row extends Data & Identified & PublishedRow, In, Data extends object>(
  entity: PublishedEntity<Row, In, Data>,
) {
  const { path } = entity;
  const changes = changesOf(entity.schema);
  const procedure = guarded(path).edit.input(z.object({ ids }));

  /**
   * Each part is a transaction: saving a thousand records one by one takes longer than one may. A record that is deleted between
   * two parts is left out.
   */
  async function saveInParts(parts: number[][], save: (tx: Db, part: number[]) => Promise<Part>): Promise<PublishReport> {
    const report: Part = { changed: [], unchanged: [] };
    for (const part of parts) {
      const { changed, unchanged } = await inTransaction(entity, async (tx) => {
        await lockRows(tx, entity.table, part);
        // Unless a record is saved.
        noteVisibility(tx, false);
        return save(tx, part);
      });
      report.changed.push(...changed);
      report.unchanged.push(...unchanged);
    }
    return { count: report.changed.length, ...report };
  }

  /** The database returns rows in no order, least of all while they are being saved. */
  async function findInOrder(tx: Db, part: number[]): Promise<Row[]> {
    const rows = await entity.find(tx, part);
    return rows.toSorted((one, other) => part.indexOf(one.id) - part.indexOf(other.id));
  }

  /** Checks that the records exist and how long they are; `saveInParts` locks each part. */
  const checkedParts = (ids: number[]) => inTransaction({ ...entity, isPublic: false }, (tx) => lockInParts(tx, entity, ids));

  return {
    /**
     * Publishes records now, without pending changes that the caller has not seen.
     * @throws ERROR_<NOUN>_NOT_FOUND, ERROR_RECORDS_TOO_LONG; none is changed then. ERROR_UNAVAILABLE; the parts before are published
     */
    publishMany: procedure.mutation(async ({ ctx, input }) =>
      saveInParts(await checkedParts(input.ids), async (tx, part) => {
        const where = { path, recordId: { in: part } };
        const pending = await tx.pendingChange.findMany({ where, select: { recordId: true } });
        const report: Part = { changed: [], unchanged: [] };
        for (const row of await findInOrder(tx, part)) {
          const { id, version } = row;
          const label = titleOf(entity, row);
          const state = publishState(row, ctx.now);
          if (pending.some(({ recordId }) => recordId === id)) report.unchanged.push({ id, label, reason: "pendingChanges" });
          else if (state !== "live") {
            const data = changes.parse(publishNow(row, ctx.now));
            await saveRecord(tx, entity, { id, version, data }, ctx).then(
              (after) => report.changed.push({ id, version: after.version }),
              (error: unknown) => report.unchanged.push({ id, label, reason: issuesOf(error) }),
            );
          }
        }
        return report;
      }),
    ),

    /** Makes records drafts; pending changes stay beside them. @throws like `publishMany` */
    withdrawMany: procedure.mutation(async ({ ctx, input }) =>
      saveInParts(await checkedParts(input.ids), async (tx, part) => {
        const changed: RecordVersion[] = [];
        for (const { id, version, status } of await findInOrder(tx, part)) {
          if (status !== "published") continue;
          const after = await saveRecord(tx, entity, { id, version, data: changes.parse({ status: "draft" }) }, ctx);
          changed.push({ id, version: after.version });
        }
        return { changed, unchanged: [] };
      }),
    ),

    /**
     * Takes `publishMany` or `withdrawMany` back. Records that were saved or deleted since stay as they are.
     * @param records `changed` of their report @throws ERROR_UNAVAILABLE; the parts before are reverted
     */
    revertPublishing: guarded(path)
      .edit.input(
        z.object({
          records: z
            .array(z.object({ id, version: z.int32().positive() }))
            .min(1)
            .max(MAX_ROWS),
        }),
      )
      .mutation(({ ctx, input }) => {
        const versions = new Map(input.records.map(({ id, version }) => [id, version]));
        return saveInParts(partsOf([...versions.keys()]), async (tx, part) => {
          const report: Part = { changed: [], unchanged: [] };
          const rows = await entity.find(tx, part);
          for (const id of part) {
            const row = rows.find((one) => one.id === id);
            const version = versions.get(id);
            const state = row && row.version === version ? await readStateBefore(tx, path, row) : null;
            const label = row ? titleOf(entity, row) : await readDeletedName(tx, path, id);
            if (!row || !state) report.unchanged.push({ id, label });
            else {
              const input = { id, version: row.version, data: changes.parse(state) };
              await saveRecord(tx, { ...entity, update: entity.revert }, input, ctx).then(
                (after) => report.changed.push({ id, version: after.version }),
                (error: unknown) => report.unchanged.push({ id, label, reason: issuesOf(error) }),
              );
            }
          }
          return report;
        });
      }),
  };
}

const { status, publishAt, unpublishAt } = publishing;
const stateFields: Readonly<Record<string, z.ZodType>> = { status, publishAt, unpublishAt };

/**
 * Reads from the log what a record's present version changed. @returns null if that was more than its publishing: going back then
 * would publish texts that were never published
 */
async function readStateBefore(tx: Db, path: PublishedPath, { id, version }: Identified): Promise<object | null> {
  const where = { path, recordId: id, version, action: "update" };
  const entry = await tx.activity.findFirst({ where, select: { changes: true }, orderBy: { id: "desc" } });
  const fields = Object.keys(Object(entry?.changes));
  if (!entry || fields.some((field) => !Object.hasOwn(stateFields, field))) return null;
  const values: Record<string, unknown> = {};
  for (const field of fields) values[field] = await fromLog(stateFields[field], valueBefore(entry, field));
  return values;
}

/** Returns the reason of a refusal. @throws any other error */
function issuesOf(error: unknown): { field: string; message: string }[] {
  if (!(error instanceof ZodError)) throw error;
  return fieldIssues(error);
}
