import { z } from "zod";
import type { AdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { type ErrorNoun, notFoundCode } from "~/lib/codes";
import type { Identified } from "~/lib/identified";
import type { Actor } from "~/server/auth/permissions";
import type { Db } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";

type TextKey<Row> = { [Key in keyof Row]-?: Row[Key] extends string | null ? Key : never }[keyof Row] & string;

/** What all capabilities need to know of a kind of record. Each of them takes an object with this and its own functions. */
export type Entity<Row extends Identified> = {
  /** Its page in the back office, which its permissions belong to. */
  path: AdminPath;
  /** "LEVEL" makes ERROR_LEVEL_NOT_FOUND and ERROR_LEVEL_NAME_EN_EXIST. */
  code: ErrorNoun;
  table: Prisma.ModelName;
  /** Reads whole records. Annotate its parameters: the type of the row is inferred from this function alone. */
  find(db: Db, ids: number[]): Promise<Row[]>;
  /** The fields that name a record in the log and in reports: the first one that is filled. */
  title: readonly TextKey<NoInfer<Row>>[];
  /**
   * The path of its entries in the activity log, where that is not its page: the ids of two tables on one page would be mixed
   * up there.
   */
  activityPath?: string;
  /** False: visitors never see it, and an edit leaves the page cache alone. */
  isPublic?: false;
  /** Its records are about a person: deleting one takes its name and all logged values out of the activity log. */
  isPersonal?: boolean;
  /** Its writes run one after the other, because one may concern other rows too: an order, a tree, the last administrator. */
  isSerial?: boolean;
  /** Starts background work after each commit. */
  afterCommit?(): void;
};

/** Who writes, when, and by which request. */
export type WriteContext = { actor: Actor; now: Date; headers: Headers; ip: string };

/** As many records as one call may list, delete or change. */
export const MAX_ROWS = 1000;

/** An id as the database counts: a larger number would be an error there. */
export const id = z.int32().positive();
export const ids = z.array(id).min(1).max(MAX_ROWS);

/** Types an entity that several capabilities share: `recordProcedures({ ...candidate, schema, update })`. */
export function defineEntity<Row extends Identified>(entity: Entity<Row>): Entity<Row> {
  return entity;
}

/** What people call a record; its number when its title is empty. */
export function titleOf<Row extends Identified>({ title }: Pick<Entity<Row>, "title">, row: Row): string {
  const texts = title.map((field) => row[field]).filter((text) => typeof text === "string" && text !== "");
  return texts.length > 0 ? String(texts[0]) : `#${row.id}`;
}

/** The path of the entries of an entity in the activity log. */
export function activityPathOf({ path, activityPath = path }: { path: AdminPath; activityPath?: string }): string {
  return activityPath;
}

type Findable<Row> = { code: ErrorNoun; find(db: Db, ids: number[]): Promise<Row[]> };

/** @throws ERROR_<NOUN>_NOT_FOUND */
export async function findOne<Row>({ code, find }: Findable<Row>, db: Db, id: number): Promise<Row> {
  const [row] = await find(db, [id]);
  if (!row) throw new AppError(notFoundCode(code));
  return row;
}

/** The records of some ids, each once. @throws ERROR_<NOUN>_NOT_FOUND when one does not exist */
export async function findAll<Row>({ code, find }: Findable<Row>, db: Db, ids: readonly number[]): Promise<Row[]> {
  const uniqueIds = [...new Set(ids)];
  const rows = await find(db, uniqueIds);
  if (rows.length < uniqueIds.length) throw new AppError(notFoundCode(code));
  return rows;
}

/** The same, locked until the transaction ends. */
export async function lockAll<Row>(
  entity: Findable<Row> & { table: Prisma.ModelName },
  tx: Db,
  ids: readonly number[],
): Promise<Row[]> {
  await lockRows(tx, entity.table, [...new Set(ids)]);
  return findAll(entity, tx, ids);
}
