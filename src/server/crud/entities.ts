import type { Action, AdminPath } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import { type ErrorNoun, referenceNoun } from "~/lib/codes";
import { type Actor, may } from "~/server/auth/permissions";
import type { Db } from "~/server/db/client";
import type { DeleteReport, WriteContext } from "./entity";

/** Facts about an entity for search, log and demo, in the meta of its procedures; collected in `root.ts`. */
export type EntityMeta = {
  title?: { path: AdminPath; table: Prisma.ModelName; columns: readonly string[] };
  names?: { path: AdminPath; code: ErrorNoun; read: (db: Db, ids: number[]) => Promise<[id: number, name: string][]> };
  /** Page where deleted records can be restored. */
  restorable?: AdminPath | undefined;
  deletion?: Deletion;
  trash?: TrashKind;
};

/** A kind of deleted records that can be brought back. */
export type TrashKind = {
  path: AdminPath;
  /** Flag that bringing back needs. */
  needs: Action;
  /** Whether they come back only through their form. */
  inForm: boolean;
  /** How long they can come back; undefined: as long as they are there. */
  keptMs?: number | undefined;
  /** Source of the records: the log, or a table that marks them as deleted, with a reader of their names. */
  from: "log" | { table: Prisma.ModelName; names: (db: Db, ids: number[]) => Promise<Map<number, string>> };
  restore(ids: number[], context: WriteContext & { db: Db }): Promise<DeleteReport>;
};

type Deletion = {
  path: AdminPath;
  table: Prisma.ModelName;
  activityPath: string;
  /** Deletes records of one table. @param choose selects the locked records again @throws ERROR_IN_USE when all are in use */
  deleteRecords(ids: readonly number[], context: WriteContext, choose: ChooseRecords): Promise<{ count: number }>;
};

export type ChooseRecords = (tx: Db) => Promise<number[]>;

export type Searchable = { path: AdminPath; table: Prisma.ModelName; columns: readonly string[]; hasTrash: boolean };

const namesByNoun = new Map<ErrorNoun, NonNullable<EntityMeta["names"]>>();
const restorablePaths = new Set<string>();
const trashKinds = new Map<AdminPath, TrashKind>();
const deletions = new Map<string, Deletion>();
const searchables = new Map<AdminPath, Searchable>();

export function collectEntities(procedures: readonly { meta?: { entity?: EntityMeta } | undefined }[]): void {
  for (const { meta } of procedures) {
    const { title, names, restorable, deletion, trash } = meta?.entity ?? {};
    if (names) namesByNoun.set(names.code, names);
    if (restorable) restorablePaths.add(restorable);
    if (trash) trashKinds.set(trash.path, trash);
    if (deletion) deletions.set(deletion.table, deletion);
    if (!title) continue;
    const columns: object = Reflect.get(Prisma, `${title.table}ScalarFieldEnum`);
    if ("search" in columns) searchables.set(title.path, { ...title, hasTrash: "deletedAt" in columns });
  }
}

export function searchableOf(path: AdminPath): Searchable | undefined {
  return searchables.get(path);
}

export function deletionOf(table: string): Deletion | undefined {
  return deletions.get(table);
}

/** Lists the kinds of deleted records whose page a person may view. */
export function trashKindsFor(actor: Actor): TrashKind[] {
  return [...trashKinds.values()].filter(({ path }) => may(actor, path, "view"));
}

export function isRestorable(path: string): boolean {
  return restorablePaths.has(path);
}

/**
 * Reads names of the records that a field such as categoryId refers to. Everyone may read names of accounts.
 * @returns names by id; without records that the actor may not view
 */
export async function namesOf(db: Db, actor: Actor, field: string, ids: number[]): Promise<Map<number, string>> {
  const noun = referenceNoun(field);
  const target = noun && namesByNoun.get(noun);
  if (!target || ids.length === 0 || (noun !== "USER" && !may(actor, target.path, "view"))) return new Map();
  return new Map(await target.read(db, ids));
}
