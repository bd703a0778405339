import { ZodError, z } from "zod";
import type { Prisma } from "~/generated/prisma/client";
import type { BulkReport, UnchangedRecord } from "~/lib/bulk-report";
import type { Identified } from "~/lib/identified";
import { UNDO_GRACE_MS, UNDO_MS } from "~/lib/undo";
import { may } from "~/server/auth/permissions";
import { changesBetween } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockTable } from "~/server/db/transaction";
import { AppError, toAppError } from "~/server/platform/errors";
import type { RestorableKind, RestoreContext } from "./entities";
import { activityPathOf, findOne, ids, type WriteContext } from "./entity";
import { type CreateEntity, parseFields, recordChanges, wholeData } from "./form";
import { type Deletion, readDeletedName, readDeletedValues, readLastDeletion, valueBefore } from "./history";
import { inTransaction } from "./in-transaction";
import { setCreatedAt, setPlace } from "./order";
import { fieldIssues, guarded } from "./trpc";

/** Builds `restore` for records that are made anew from the activity log. */
export function restoreProcedures<Row extends Data & Identified, In, Data extends object>(entity: CreateEntity<Row, In, Data>) {
  const { path, createNeeds: needs = "add", restoring: { inForm = "possible", forMs } = {} } = entity;
  const activityPath = activityPathOf(entity);
  return restoreProcedure({
    path,
    activityPath,
    needs,
    inForm,
    forMs,
    from: "log",
    restore: (ids, context) => restoreFromLog(entity, ids, context),
  });
}

/** Builds `restore` for a kind of deleted records, and lists the kind in the trash, unless it has no page of its own. */
export function restoreProcedure(kind: RestorableKind) {
  const { path, activityPath } = kind;
  return {
    /** Restores deleted records; see `restoreRecords`. */
    restore: guarded(path)
      .delete.meta({ guard: { path, action: "delete" }, entity: activityPath === path ? { restorable: kind } : {} })
      .input(z.object({ ids }))
      .mutation(({ ctx, input }) => restoreRecords(kind, input.ids, ctx)),
  };
}

/**
 * Restores deleted records as they were: all of a kind with the right that it needs, one's own deletions of the last ten seconds
 * with the right to delete.
 * @throws ERROR_FORBIDDEN, ERROR_<NOUN>_NOT_FOUND, and for a single record why it can't come back, such as a taken name
 */
export async function restoreRecords(kind: RestorableKind, ids: readonly number[], context: RestoreContext): Promise<BulkReport> {
  if (kind.inForm === "always") throw new AppError("ERROR_FORBIDDEN");
  if (!may(context.actor, kind.path, kind.needs)) await checkOwnDeletions(kind, ids, context);
  return kind.restore(ids, context);
}

async function checkOwnDeletions(
  { path, activityPath }: RestorableKind,
  ids: readonly number[],
  { db, actor, now }: RestoreContext,
): Promise<void> {
  if (!may(actor, path, "delete")) throw new AppError("ERROR_FORBIDDEN");
  for (const id of ids) {
    const deletion = await readLastDeletion(db, activityPath, id);
    if (!deletion) continue;
    const age = now.getTime() - deletion.createdAt.getTime();
    if (deletion.actorId !== actor.id || age > UNDO_MS + UNDO_GRACE_MS) throw new AppError("ERROR_FORBIDDEN");
  }
}

/** Restores each record in a transaction of its own: one whose name is taken does not hold up the others. */
async function restoreFromLog<Row extends Data & Identified, In, Data extends object>(
  entity: CreateEntity<Row, In, Data>,
  ids: readonly number[],
  context: RestoreContext,
): Promise<BulkReport> {
  const uniqueIds = [...new Set(ids)];
  const unchanged: UnchangedRecord[] = [];
  for (const id of uniqueIds) {
    const reason = await inTransaction(entity, (tx) => restoreRecord(tx, entity, id, context)).then(
      () => null,
      (error: unknown) => {
        if (uniqueIds.length === 1) throw error;
        return reasonOf(error);
      },
    );
    if (reason) unchanged.push({ id, label: await readDeletedName(context.db, activityPathOf(entity), id), reason });
  }
  return { count: uniqueIds.length - unchanged.length, unchanged };
}

/**
 * Restores a deleted record under its old id, as its next version and in its old place.
 * @param sent values of its form; default: its last values
 */
export async function restoreRecord<Row extends Data & Identified, In, Data extends object>(
  tx: Db,
  entity: CreateEntity<Row, In, Data>,
  id: number,
  context: WriteContext,
  sent?: Data,
): Promise<Row> {
  const schema: z.ZodType<Data, In> = entity.schema;
  // When two people restore it at once, the second gets an error.
  await lockTable(tx, entity.table);
  const { version, values } = await readDeletedValues(tx, entity, id);
  const data = await wholeData(tx, entity, sent ?? (await schema.parseAsync(values)), context);
  const restored = { ...data, id, version: version + 1 };
  const deletion = await readLastDeletion(tx, activityPathOf(entity), id);
  const made = entity.restore
    ? await entity.restore(tx, restored, await parseFields(entity.schema, values), context)
    : await entity.create(tx, restored, context);
  if (made.id !== id) throw new Error(`${entity.path}: create does not pass on the id of a restored record`);
  const attached = deletion && valueBefore(deletion, "attached");
  if (attached) await entity.associatedData?.restore(tx, id, attached);
  const isMoved = deletion !== null && (await putBack(tx, entity.table, made, deletion));
  const row = isMoved ? await findOne(entity, tx, id) : made;
  await recordChanges(tx, entity, context, "restore", [{ row, changes: changesBetween(values, data) }]);
  return row;
}

/** Puts a restored row back in the order of its list. @returns whether the row changed */
async function putBack(tx: Db, table: Prisma.ModelName, row: Identified, deletion: Deletion): Promise<boolean> {
  const place = "order" in row ? valueBefore(deletion, "order") : null;
  const createdAt = "createdAt" in row ? valueBefore(deletion, "createdAt") : null;
  if (typeof place === "number") await setPlace(tx, table, row.id, place);
  if (typeof createdAt === "string") await setCreatedAt(tx, table, row.id, new Date(createdAt));
  return typeof place === "number" || typeof createdAt === "string";
}

/** Returns the reason of a refusal. @throws any other error */
function reasonOf(error: unknown): { field: string; message: string }[] {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ZodError) return fieldIssues(cause);
  const refusal = toAppError(error);
  if (refusal?.appCode === "ERROR_UNAVAILABLE" || !refusal) throw error;
  return [{ field: refusal.details.field ?? "", message: refusal.appCode }];
}
