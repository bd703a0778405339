import type { ErrorNoun } from "~/lib/codes";
import { referenceNoun } from "~/lib/codes";
import type { Identified } from "~/lib/identified";
import type { Db } from "~/server/db/client";
import { activityPathOf, type Entity, titleOf } from "./entity";

/** What the activity page must know of all entities. Filled while their routers are made. */
const namesByNoun = new Map<ErrorNoun, (db: Db, ids: number[]) => Promise<[id: number, name: string][]>>();
const restorablePaths = new Set<string>();

/** Lets entries of the activity log name the records of an entity that others refer to. */
export function addNames<Row extends Identified>(entity: Entity<Row>): void {
  namesByNoun.set(entity.code, async (db, ids) => (await entity.find(db, ids)).map((row) => [row.id, titleOf(entity, row)]));
}

/** Whether deleted records of a page can be restored there. */
export function isRestorable(path: string): boolean {
  return restorablePaths.has(path);
}

/**
 * What people call the records that a field refers to.
 * @param field such as categoryId
 * @returns the names by id; empty where the field is no reference, or the records are gone
 */
export async function namesOf(db: Db, field: string, ids: number[]): Promise<Map<number, string>> {
  const noun = referenceNoun(field);
  const read = noun && namesByNoun.get(noun);
  return new Map(read && ids.length > 0 ? await read(db, ids) : []);
}
