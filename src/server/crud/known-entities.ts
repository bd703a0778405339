import type { AdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import type { ErrorNoun } from "~/lib/codes";
import { referenceNoun } from "~/lib/codes";
import type { Identified } from "~/lib/identified";
import type { Db } from "~/server/db/client";
import { type Actor, may } from "~/server/permissions";
import { activityPathOf, type Entity, titleOf, type WriteContext } from "./entity";

/** What the activity page and the overview must know of all entities. Filled while their routers are made. */
const namesByNoun = new Map<ErrorNoun, { path: AdminPath; read: (db: Db, ids: number[]) => Promise<[number, string][]> }>();
const restorablePaths = new Set<string>();
const deletions = new Map<string, Deletion>();

type Deletion = {
  path: AdminPath;
  /** The path of the entries about these records in the activity log. */
  activityPath: string;
  /**
   * Deletes records of one table, as staff do on their page.
   * @param choose of the locked records, tells which ones are still to be deleted
   * @throws ERROR_IN_USE when all of them are in use
   */
  deleteRecords(ids: readonly number[], context: WriteContext, choose: ChooseRecords): Promise<{ count: number }>;
};

/** Selects the records again inside the transaction. */
export type ChooseRecords = (tx: Db) => Promise<number[]>;

/** Lets entries of the activity log name the records of an entity that others refer to. */
export function addNames<Row extends Identified>(entity: Entity<Row>): void {
  namesByNoun.set(entity.code, {
    path: entity.path,
    read: async (db, ids) => (await entity.find(db, ids)).map((row) => [row.id, titleOf(entity, row)]),
  });
}

/** Lets records of a table be deleted with those of other tables, when the demo content goes. */
export function addDeletion(table: Prisma.ModelName, deletion: Deletion): void {
  deletions.set(table, deletion);
}

/** How records of a table are deleted; undefined where staff can't. */
export function deletionOf(table: string): Deletion | undefined {
  return deletions.get(table);
}

/** Lets deleted records of an entity be restored from its page. */
export function addRestorable<Row extends Identified>(entity: Entity<Row>): void {
  if (!entity.isPersonal && activityPathOf(entity) === entity.path) restorablePaths.add(entity.path);
}

/** Whether deleted records of a page can be restored there. */
export function isRestorable(path: string): boolean {
  return restorablePaths.has(path);
}

/**
 * What people call the records that a field refers to.
 * @param field such as categoryId
 * @returns the names by id; empty where the field is no reference, the records are gone, or the person may not view their page.
 * Names of accounts are for everyone: each entry has one
 */
export async function namesOf(db: Db, actor: Actor, field: string, ids: number[]): Promise<Map<number, string>> {
  const noun = referenceNoun(field);
  const known = noun && namesByNoun.get(noun);
  if (!known || ids.length === 0 || (noun !== "USER" && !may(actor, known.path, "view"))) return new Map();
  return new Map(await known.read(db, ids));
}
