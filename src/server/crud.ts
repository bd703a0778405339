import { TRPCError } from "@trpc/server";
import { ZodError, z } from "zod";
import type { AdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { type ErrorNoun, notFoundCode } from "~/lib/codes";
import { text } from "~/lib/fields";
import { DEFAULT_PAGE_SIZE } from "~/lib/pagination";
import { type Changes, changesBetween, changesOfDelete, fieldsTouchedSince, recordActivity } from "~/server/activity";
import { type Matching, matching } from "~/server/crud/search";
import type { Db } from "~/server/db/client";
import { inTransaction, lockRows, lockTable } from "~/server/db/transaction";
import { AppError, fromPrisma } from "~/server/errors";
import { moveRow, placeLast } from "~/server/order";
import { changeForVisitors } from "~/server/pages/generation";
import type { Actor } from "~/server/permissions";
import { guarded, type Meta, router } from "~/server/trpc";

/** What every record has. */
type Identified = { id: number; version: number };

type OrderBy<Sort extends string> = { [K in Sort | "id"]?: "asc" | "desc" };

/** What a list is asked for, in Prisma's terms. */
export type ListQuery<Filter, Sort extends string> = {
  skip: number;
  take: number;
  orderBy: OrderBy<Sort>[];
  /** Of the search: to be spread into the where clause of the rows and of their count. */
  matching: Matching;
  filter: Filter;
};

/** Something that stops a record from being deleted. */
export type Usage = { id: number; path: AdminPath; count: number };

/** Who saves, when, and by which request. */
export type Saving = { actor: Actor; now: Date; headers: Headers };

/** What is particular to a kind of record that can be read and changed. */
export type RecordEntity<Row extends Data & Identified, In, Data extends object> = {
  /** Its page in the back office, which its permissions hang on. */
  path: AdminPath;
  /** "LEVEL" makes ERROR_LEVEL_NOT_FOUND and ERROR_LEVEL_NAME_EN_EXIST. */
  code: ErrorNoun;
  /** The table of its rows, which are locked while they are saved. */
  table: Prisma.ModelName;
  schema: z.ZodType<Data, In>;
  byIds(db: Db, ids: number[]): Promise<Row[]>;
  /** Only the fields that change, and the record's next version. */
  update(db: Db, id: number, data: Partial<Data> & { version: number }, saving: Saving): Promise<Row>;
  /** What people call a record: its name or title. Write it last: the type of its row comes from what stands above it. */
  label(row: Row): string;
  /** No visitor sees it: an edit leaves the page cache alone. */
  visitors?: false;
  /** Starts what follows from a change, in the background: called after each commit. */
  committed?(): void;
  /** Its writes come one after the other, because one may concern other rows too: a tree, the last of a kind. */
  isSerial?: boolean;
};

/** What is particular to a kind of record that can be listed. */
export type ListEntity<ListRow, FilterIn, Filter, Sort extends string> = {
  path: AdminPath;
  table: Prisma.ModelName;
  filter: z.ZodType<Filter, FilterIn>;
  /** The columns a list can be sorted by; each wants an index, with the id behind it. */
  sort: readonly Sort[];
  /** The order nobody asked for. */
  defaultSort: { by: NoInfer<Sort>; dir: "ASC" | "DESC" };
  list(db: Db, query: ListQuery<Filter, Sort>): Promise<readonly [rows: ListRow[], total: number]>;
};

/**
 * All that is particular to an entity on the server. The functions hold its Prisma calls; each gets the client or the
 * transaction to use.
 */
export type Entity<
  ListRow,
  Row extends Data & Identified,
  In,
  Data extends object,
  FilterIn,
  Filter,
  Sort extends string,
> = RecordEntity<Row, In, Data> &
  ListEntity<ListRow, FilterIn, Filter, Sort> & {
    create(db: Db, data: Data, saving: Saving): Promise<Row>;
    delete(db: Db, ids: number[], saving: Saving): Promise<{ count: number }>;
    /** What uses the records; a record in use is not deleted. */
    usedBy?(db: Db, ids: number[]): Promise<Usage[]>;
    /** Clears away what the records left outside of the database, once they are gone for good. */
    deleted?(rows: Row[]): Promise<void>;
    /** Its rows have an `order` that people set; a new row comes last. Its writes are serial too. */
    isOrdered?: boolean;
  };

const MAX_PAGE_SIZE = 1000;

/** As the database counts: a number beyond is no id, and would be an error there. */
export const id = z.int32().positive();
export const ids = z.array(id).min(1).max(MAX_PAGE_SIZE);

/** All procedures of an entity, as a router. */
export function crudRouter<
  ListRow,
  Row extends Data & Identified,
  In,
  Data extends object,
  FilterIn,
  Filter,
  Sort extends string,
>(entity: Entity<ListRow, Row, In, Data, FilterIn, Filter, Sort>) {
  return router(crudProcedures(entity));
}

/**
 * The procedures that every entity has, to be spread into a router beside what is particular to it:
 * `router({ ...crudProcedures(entity), publish: … })`. What is the same for all of them happens here: the guard, paging,
 * "not found", the version check with its merge by field, the activity log, emptying the page cache, Prisma's errors.
 */
export function crudProcedures<
  ListRow,
  Row extends Data & Identified,
  In,
  Data extends object,
  FilterIn,
  Filter,
  Sort extends string,
>(entity: Entity<ListRow, Row, In, Data, FilterIn, Filter, Sort>) {
  const procedure = guarded(entity.path);
  return {
    ...recordProcedures(entity),
    ...listProcedures(entity),

    /** @throws ERROR_<NOUN>_<FIELD>_EXIST at the field */
    create: procedure.add.input(z.object({ data: entity.schema })).mutation(({ ctx, input }) =>
      write(entity, async (tx) => {
        let created = await entity.create(tx, input.data, ctx);
        if (entity.isOrdered) {
          await placeLast(tx, entity.table, created.id);
          created = await mustFind(entity, tx, created.id);
        }
        await record(tx, entity, ctx, "create", [[created, changesBetween({}, input.data)]]);
        return created;
      }),
    ),

    /**
     * Deletes the records that nothing uses.
     * @returns how many went, and which stayed because something uses them
     * @throws ERROR_<NOUN>_NOT_FOUND when one is not there, ERROR_IN_USE when all of them are in use
     */
    delete: procedure.delete.input(z.object({ ids })).mutation(async ({ ctx, input }) => {
      const wanted = [...new Set(input.ids)];
      const { free, kept, count } = await write(entity, async (tx) => {
        await lockRows(tx, entity.table, wanted);
        const rows = await entity.byIds(tx, wanted);
        if (rows.length < wanted.length) throw new AppError(notFoundCode(entity.code));
        const usage = (await entity.usedBy?.(tx, wanted)) ?? [];
        const kept = rows.filter((row) => usage.some((use) => use.id === row.id));
        const free = rows.filter((row) => !kept.includes(row));
        if (free.length === 0) throw new AppError("ERROR_IN_USE", { usedBy: usage });
        const freeIds = free.map((row) => row.id);
        const { count } = await entity.delete(tx, freeIds, ctx);
        await record(
          tx,
          entity,
          ctx,
          "delete",
          free.map((row) => [row, changesOfDelete(row)]),
        );
        return { free, kept, count };
      });
      await entity.deleted?.(free);
      return { count, kept: kept.map((row) => ({ id: row.id, label: entity.label(row) })) };
    }),

    /** What uses these records: shown before they are deleted. */
    usedBy: procedure.view
      .input(z.object({ ids }))
      .query(async ({ ctx, input }) => (await entity.usedBy?.(ctx.db, input.ids)) ?? []),

    /**
     * Puts a record right behind another one (first: `after: null`) and numbers all of them anew.
     * @throws ERROR_<NOUN>_NOT_FOUND
     */
    move: procedure.edit.input(z.object({ id, after: id.nullable() })).mutation(({ ctx, input }) =>
      write(entity, async (tx) => {
        const before = await mustFind(entity, tx, input.id);
        if (entity.isOrdered) await moveRow(tx, entity.table, input);
        const after = await mustFind(entity, tx, input.id);
        const changes = changesBetween(before, after);
        if (Object.keys(changes).length > 0) await record(tx, entity, ctx, "move", [[after, changes]]);
      }),
    ),
  };
}

/** The list of records, which even those have that nobody makes or deletes: mails, for one. */
export function listProcedures<ListRow, FilterIn, Filter, Sort extends string>(
  entity: ListEntity<ListRow, FilterIn, Filter, Sort>,
) {
  const procedure = guarded(entity.path);
  const listInput = z.object({
    search: text(0, 200).optional(),
    page: z.int().min(1).max(1_000_000).optional(),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).optional(),
    sort: z.object({ by: z.enum([...entity.sort]), dir: z.enum(["ASC", "DESC"]) }).optional(),
    filter: entity.filter.optional(),
  });

  const { sort, table } = entity;
  const meta: Meta = { guard: { path: entity.path, action: "view" }, sort, table };

  return {
    /** @returns one page of the rows, and how many there are in all. */
    list: procedure.view
      .meta(meta)
      .input(listInput)
      .query(async ({ ctx, input }) => {
        const { page = 1, pageSize = DEFAULT_PAGE_SIZE, sort = entity.defaultSort } = input;
        const filter = input.filter ?? (await entity.filter.parseAsync({}));
        const dir = sort.dir === "ASC" ? "asc" : "desc";
        // The id behind it, in the same direction, so that an index answers and no row is on two pages.
        const orderBy: OrderBy<Sort>[] = [orderOf(sort.by, dir), orderOf<Sort>("id", dir)];
        let skip = (page - 1) * pageSize;
        let take = pageSize;
        const rows: ListRow[] = [];
        let total = 0;
        // One where clause after the other, as if they were one list.
        for (const part of matching(input.search ?? "")) {
          const [found, count] = await entity.list(ctx.db, { skip, take, orderBy, matching: part, filter });
          rows.push(...found);
          total += count;
          take -= found.length;
          skip = Math.max(0, skip - count);
        }
        return { rows, total };
      }),
  };
}

/** The procedures of a single record such as the settings, as a router. */
export function recordRouter<Row extends Data & Identified, In, Data extends object>(entity: RecordEntity<Row, In, Data>) {
  return router(recordProcedures(entity));
}

/** The procedures of records that are only read and changed: an entity's, and those of a single record such as the settings. */
function recordProcedures<Row extends Data & Identified, In, Data extends object>(entity: RecordEntity<Row, In, Data>) {
  const procedure = guarded(entity.path);
  // A part of a form's values: once it is merged, the whole record is judged, and fields that it does not have are dropped.
  // `partOf` tells the test that walks all inputs by which schema.
  const changes = z
    .custom<Partial<In>>((value) => typeof value === "object" && value !== null && !Array.isArray(value))
    .meta({ partOf: entity.schema });

  return {
    /** @throws ERROR_<NOUN>_NOT_FOUND */
    byId: procedure.view.input(z.object({ id })).query(({ ctx, input }) => mustFind(entity, ctx.db, input.id)),

    /**
     * Saves the fields that changed. Fields that others changed since `version` stay as they are; where both changed one,
     * nothing is saved. Fields that the record does not have are ignored; a save that changes nothing returns it as it is.
     * @throws ERROR_CONFLICT with what stands there now, ERROR_<NOUN>_NOT_FOUND, ERROR_<NOUN>_<FIELD>_EXIST at the field
     */
    update: procedure.edit.input(z.object({ id, version: z.int32().positive(), data: changes })).mutation(({ ctx, input }) =>
      write(entity, async (tx) => {
        // Until the end: the version that is compared must be the one that is replaced.
        await lockRows(tx, entity.table, [input.id]);
        const before = await mustFind(entity, tx, input.id);
        const whole = await entity.schema.parseAsync({ ...before, ...input.data });
        const data = pick(whole, Object.keys(input.data));
        const mine = changesBetween(before, data);
        const fields = Object.keys(mine);
        if (fields.length === 0) return before;
        if (input.version !== before.version) {
          const theirs = await fieldsTouchedSince(tx, entity.path, input.id, input.version, before.version);
          const both = fields.filter((field) => theirs === "unknown" || theirs.has(field));
          if (both.length > 0) {
            throw new AppError("ERROR_CONFLICT", { conflict: { version: before.version, theirs: pick({ ...before }, both) } });
          }
        }
        const after = await entity.update(tx, input.id, { ...pick(data, fields), version: before.version + 1 }, ctx);
        await record(tx, entity, ctx, "update", [[after, mine]]);
        return after;
      }),
    ),
  };
}

type Finder<Row> = { code: ErrorNoun; byIds(db: Db, ids: number[]): Promise<Row[]> };

async function mustFind<Row>(entity: Finder<Row>, db: Db, id: number): Promise<Row> {
  const [row] = await entity.byIds(db, [id]);
  if (!row) throw new AppError(notFoundCode(entity.code));
  return row;
}

type Written = {
  code: ErrorNoun;
  table: Prisma.ModelName;
  visitors?: false;
  isSerial?: boolean;
  isOrdered?: boolean;
  committed?(): void;
};

/**
 * One transaction, tried again after a deadlock; then the page cache is emptied, before the caller is answered.
 * @throws ERROR_UNAVAILABLE when the database is away or too busy, and what `work` throws: nothing is saved then
 */
export async function write<Result>(entity: Written, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const transact = entity.visitors === false ? inTransaction : changeForVisitors;
  try {
    const result = await transact(async (tx) => {
      if (entity.isSerial || entity.isOrdered) await lockTable(tx, entity.table);
      return work(tx);
    });
    entity.committed?.();
    return result;
  } catch (error) {
    if (error instanceof ZodError) throw new TRPCError({ code: "BAD_REQUEST", cause: error });
    throw fromPrisma(error, entity.code) ?? error;
  }
}

async function record<Row extends Identified>(
  tx: Db,
  entity: { path: AdminPath; label(row: Row): string },
  { actor, ip }: { actor: Actor; ip: string },
  action: "create" | "update" | "delete" | "move",
  changed: [row: Row, changes: Changes][],
): Promise<void> {
  await recordActivity(
    tx,
    ...changed.map(([row, changes]) => {
      const about = { id: row.id, name: entity.label(row), version: row.version };
      return { actor, ip, action, path: entity.path, record: about, changes };
    }),
  );
}

function orderOf<Sort extends string>(by: Sort | "id", dir: "asc" | "desc"): OrderBy<Sort> {
  const order: OrderBy<Sort> = {};
  order[by] = dir;
  return order;
}

function pick<Value extends object>(value: Value, keys: string[]): Partial<Value> {
  const picked: Partial<Value> = {};
  for (const key in value) if (keys.includes(key)) picked[key] = value[key];
  return picked;
}
