import { z } from "zod";
import type { Identified } from "~/lib/identified";
import { fieldOf, isItemList, isSameJson, mergeItems } from "~/lib/items";
import { checkRules, type ObjectSchema } from "~/lib/rules";
import { changesBetween, fieldsOf, fieldsTouchedSince } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { noteVisibility } from "~/server/db/generation";
import { lockRows } from "~/server/db/transaction";
import { AppError, isMissingRecord, LostRaceError } from "~/server/platform/errors";
import { activityPathOf, findOne, id, titleOf, type WriteContext } from "./entity";
import { type Form, parseFields, preparedFields, recordChanges } from "./form";
import { historyProcedures, readVersion } from "./history";
import { inTransaction } from "./in-transaction";
import { guarded } from "./trpc";

export type RecordEntity<Row extends Data & Identified, In, Data extends object> = Form<Row, In, Data> & {
  /** Saves the fields. `where` must contain id and version of `before`, so that a concurrent save is noticed and merged. */
  update(db: Db, before: NoInfer<Row>, data: Partial<Data> & { version: number }, context: WriteContext): Promise<NoInfer<Row>>;
};

export function recordProcedures<Row extends Data & Identified, In, Data extends object>(entity: RecordEntity<Row, In, Data>) {
  const { path } = entity;
  const procedure = guarded(path);
  const readNames = async (db: Db, ids: number[]) =>
    (await entity.find(db, ids)).map((row): [number, string] => [row.id, titleOf(entity, row)]);
  return {
    history: historyProcedures(entity),

    /** @throws ERROR_<NOUN>_NOT_FOUND */
    byId: procedure.view
      .meta({ guard: { path, action: "view" }, entity: { names: { path, code: entity.code, read: readNames } } })
      .input(z.object({ id }))
      .query(({ ctx, input }) => findOne(entity, ctx.db, input.id)),

    /**
     * Saves fields and merges concurrent changes of others.
     * @throws ERROR_CONFLICT with the stored values, ERROR_<NOUN>_NOT_FOUND, ERROR_<NOUN>_<FIELD>_EXIST at the field
     */
    update: procedure.edit
      .input(z.object({ id, version: z.int32().positive(), data: changesOf(entity.schema) }))
      .mutation(({ ctx, input }) =>
        inTransaction(entity, async (tx, isRetry) => {
          if (isRetry) await lockRows(tx, entity.table, [input.id]);
          return saveRecord(tx, entity, input, ctx);
        }),
      ),
  };
}

/**
 * Builds the schema of a part of a form's values. `partOf` names the full schema for the test that walks all inputs. A window
 * from before an upgrade may send a field that has gone: it is refused, because ignoring it would lose what was typed.
 */
export function changesOf<Data extends object, In>(schema: ObjectSchema<Data, In>) {
  return z
    .custom<Partial<In>>((value) => typeof value === "object" && value !== null && !Array.isArray(value))
    .superRefine((value, context) => {
      const unknown = Object.keys(value).filter((field) => !Object.hasOwn(schema.shape, field));
      for (const field of unknown) context.addIssue({ code: "custom", path: [field], message: "invalid" });
    })
    .meta({ partOf: schema });
}

export async function saveRecord<Row extends Data & Identified, In, Data extends object>(
  tx: Db,
  entity: RecordEntity<Row, In, Data>,
  input: { id: number; version: number; data: Partial<In> },
  context: WriteContext,
): Promise<Row> {
  const before = await findOne(entity, tx, input.id);
  const parsed = await parseFields(entity.schema, input.data);
  const prepared = { ...parsed, ...(await preparedFields(tx, entity, parsed, before, context)) };
  const merging =
    input.version === before.version ? nothingMerged : await mergeLists(tx, entity, before, input.version, prepared);
  const data = { ...prepared, ...merging.merged };
  const changes = changesBetween(before, data);
  const fields = fieldsOf(changes);
  if (fields.length === 0) {
    noteVisibility(tx, false);
    return before;
  }
  checkRules(entity.schema, { ...before, ...data }, fields);
  // Fields that `prepare` derives, such as a slug, can't conflict.
  const chosen = Object.keys(changes).filter((name) => fieldOf(name) in parsed && !(fieldOf(name) in merging.merged));
  if (input.version !== before.version) await checkConflict(tx, entity, before, input.version, chosen, merging);
  const after = await entity
    .update(tx, before, { ...pick(data, fields), version: before.version + 1 }, context)
    .catch((error: unknown) => {
      throw isMissingRecord(error) ? new LostRaceError(error) : error;
    });
  await recordChanges(tx, entity, context, "update", [{ row: after, changes }]);
  return after;
}

type Merging<Data> = {
  merged: Partial<Data>;
  /** Lists that could not be merged. */
  conflicting: string[];
  /** Values of the lists at the version on which the save is based. */
  bases: Record<string, unknown>;
};

const nothingMerged = { merged: {}, conflicting: [], bases: {} };

/** Merges lists of items with what others saved since a version. */
async function mergeLists<Row extends Data & Identified, In, Data extends object>(
  tx: Db,
  entity: RecordEntity<Row, In, Data>,
  before: Row,
  since: number,
  data: Partial<Data>,
): Promise<Merging<Data>> {
  const merging: Merging<Data> = { merged: {}, conflicting: [], bases: {} };
  const lists = Object.entries(data).filter(([field, value]) => isItemList(value) && isItemList(Reflect.get(before, field)));
  if (lists.length === 0) return merging;
  const version = await readVersion(tx, entity, before, since);
  for (const [field, mine] of lists) {
    const [base, theirs] = [version?.values[field], Reflect.get(before, field)];
    if (!isItemList(base) || !isItemList(mine) || !isItemList(theirs)) continue;
    merging.bases[field] = base;
    const { value, conflicts } = mergeItems(field, base, mine, theirs);
    // Two lists of the greatest length may make a longer one.
    const parsed = await z.safeParseAsync(entity.schema.shape[field] ?? z.unknown(), value);
    if (conflicts.length > 0 || !parsed.success) merging.conflicting.push(field);
    else Object.assign(merging.merged, { [field]: parsed.data });
  }
  return merging;
}

/** @throws ERROR_CONFLICT when another person changed one of the fields after the version `since`, and not back again */
async function checkConflict<Row extends Data & Identified, In, Data extends object>(
  tx: Db,
  entity: RecordEntity<Row, In, Data>,
  before: Row,
  since: number,
  fields: string[],
  merging: Pick<Merging<object>, "conflicting" | "bases">,
): Promise<void> {
  const touchedFields = await fieldsTouchedSince(tx, activityPathOf(entity), before.id, since, before.version);
  const touched = fields.filter((field) => touchedFields === "unknown" || touchedFields.has(field)).map(fieldOf);
  const touchedOrUnmerged = [...new Set([...touched, ...merging.conflicting])];
  if (touchedOrUnmerged.length === 0) return;
  const version = await readVersion(tx, entity, before, since);
  const isBack = (field: string) =>
    version !== null && field in version.values && isSameJson(version.values[field], Reflect.get(before, field));
  const conflicting = touchedOrUnmerged.filter((field) => !isBack(field));
  if (conflicting.length === 0) return;
  const theirs = pick({ ...before }, conflicting);
  const base = pick(merging.bases, conflicting);
  throw new AppError("ERROR_CONFLICT", { conflict: { version: before.version, theirs, base } });
}

export function pick<Value extends object>(value: Value, keys: readonly string[]): Partial<Value> {
  const picked: Partial<Value> = {};
  for (const key in value) if (keys.includes(key)) picked[key] = value[key];
  return picked;
}
