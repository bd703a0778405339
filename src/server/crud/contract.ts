import { beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { type Action, type AdminPath, actions } from "~/features/registry";
import { codeKey, type ErrorNoun, isErrorCode, notFoundCode } from "~/lib/codes";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { AppError } from "~/server/errors";
import { generation } from "~/server/pages/generation";
import type { createCaller } from "~/server/root";
import { buildUser, callerAs, callerOf, grant } from "~/server/test-callers";

type Record_ = { id: number; version: number };
type Caller = ReturnType<typeof createCaller>;

/** The procedures that `crudProcedures` makes, as a caller sees them. */
type CrudCaller<Data, Row extends Record_> = {
  list(input: { search?: string; page?: number; pageSize?: number }): Promise<{ rows: { id: number }[]; total: number }>;
  byId(input: { id: number }): Promise<Row>;
  create(input: { data: Data }): Promise<Row>;
  update(input: { id: number; version: number; data: Partial<Data> }): Promise<Row>;
  delete(input: { ids: number[] }): Promise<{ count: number }>;
  move?(input: { id: number } & ({ before: number } | { after: number })): Promise<unknown>;
};

type Contract<Data> = {
  /** Inputs that are good and differ wherever a value must be unique. */
  samples: () => Promise<readonly [Data, Data]> | readonly [Data, Data];
  /** Two good changes of different fields, and another value for the first one's field. */
  changes: { first: Partial<Data>; second: Partial<Data>; otherFirst: Partial<Data> };
  /** Inputs that are refused, each with the field that says why. */
  refused: readonly { data: Partial<Data>; field: keyof Data & string }[];
  /** Fields whose value no two rows may share. */
  unique?: readonly (keyof Data & string)[];
  /** Fields that refer to another record, each with what it refers to. */
  references?: { [Field in keyof Data & `${string}Id`]?: ErrorNoun };
  /** Words of the first sample that a search finds, without their accents. */
  search?: string;
  /** People put its rows in order. */
  ordered?: boolean;
  /** Whether an edit empties the page cache. */
  visitors: boolean;
};

/**
 * What every entity on `crudProcedures` keeps: create → list → update → untouched fields unchanged → conflict → delete →
 * not found → refused without each flag → already exists. A test file adds only what is particular to its entity.
 * @param schema what its form is judged by: the inputs below are of its type
 * @param of its procedures, out of all
 */
export function crudContract<Data extends object, Row extends Record_>(
  path: AdminPath,
  schema: z.ZodType<unknown, Data>,
  of: (caller: Caller) => CrudCaller<NoInfer<Data>, Row>,
  contract: Contract<NoInfer<Data>>,
): void {
  useTestDatabase();
  let entity: CrudCaller<Data, Row>;
  let one: Data;
  let two: Data;

  beforeEach(async () => {
    entity = of(await callerAs("ADMIN"));
    [one, two] = await contract.samples();
    expect([schema.safeParse(one).error, schema.safeParse(two).error]).toEqual([undefined, undefined]);
  });

  describe(`${path} keeps the contract of every entity`, () => {
    test("what was created is listed, found by its id and in the activity log", async () => {
      const created = await entity.create({ data: one });
      const listed = await entity.list({});
      expect(listed.total).toBe(1);
      expect(listed.rows[0]?.id).toBe(created.id);
      expect(await entity.byId({ id: created.id })).toEqual(created);
      expect(await database().activity.count({ where: { path, action: "create", recordId: created.id } })).toBe(1);
    });

    test("a list holds no more than its page, and says how many there are", async () => {
      await entity.create({ data: one });
      await entity.create({ data: two });
      const first = await entity.list({ page: 1, pageSize: 1 });
      const second = await entity.list({ page: 2, pageSize: 1 });
      expect([first.rows.length, first.total, second.rows.length, second.total]).toEqual([1, 2, 1, 2]);
      expect(first.rows[0]?.id).not.toBe(second.rows[0]?.id);
    });

    // Not runIf: an entity without a search has nothing to skip.
    test.each(contract.search ? [contract.search] : [])("a search finds words without their accents: %s", async (search) => {
      await entity.create({ data: one });
      expect((await entity.list({ search })).total).toBe(1);
      expect((await entity.list({ search: "no such thing" })).total).toBe(0);
      expect((await entity.list({ search: "%" })).total).toBe(0);
    });

    test("a save changes the fields it names and no others", async () => {
      const created = await entity.create({ data: one });
      const updated = await entity.update({ id: created.id, version: created.version, data: contract.changes.first });
      expect(updated).toMatchObject({ ...contract.changes.first, version: created.version + 1 });
      const { updatedAt: _, ...others } = { updatedAt: null, ...updated, ...pickFrom(created, contract.changes.first) };
      expect(others).toMatchObject(without(created, ["version", "updatedAt"]));
    });

    test("two people who change different fields both keep their change", async () => {
      const { id, version } = await entity.create({ data: one });
      await entity.update({ id, version, data: contract.changes.first });
      await entity.update({ id, version, data: contract.changes.second });
      expect(await entity.byId({ id })).toMatchObject({
        ...contract.changes.first,
        ...contract.changes.second,
        version: version + 2,
      });
    });

    test("two people who change the same field: the second is told what stands there, and nothing is saved", async () => {
      const { id, version } = await entity.create({ data: one });
      const saved = await entity.update({ id, version, data: contract.changes.first });
      const refusal = await refusalOf(entity.update({ id, version, data: contract.changes.otherFirst }));
      expect(refusal.appCode).toBe("ERROR_CONFLICT");
      expect(refusal.details.conflict).toEqual({ version: saved.version, theirs: contract.changes.first });
      expect(await entity.byId({ id })).toEqual(saved);
    });

    test("the same save twice is no conflict", async () => {
      const { id, version } = await entity.create({ data: one });
      const saved = await entity.update({ id, version, data: contract.changes.first });
      expect(await entity.update({ id, version, data: contract.changes.first })).toEqual(saved);
    });

    test("a save with no field, or only with fields the record does not have, changes nothing", async () => {
      const created = await entity.create({ data: one });
      const { id, version } = created;
      const entries = () => database().activity.count({ where: { path, recordId: id } });
      const before = await entries();
      for (const data of [{}, { ...{}, noSuchField: "x" }]) expect(await entity.update({ id, version, data })).toEqual(created);
      expect([await entity.byId({ id }), await entries()]).toEqual([created, before]);
      // Another person, who opened the record before, saves without a conflict; and so does a late save of nothing.
      const saved = await entity.update({ id, version, data: contract.changes.first });
      expect(saved.version).toBe(version + 1);
      expect(await entity.update({ id, version, data: {} })).toEqual(saved);
    });

    test("a number that no database counts to is no id, and no page", async () => {
      const id = 2 ** 31;
      // At once: on a server a call that nothing waits for yet may be refused, which would end the run.
      const calls = [entity.byId({ id }), entity.update({ id, version: 1, data: {} }), entity.delete({ ids: [id] })];
      expect(await Promise.all(calls.map(refusedFields))).toEqual([["id"], ["id"], ["ids.0"]]);
      expect(await refusedFields(entity.list({ page: 2 ** 53 - 1, pageSize: 1000 }))).toEqual(["page"]);
      expect((await entity.list({ page: 1_000_000, pageSize: 1000 })).rows).toEqual([]);
    });

    test.runIf(contract.ordered)("a move is in the activity log, with the old and the new place", async () => {
      const first = await entity.create({ data: one });
      const { id } = await entity.create({ data: two });
      await entity.move?.({ id, before: first.id });
      // It is first already: there is nothing to log.
      await entity.move?.({ id, before: first.id });
      const entries = await database().activity.findMany({ where: { path, action: "move" } });
      expect(entries).toMatchObject([{ recordId: id, changes: { order: [2, 1] } }]);
    });

    test("what was deleted is gone", async () => {
      const { id } = await entity.create({ data: one });
      expect((await entity.delete({ ids: [id] })).count).toBe(1);
      expect((await entity.list({})).total).toBe(0);
      const calls = [entity.byId({ id }), entity.update({ id, version: 1, data: {} }), entity.delete({ ids: [id] })];
      for (const { appCode } of await Promise.all(calls.map(refusalOf))) expect(codeKey(appCode)).toBe("notFound");
    });

    test.each(contract.unique ?? [])("a value of %s that another one has is refused, at its field", async (field) => {
      const first = await entity.create({ data: one });
      const twin = await refusalOf(entity.create({ data: { ...two, [field]: fieldOf(first, field) } }));
      expect(codeKey(twin.appCode)).toBe("exists");
      expect(twin.details.field).toBe(field);
      const other = await entity.create({ data: two });
      const renamed = await refusalOf(
        entity.update({ id: other.id, version: other.version, data: { ...{}, [field]: fieldOf(first, field) } }),
      );
      expect(codeKey(renamed.appCode)).toBe("exists");
      expect(await entity.byId({ id: other.id })).toEqual(other);
    });

    test("each field that refers to another record is named in the contract", () => {
      expect(Object.keys(contract.references ?? {}).sort()).toEqual(
        Object.keys(one)
          .filter((field) => field.endsWith("Id"))
          .sort(),
      );
    });

    test.each(Object.entries<ErrorNoun>({ ...contract.references }))(
      "a %s that does not exist is refused at its field, and nothing is written",
      async (field, noun) => {
        const missing = { ...{}, [field]: 2 ** 31 - 1 };
        const total = (await entity.list({})).total;
        const refusal = await refusalOf(entity.create({ data: { ...one, ...missing } }));
        expect([refusal.appCode, refusal.details.field]).toEqual([notFoundCode(noun), field]);
        expect((await entity.list({})).total).toBe(total);
        const created = await entity.create({ data: one });
        const { id, version } = created;
        const change = await refusalOf(entity.update({ id, version, data: missing }));
        expect([change.appCode, change.details.field]).toEqual([notFoundCode(noun), field]);
        expect(await entity.byId({ id })).toEqual(created);
      },
    );

    test.each(contract.refused)("bad input is refused at its field, and nothing is written: %j", async ({ data, field }) => {
      expect(await refusedFields(entity.create({ data: { ...one, ...data } }))).toContain(field);
      const created = await entity.create({ data: one });
      expect(await refusedFields(entity.update({ id: created.id, version: created.version, data }))).toContain(field);
      expect(await entity.byId({ id: created.id })).toEqual(created);
      expect((await entity.list({})).total).toBe(1);
    });

    test("each call wants its own flag, and a session", async () => {
      const { id, version } = await entity.create({ data: one });
      const calls: Record<Action, (as: CrudCaller<Data, Row>) => Promise<unknown>> = {
        view: (as) => as.list({}),
        add: (as) => as.create({ data: two }),
        edit: (as) => as.update({ id, version, data: contract.changes.first }),
        delete: (as) => as.delete({ ids: [id] }),
      };
      const visitor = of(await callerAs(null));
      const user = await buildUser("USER");
      const all = { view: true, add: true, edit: true, delete: true };
      for (const action of actions) {
        expect((await refusalOf(calls[action](visitor))).appCode).toBe("ERROR_UNAUTHORIZED");
        await grant("USER", path, { ...all, [action]: false });
        expect((await refusalOf(calls[action](of(await callerOf(user))))).appCode).toBe("ERROR_FORBIDDEN");
        await grant("USER", path, all);
        await calls[action](of(await callerOf(user)));
      }
    });

    test(contract.visitors ? "an edit empties the page cache" : "an edit leaves the page cache alone", async () => {
      const before = generation().value;
      await entity.create({ data: one });
      expect(generation().value > before).toBe(contract.visitors);
    });
  });
}

/** The refusal of a call that must not go through. */
export async function refusalOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => new Error("It went through."),
    (reason: unknown) => reason,
  );
  if (error instanceof AppError && isErrorCode(error.appCode)) return error;
  throw error;
}

/** The fields that a refused input is told about. */
export async function refusedFields(call: Promise<unknown>): Promise<string[]> {
  const error = await call.then(
    () => new Error("It went through."),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error) || !error.cause || typeof error.cause !== "object" || !("issues" in error.cause)) throw error;
  if (!("code" in error) || error.code !== "BAD_REQUEST") throw error;
  const { issues } = error.cause;
  return Array.isArray(issues)
    ? issues.map((issue: { path: string[] }) => issue.path.filter((part) => part !== "data").join("."))
    : [];
}

function fieldOf(row: object, field: string): unknown {
  return new Map(Object.entries(row)).get(field);
}

function without<Value extends object>(value: Value, keys: string[]): Partial<Value> {
  const rest: Partial<Value> = {};
  for (const key in value) if (!keys.includes(key)) rest[key] = value[key];
  return rest;
}

function pickFrom<Value extends object>(value: Value, like: object): Partial<Value> {
  return without(
    value,
    Object.keys(value).filter((key) => !(key in like)),
  );
}
