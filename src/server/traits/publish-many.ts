import { ZodError, z } from "zod";
import type { PublishedPath } from "~/features/public-records";
import type { BulkReport, UnchangedRecord } from "~/lib/bulk-report";
import type { Identified } from "~/lib/identified";
import { publishState } from "~/lib/publish-state";
import { publishing } from "~/lib/publishing";
import { id, ids, lockInParts, MAX_ROWS, titleOf } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { changesOf, type RecordEntity, saveRecord } from "~/server/crud/record";
import { fieldIssues, guarded } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import type { PublishedRow } from "./pending";

type PublishedEntity<Row extends Data & Identified & PublishedRow, In, Data extends object> = RecordEntity<Row, In, Data> & {
  path: PublishedPath;
};

/** When a record was to be seen, and the version that the action made. */
const earlierState = z.object({
  id,
  version: z.int32().positive(),
  status: publishing.status,
  publishAt: publishing.publishAt,
  unpublishAt: publishing.unpublishAt,
});

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
  async function saveInParts(ids: readonly number[], save: (tx: Db, part: number[]) => Promise<BulkReport>) {
    const parts = await inTransaction(entity, (tx) => lockInParts(tx, entity, ids));
    const unchanged: UnchangedRecord[] = [];
    let count = 0;
    for (const part of parts) {
      const report = await inTransaction(entity, async (tx) => {
        await lockRows(tx, entity.table, part);
        return save(tx, part);
      });
      count += report.count;
      unchanged.push(...report.unchanged);
    }
    return { count, unchanged };
  }

  return {
    /**
     * Publishes records now, without pending changes that the caller has not seen.
     * @throws ERROR_<NOUN>_NOT_FOUND, ERROR_RECORDS_TOO_LONG; none is changed then. ERROR_UNAVAILABLE; the parts before are published
     */
    publishMany: procedure.mutation(({ ctx, input }) =>
      saveInParts(input.ids, async (tx, part) => {
        const where = { path, recordId: { in: part } };
        const pending = await tx.pendingChange.findMany({ where, select: { recordId: true } });
        const unchanged: UnchangedRecord[] = [];
        let count = 0;
        for (const row of await entity.find(tx, part)) {
          const { id, version } = row;
          const label = titleOf(entity, row);
          const state = publishState(row, ctx.now);
          if (pending.some(({ recordId }) => recordId === id)) unchanged.push({ id, label, reason: "pendingChanges" });
          else if (state !== "live") {
            const data = changes.parse(publishNow(row, ctx.now));
            const issues = await saveRecord(tx, entity, { id, version, data }, ctx).then(() => null, issuesOf);
            if (issues) unchanged.push({ id, label, reason: issues });
            else count++;
          }
        }
        return { count, unchanged };
      }),
    ),

    /** Makes records drafts; pending changes stay beside them. @throws like `publishMany` */
    withdrawMany: procedure.mutation(({ ctx, input }) =>
      saveInParts(input.ids, async (tx, part) => {
        const published = (await entity.find(tx, part)).filter((row) => row.status === "published");
        for (const { id, version } of published) {
          await saveRecord(tx, entity, { id, version, data: changes.parse({ status: "draft" }) }, ctx);
        }
        return { count: published.length, unchanged: [] };
      }),
    ),

    /**
     * Takes `publishMany` or `withdrawMany` back. Records that were saved since stay as they are.
     * @throws like `publishMany`
     */
    revertPublishing: guarded(path)
      .edit.input(z.object({ records: z.array(earlierState).min(1).max(MAX_ROWS) }))
      .mutation(({ ctx, input }) => {
        const earlier = new Map(input.records.map((record) => [record.id, record]));
        return saveInParts([...earlier.keys()], async (tx, part) => {
          const unchanged: UnchangedRecord[] = [];
          let count = 0;
          for (const row of await entity.find(tx, part)) {
            const before = earlier.get(row.id);
            if (!before) continue;
            const { id, version, ...data } = before;
            const label = titleOf(entity, row);
            if (row.version !== version) unchanged.push({ id, label });
            else {
              const issues = await saveRecord(tx, entity, { id, version, data: changes.parse(data) }, ctx).then(
                () => null,
                issuesOf,
              );
              if (issues) unchanged.push({ id, label, reason: issues });
              else count++;
            }
          }
          return { count, unchanged };
        });
      }),
  };
}

/** Builds the fields that make a record live now: a planned time gives way, and an end that has passed. */
function publishNow({ publishAt, unpublishAt }: PublishedRow, now: Date) {
  return {
    status: "published" as const,
    ...(publishAt !== null && publishAt > now && { publishAt: now }),
    ...(unpublishAt !== null && unpublishAt <= now && { unpublishAt: null }),
  };
}

/** @throws what is no refusal of a field */
function issuesOf(error: unknown): { field: string; message: string }[] {
  if (!(error instanceof ZodError)) throw error;
  return fieldIssues(error);
}
