import { z } from "zod";
import type { Identified } from "~/lib/identified";
import { type DeleteEntity, deleteProcedures } from "~/server/crud/delete";
import { findAll, ids, lockInParts, partsOf, titleOf, type WriteContext } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { restoreProcedure } from "~/server/crud/restore";
import { guarded } from "~/server/crud/trpc";
import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";

type TrashEntity<Row extends Identified & { deletedAt: Date | null }> = DeleteEntity<Row> & {
  setDeletedAt(db: Db, ids: number[], deletedAt: Date | null): Promise<unknown>;
};

/** Selects the trash or everything else; anonymised records are in no list. */
export function shownOrTrash(isTrash: boolean | undefined) {
  return { deletedAt: isTrash ? { not: null } : null, anonymisedAt: null };
}

/** Condition of records in no list, served by a partial index of the table. */
export const unlisted = { OR: [{ deletedAt: { not: null } }, { anonymisedAt: { not: null } }] };

/** Builds `delete`, `restore`, `erase` and `usedBy`; all need the flag for deleting. */
export function trashProcedures<Row extends Identified & { deletedAt: Date | null }>(entity: TrashEntity<Row>) {
  const { delete: erase, usedBy } = deleteProcedures(entity);
  const procedure = guarded(entity.path).delete.input(z.object({ ids }));

  const move = (action: "trash" | "restore", ids: readonly number[], { actor, ip, now }: WriteContext) =>
    inTransaction(entity, async (tx) => {
      const moved: { id: number; name: string; version: number }[] = [];
      for (const part of await lockInParts(tx, entity, ids)) {
        const rows = await findAll(entity, tx, part);
        const movedRows = rows.filter((row) => (row.deletedAt === null) === (action === "trash"));
        moved.push(...movedRows.map((row) => ({ id: row.id, name: titleOf(entity, row), version: row.version + 1 })));
      }
      await entity.setDeletedAt(
        tx,
        moved.map(({ id }) => id),
        action === "trash" ? now : null,
      );
      const entries = moved.map((record) => ({ actor, ip, action, path: entity.path, record }));
      await recordActivity(tx, ...entries);
      return { count: moved.length, unchanged: [] };
    });

  const names = async (db: Db, ids: number[]) => {
    const names = new Map<number, string>();
    for (const part of partsOf(ids)) for (const row of await entity.find(db, part)) names.set(row.id, titleOf(entity, row));
    return names;
  };
  return {
    /** Moves records into the trash. @throws ERROR_<NOUN>_NOT_FOUND when one does not exist; none is moved then */
    delete: procedure.mutation(({ ctx, input }) => move("trash", input.ids, ctx)),

    /** Restores records from the trash. @throws ERROR_<NOUN>_NOT_FOUND when one does not exist; none is restored then */
    ...restoreProcedure({
      path: entity.path,
      activityPath: entity.path,
      needs: "delete",
      inForm: "never",
      from: { table: entity.table, names },
      restore: (ids, context) => move("restore", ids, context),
    }),

    /** Deletes records for good, in the trash or not; see `deleteProcedures`. */
    erase,
    usedBy,
  };
}
