import { ZodError, z } from "zod";
import { isPersonal } from "~/features/registry";
import type { Identified } from "~/lib/identified";
import { checkRules } from "~/lib/rules";
import { UNDO_MS } from "~/lib/undo";
import type { Db } from "~/server/db/client";
import { AppError, toAppError } from "~/server/platform/errors";
import { type CreateEntity, restore as restoreRecord } from "./create";
import type { TrashKind } from "./entities";
import { activityPathOf, type DeleteReport, ids, type KeptRecord, type WriteContext } from "./entity";
import { preparedFields } from "./form";
import { deletedValues, deletionOf } from "./history";
import { inTransaction } from "./in-transaction";
import { guarded } from "./trpc";

/** A click at the last moment still arrives. */
const GRACE_MS = 5000;

/** Builds `undoDelete`, and tells the trash how deleted records are made anew as they were, from the activity log. */
export function restoreProcedures<Row extends Data & Identified, In, Data extends object>(entity: CreateEntity<Row, In, Data>) {
  const { path, createNeeds: needs = "add", restoresInForm: inForm = false, restoresForMs: keptMs } = entity;
  const restore = (ids: readonly number[], context: RestoreContext) => restoreAll(entity, ids, context);
  const trash: TrashKind = { path, needs, inForm, keptMs, from: "log", restore };
  const isListed = !isPersonal(path) && activityPathOf(entity) === path;
  return {
    /** For who deleted them, within ten seconds. @throws ERROR_FORBIDDEN for others and later, errors of the trash */
    undoDelete: guarded(path)
      .delete.meta({ guard: { path, action: "delete" }, entity: isListed ? { trash } : {} })
      .input(z.object({ ids }))
      .mutation(async ({ ctx, input }) => {
        for (const id of input.ids) {
          const deletion = await deletionOf(ctx.db, activityPathOf(entity), id);
          const isOwn = deletion === null || deletion.actorId === ctx.actor.id;
          const age = ctx.now.getTime() - (deletion?.createdAt.getTime() ?? 0);
          if (deletion && (!isOwn || age > UNDO_MS + GRACE_MS)) throw new AppError("ERROR_FORBIDDEN");
        }
        return restore(input.ids, ctx);
      }),
  };
}

type RestoreContext = WriteContext & { db: Db };

/** Restores each record in a transaction of its own: one whose name is taken does not hold up the others. */
async function restoreAll<Row extends Data & Identified, In, Data extends object>(
  entity: CreateEntity<Row, In, Data>,
  ids: readonly number[],
  context: RestoreContext,
): Promise<DeleteReport> {
  if (entity.restoresInForm) throw new AppError("ERROR_FORBIDDEN");
  const uniqueIds = [...new Set(ids)];
  const kept: KeptRecord[] = [];
  for (const id of uniqueIds) {
    const label = (await deletionOf(context.db, activityPathOf(entity), id))?.recordName ?? `#${id}`;
    const reason = await restoreOne(entity, id, context).then(
      () => null,
      (error: unknown) => {
        if (uniqueIds.length === 1) throw error;
        return reasonOf(error);
      },
    );
    if (reason) kept.push({ id, label, reason });
  }
  return { count: uniqueIds.length - kept.length, kept };
}

function restoreOne<Row extends Data & Identified, In, Data extends object>(
  entity: CreateEntity<Row, In, Data>,
  id: number,
  context: WriteContext,
): Promise<Row> {
  const schema: z.ZodType<Data, In> = entity.schema;
  return inTransaction(entity, async (tx) => {
    const { values } = await deletedValues(tx, entity, id);
    const parsed = await schema.parseAsync(values);
    const set = await preparedFields(tx, entity, parsed, null, context);
    const data = { ...parsed, ...set };
    checkRules(entity.schema, data, Object.keys(set));
    return restoreRecord(tx, entity, id, data, context);
  });
}

/** @throws what is no refusal */
function reasonOf(error: unknown): { field: string; message: string }[] {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ZodError) return cause.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  const refusal = toAppError(error);
  if (refusal?.appCode === "ERROR_UNAVAILABLE" || !refusal) throw error;
  return [{ field: refusal.details.field ?? "", message: refusal.appCode }];
}
