import type { AdminPath } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import { type ErrorNoun, referenceNoun } from "~/lib/codes";
import { type Actor, may } from "~/server/auth/permissions";
import type { Db } from "~/server/db/client";
import type { WriteContext } from "./entity";

/**
 * What a procedure tells of its entity in its meta. The search of the back office, the activity page and the removal of demo
 * content read it of all entities: `collectEntities` gathers it in `root.ts`.
 */
export type EntityMeta = {
  /** Of a list: the columns that name a record. */
  title?: { path: AdminPath; table: Prisma.ModelName; columns: readonly string[] };
  /** Of reading a record: the names of records by their ids. */
  names?: { path: AdminPath; code: ErrorNoun; read: (db: Db, ids: number[]) => Promise<[id: number, name: string][]> };
  /** Of adding a record: the page where deleted ones can be restored. */
  restorable?: AdminPath | undefined;
  deletion?: Deletion;
};

type Deletion = {
  path: AdminPath;
  table: Prisma.ModelName;
  /** The path of the entries about these records in the activity log. */
  activityPath: string;
  /**
   * Deletes records of one table, as staff do on their page.
   * @param choose selects the records again inside the transaction, which has locked them
   * @throws ERROR_IN_USE when all of them are in use
   */
  deleteRecords(ids: readonly number[], context: WriteContext, choose: ChooseRecords): Promise<{ count: number }>;
};

/** Selects the records again inside the transaction. */
export type ChooseRecords = (tx: Db) => Promise<number[]>;

/** Records that can be found by their name: they have a title and the column `search`. */
export type Searchable = { path: AdminPath; table: Prisma.ModelName; columns: readonly string[]; hasTrash: boolean };

const namesByNoun = new Map<ErrorNoun, NonNullable<EntityMeta["names"]>>();
const restorablePaths = new Set<string>();
const deletions = new Map<string, Deletion>();
const searchables = new Map<AdminPath, Searchable>();

/** Gathers what the procedures of all routers tell of their entities. */
export function collectEntities(procedures: readonly { meta?: { entity?: EntityMeta } | undefined }[]): void {
  for (const { meta } of procedures) {
    const { title, names, restorable, deletion } = meta?.entity ?? {};
    if (names) namesByNoun.set(names.code, names);
    if (restorable) restorablePaths.add(restorable);
    if (deletion) deletions.set(deletion.table, deletion);
    if (!title) continue;
    const columns: object = Reflect.get(Prisma, `${title.table}ScalarFieldEnum`);
    if ("search" in columns) searchables.set(title.path, { ...title, hasTrash: "deletedAt" in columns });
  }
}

/** The entity of a page whose records can be found by their name. */
export function searchableOf(path: AdminPath): Searchable | undefined {
  return searchables.get(path);
}

/** How records of a table are deleted; undefined where staff can't. */
export function deletionOf(table: string): Deletion | undefined {
  return deletions.get(table);
}

/** Whether deleted records of a page can be restored there. */
export function isRestorable(path: string): boolean {
  return restorablePaths.has(path);
}

/**
 * The names of the records that a field refers to.
 * @param field such as categoryId
 * @returns the names by id; empty where the field is no reference, the records are gone, or the person may not view their page.
 * Names of accounts are for everyone: each entry of the log has one
 */
export async function namesOf(db: Db, actor: Actor, field: string, ids: number[]): Promise<Map<number, string>> {
  const noun = referenceNoun(field);
  const known = noun && namesByNoun.get(noun);
  if (!known || ids.length === 0 || (noun !== "USER" && !may(actor, known.path, "view"))) return new Map();
  return new Map(await known.read(db, ids));
}
