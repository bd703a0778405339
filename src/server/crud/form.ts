import { z } from "zod";
import type { Identified } from "~/lib/identified";
import { checkRules, type FieldSchemas, type ObjectSchema } from "~/lib/rules";
import { type Changes, recordActivity, withhold } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { noteVisibility } from "~/server/db/generation";
import { activityPathOf, type Entity, titleOf, type WriteContext } from "./entity";

export type Form<Row extends Data & Identified, In, Data extends object> = Entity<Row> & {
  schema: ObjectSchema<Data, In>;
  /** Fields logged without their values: personal data that may have to be erased. */
  unlogged?: readonly (keyof NoInfer<Data> & string)[];
  /**
   * Derives stored fields such as a slug. Runs before the difference is computed, so that the log matches what is stored.
   * @param data validated fields of the save @param before null for a new record @param context with the transaction
   */
  prepare?(
    data: Partial<Data>,
    before: NoInfer<Row> | null,
    context: WriteContext & { db: Db },
  ): Partial<NoInfer<Data>> | Promise<Partial<NoInfer<Data>>>;
};

export type CreateEntity<Row extends Data & Identified, In, Data extends object> = Form<Row, In, Data> & {
  /** Permission for adding where the page has no New button: for records edited inside another record. */
  createNeeds?: "edit";
  /** Creates a record from all of `data`, which holds the id and version of a restored record too. */
  create(db: Db, data: Data, context: WriteContext): Promise<NoInfer<Row>>;
  restoring?: {
    /** "always": something besides the fields was lost, such as permissions; "never": there is no form. Default: both ways. */
    inForm?: "always" | "never";
    /** How long after its deletion a record can be restored; default: as long as the log has it. */
    forMs?: number;
  };
  /** Restores a deleted record in place of `create`. @param deleted its last values, as far as the log knows them */
  restore?(
    db: Db,
    data: NoInfer<Data> & Identified,
    deleted: Partial<NoInfer<Data>>,
    context: WriteContext,
  ): Promise<NoInfer<Row>>;
};

/** Validates the submitted fields; unknown fields are dropped. @throws ZodError */
export async function parseFields<Data extends object>(
  schema: ObjectSchema<Data, unknown>,
  sent: object,
): Promise<Partial<Data>> {
  const shape: FieldSchemas<Data> = schema.shape;
  const parsed: Partial<Data> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const field in shape) {
    if (!Object.hasOwn(sent, field)) continue;
    const { data, error } = await shape[field].safeParseAsync(Reflect.get(sent, field));
    if (error) issues.push(...error.issues.map((issue) => ({ ...issue, path: [field, ...issue.path] })));
    else parsed[field] = data;
  }
  if (issues.length > 0) throw new z.ZodRealError(issues);
  return parsed;
}

/** Runs `prepare`. @throws Error for a field that the schema lacks, as the database might store it */
export async function preparedFields<Row extends Data & Identified, In, Data extends object>(
  tx: Db,
  form: Form<Row, In, Data>,
  data: Partial<Data>,
  before: Row | null,
  context: WriteContext,
): Promise<Partial<Data>> {
  const set = (await form.prepare?.(data, before, { ...context, db: tx })) ?? {};
  const unknown = Object.keys(set).find((field) => !Object.hasOwn(form.schema.shape, field));
  if (unknown !== undefined) throw new Error(`${form.path}: prepare sets "${unknown}", which is no field of the schema`);
  return set;
}

/** Adds the derived fields to those of a new record. @throws ZodError when they break a rule together */
export async function wholeData<Row extends Data & Identified, In, Data extends object>(
  tx: Db,
  form: Form<Row, In, Data>,
  sent: Data,
  context: WriteContext,
): Promise<Data> {
  const set = await preparedFields(tx, form, sent, null, context);
  const data = { ...sent, ...set };
  checkRules(form.schema, data, Object.keys(set));
  return data;
}

export async function recordChanges<Row extends Identified>(
  tx: Db,
  entity: Entity<Row> & { unlogged?: readonly string[] },
  { actor, ip }: WriteContext,
  action: "create" | "update" | "delete" | "move" | "restore",
  changed: readonly { row: Row; changes: Changes }[],
): Promise<void> {
  const entries = changed.map(({ row, changes }) => ({
    actor,
    ip,
    action,
    path: activityPathOf(entity),
    record: { id: row.id, name: titleOf(entity, row), version: row.version },
    changes: withhold(changes, entity.unlogged ?? []),
  }));
  await recordActivity(tx, ...entries);
  noteVisibility(
    tx,
    changed.some(({ row, changes }) => !isDraftChange(action, row, changes)),
  );
}

/** Publishing, unpublishing and slug changes affect visitors: a changed slug leaves a redirect, unless it was never published. */
function isDraftChange(action: string, row: Identified, changes: Changes): boolean {
  if (action === "move" || !("status" in row) || row.status !== "draft") return false;
  const wasPublished = "publishAt" in row && row.publishAt !== null;
  return action !== "update" || !("status" in changes || ("slug" in changes && wasPublished));
}
