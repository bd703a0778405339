import type { Action, AdminPath } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import type { BulkReport } from "~/lib/bulk-report";
import type { ErrorNoun } from "~/lib/codes";
import { referenceNoun } from "~/lib/references";
import { type Actor, may } from "~/server/auth/permissions";
import type { Db } from "~/server/db/client";
import type { WriteContext } from "./entity";

/** Facts about an entity for search, log and demo, in the meta of its procedures; collected in `root.ts`. */
export type EntityMeta = {
  title?: { path: AdminPath; table: Prisma.ModelName; columns: readonly string[] };
  names?: { path: AdminPath; code: ErrorNoun; read: (db: Db, ids: number[]) => Promise<[id: number, name: string][]> };
  deletable?: DeletableKind;
  restorable?: RestorableKind;
};

/** A kind of deleted records that can be restored; see `restoreRecords`. */
export type RestorableKind = {
  path: AdminPath;
  /** Path of their activity log entries. */
  activityPath: string;
  /** Flag that restoring needs, except for one's own last deletions. */
  needs: Action;
  /** Whether they are restored through their form. */
  inForm: "always" | "possible" | "never";
  /** How long they can be restored; undefined: as long as they are there. */
  forMs?: number | undefined;
  /** Source of the records: the log, or a table that marks them as deleted, with a reader of their names. */
  from: "log" | { table: Prisma.ModelName; names: (db: Db, ids: number[]) => Promise<Map<number, string>> };
  restore(ids: readonly number[], context: RestoreContext): Promise<BulkReport>;
};

export type RestoreContext = WriteContext & { db: Db };

/** A kind of records that can be deleted. */
type DeletableKind = {
  path: AdminPath;
  table: Prisma.ModelName;
  activityPath: string;
  /** Deletes records of one table. @param choose selects the locked records again @throws ERROR_IN_USE when all are in use */
  deleteRecords(ids: readonly number[], context: WriteContext, choose: ChooseRecords): Promise<{ count: number }>;
};

export type ChooseRecords = (tx: Db) => Promise<number[]>;

export type Searchable = { path: AdminPath; table: Prisma.ModelName; columns: readonly string[]; hasTrash: boolean };

const namesByNoun = new Map<ErrorNoun, NonNullable<EntityMeta["names"]>>();
const restorableKinds = new Map<AdminPath, RestorableKind>();
const deletableKinds = new Map<string, DeletableKind>();
const searchables = new Map<AdminPath, Searchable>();

export function collectEntities(procedures: readonly { meta?: { entity?: EntityMeta } | undefined }[]): void {
  for (const { meta } of procedures) {
    const { title, names, restorable, deletable } = meta?.entity ?? {};
    if (names) namesByNoun.set(names.code, names);
    if (restorable) restorableKinds.set(restorable.path, restorable);
    if (deletable) deletableKinds.set(deletable.table, deletable);
    if (!title) continue;
    const columns: object = Reflect.get(Prisma, `${title.table}ScalarFieldEnum`);
    if ("search" in columns) searchables.set(title.path, { ...title, hasTrash: "deletedAt" in columns });
  }
}

export function searchableOf(path: AdminPath): Searchable | undefined {
  return searchables.get(path);
}

export function deletableKindOf(table: string): DeletableKind | undefined {
  return deletableKinds.get(table);
}

/** Lists the kinds of deleted records whose page a person may view. */
export function restorableKindsFor(actor: Actor): RestorableKind[] {
  return [...restorableKinds.values()].filter(({ path }) => may(actor, path, "view"));
}

export function restorableKindFor(actor: Actor, path: string): RestorableKind | undefined {
  return restorableKindsFor(actor).find((kind) => kind.path === path);
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
