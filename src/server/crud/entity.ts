import { z } from "zod";
import type { AdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { type ErrorNoun, notFoundCode } from "~/lib/codes";
import type { Identified } from "~/lib/identified";
import { inParts } from "~/lib/in-parts";
import type { Actor } from "~/server/auth/permissions";
import type { Db } from "~/server/db/client";
import { measureTexts } from "~/server/db/text-size";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";

type TextKey<Row> = { [Key in keyof Row]-?: Row[Key] extends string | null ? Key : never }[keyof Row] & string;

/** Data about a kind of record that all capabilities need. Each capability extends it. */
export type Entity<Row extends Identified> = {
  path: AdminPath;
  code: ErrorNoun;
  table: Prisma.ModelName;
  find(db: Db, ids: number[]): Promise<Row[]>;
  /** Fields that name a record in the log and in reports: the first filled one counts. */
  title: readonly TextKey<NoInfer<Row>>[];
  /** Path of its activity log entries, if not its page: ids of two tables on one page would be mixed up. */
  activityPath?: string;
  /** What deleting would lose beside the fields: it goes into the log, and comes back with the record. */
  associatedData?: AssociatedData;
  /** False if visitors never see it: edits leave the page cache alone. */
  isPublic?: false;
  /** Whether writes run one after the other, because one may concern other rows: an order, a tree, the last administrator. */
  isSerial?: boolean;
  afterCommit?(): void;
};

export type AssociatedData = {
  /** Reads them as JSON, by record; without records that have none. */
  read(db: Db, ids: number[]): Promise<Map<number, object>>;
  restore(db: Db, id: number, stored: unknown): Promise<void>;
};

export type WriteContext = { actor: Actor; now: Date; headers: Headers; ip: string };

/** Maximum number of records that one call may list, delete or change. */
export const MAX_ROWS = 1000;

/** Whole records, with their long texts, that are in memory at once. */
const RECORDS_AT_ONCE = 25;

/** Splits the ids of many records, each once and in the order of locks, into parts that are read one after the other. */
export function partsOf(ids: readonly number[]): number[][] {
  return inParts(
    [...new Set(ids)].sort((a, b) => a - b),
    RECORDS_AT_ONCE,
  );
}

/** Texts of the records that one action may change: about 5 s of the 15 s that a transaction has. */
const MAX_TEXT_BYTES = 20_000_000;

/**
 * Locks the records of an action until the transaction ends, and splits them into parts that are read one after the other.
 * @throws ERROR_<NOUN>_NOT_FOUND, ERROR_RECORDS_TOO_LONG, before any record is read
 */
export async function lockInParts(
  tx: Db,
  { table, code }: { table: Prisma.ModelName; code: ErrorNoun },
  ids: readonly number[],
): Promise<number[][]> {
  const uniqueIds = [...new Set(ids)];
  const lockedIds = await lockRows(tx, table, uniqueIds);
  if (lockedIds.length < uniqueIds.length) throw new AppError(notFoundCode(code));
  if (lockedIds.length > 1 && (await measureTexts(tx, table, lockedIds)) > MAX_TEXT_BYTES)
    throw new AppError("ERROR_RECORDS_TOO_LONG");
  return partsOf(lockedIds);
}

/** An int32, as in the database: a larger number would be an error there. */
export const id = z.int32().positive();
export const ids = z.array(id).min(1).max(MAX_ROWS);

/** Types an entity that several capabilities share: `recordProcedures({ ...candidate, schema, update })`. */
export function defineEntity<Row extends Identified>(entity: Entity<Row>): Entity<Row> {
  return entity;
}

/** Returns a record's title, or its number if the title is empty. */
export function titleOf<Row extends Identified>({ title }: Pick<Entity<Row>, "title">, row: Row): string {
  const texts = title.map((field) => row[field]).filter((text) => typeof text === "string" && text !== "");
  return texts.length > 0 ? String(texts[0]) : `#${row.id}`;
}

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

/** Reads records by id, each once. @throws ERROR_<NOUN>_NOT_FOUND when one does not exist */
export async function findAll<Row>({ code, find }: Findable<Row>, db: Db, ids: readonly number[]): Promise<Row[]> {
  const uniqueIds = [...new Set(ids)];
  const rows = await find(db, uniqueIds);
  if (rows.length < uniqueIds.length) throw new AppError(notFoundCode(code));
  return rows;
}

/** Like `findAll`, but locks the records until the transaction ends. */
export async function lockAll<Row>(
  entity: Findable<Row> & { table: Prisma.ModelName },
  tx: Db,
  ids: readonly number[],
): Promise<Row[]> {
  await lockRows(tx, entity.table, [...new Set(ids)]);
  return findAll(entity, tx, ids);
}
