import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { AdminPath } from "~/features/registry";
import { codeKey, type ErrorNoun, notFoundCode } from "~/lib/codes";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";
import { type HistoryCaller, historyContract } from "./history";
import { type Caller, isDraft, type Row } from "./subject";

type RecordCaller<Data, Saved extends Row> = HistoryCaller & {
  byId(input: { id: number }): Promise<Saved>;
  update(input: { id: number; version: number; data: Partial<Data> }): Promise<Saved>;
};

export type RecordContract<Data> = {
  build: () => Promise<Row>;
  changes: { first: Partial<Data>; second: Partial<Data>; otherFirst: Partial<Data> };
  refused: readonly { data: Partial<Data>; field: keyof Data & string }[];
  references?: { [Field in keyof Data & `${string}Id`]?: ErrorNoun };
  /** Fields that are logged without values, each with a value to save. */
  unlogged?: Partial<Data>;
  isPublic: boolean;
  activityPath?: string;
};

/** Tests reading and changing records. @param _schema only types the contract */
export function recordContract<Data extends object, Saved extends Row>(
  path: AdminPath,
  _schema: z.ZodType<unknown, Data>,
  of: (caller: Caller) => RecordCaller<NoInfer<Data>, Saved>,
  contract: RecordContract<NoInfer<Data>>,
): void {
  const { build, changes, activityPath = path } = contract;
  const personal = { ...contract.unlogged };
  const unlogged = Object.keys(personal);
  historyContract<Data, Saved>(path, of, { build, changes, unlogged });

  describe(`a record of ${path}`, () => {
    const admin = async () => of(await callerAs("ADMIN"));
    const built = async () => {
      const { id } = await build();
      const entity = await admin();
      return { entity, id, before: await entity.byId({ id }) };
    };

    test("is changed only in the fields that a save names", async () => {
      const { entity, id, before } = await built();
      const after = await entity.update({ id, version: before.version, data: changes.first });
      expect(after).toMatchObject({ ...changes.first, version: before.version + 1 });
      // A draft's slug follows its title.
      const derived = ["version", "updatedAt", ...(isDraft(before) ? ["slug"] : [])];
      const others = without({ ...after }, [...derived, ...Object.keys(changes.first)]);
      expect(others).toMatchObject(without({ ...before }, [...derived, ...Object.keys(changes.first)]));
    });

    test.each(["one after the other", "at once"])(
      "keeps the changes of two people to different fields, saved %s",
      async (when) => {
        const { entity, id, before } = await built();
        const { version } = before;
        const save = (data: Partial<Data>) => entity.update({ id, version, data });
        if (when === "at once") await Promise.all([save(changes.first), save(changes.second)]);
        else for (const data of [changes.first, changes.second]) await save(data);
        const both = { ...changes.first, ...changes.second };
        expect(await entity.byId({ id })).toMatchObject({ ...both, version: version + 2 });
      },
    );

    test("refuses a second person's change of the same field and returns the stored value", async () => {
      const { entity, id, before } = await built();
      const { version } = before;
      const saved = await entity.update({ id, version, data: changes.first });
      const refusal = await refusalOf(entity.update({ id, version, data: changes.otherFirst }));
      expect(refusal.appCode).toBe("ERROR_CONFLICT");
      expect(refusal.details.conflict).toMatchObject({ version: saved.version, theirs: changes.first });
      expect(await entity.byId({ id })).toEqual(saved);
    });

    test("accepts the same save twice without a conflict", async () => {
      const { entity, id, before } = await built();
      const saved = await entity.update({ id, version: before.version, data: changes.first });
      expect(await entity.update({ id, version: before.version, data: changes.first })).toEqual(saved);
    });

    test("does not change when a save has no field", async () => {
      const { entity, id, before } = await built();
      const { version } = before;
      const entries = () => database().activity.count({ where: { path: activityPath, recordId: id } });
      const count = await entries();
      expect(await entity.update({ id, version, data: {} })).toEqual(before);
      expect([await entity.byId({ id }), await entries()]).toEqual([before, count]);
      // A concurrent edit of another field saves without a conflict, and so does a late save without changes.
      const saved = await entity.update({ id, version, data: changes.first });
      expect(saved.version).toBe(version + 1);
      expect(await entity.update({ id, version, data: {} })).toEqual(saved);
    });

    test("refuses a field that it does not have, as a window from before an upgrade may send, instead of ignoring it", async () => {
      const { entity, id, before } = await built();
      const data = { ...changes.first, noSuchField: "x" };
      expect(await refusedFields(entity.update({ id, version: before.version, data }))).toEqual(["noSuchField"]);
      expect(await entity.byId({ id })).toEqual(before);
    });

    test("is not found by an unknown id, and an id beyond the database's integers is refused", async () => {
      const entity = await admin();
      const calls = (id: number) => [entity.byId({ id }), entity.update({ id, version: 1, data: {} })];
      for (const { appCode } of await Promise.all(calls(2 ** 31 - 1).map(refusalOf))) expect(codeKey(appCode)).toBe("notFound");
      expect(await Promise.all(calls(2 ** 31).map(refusedFields))).toEqual([["id"], ["id"]]);
    });

    test.each(contract.refused)("refuses an invalid change at its field, and does not change: %j", async ({ data, field }) => {
      const { entity, id, before } = await built();
      expect(await refusedFields(entity.update({ id, version: before.version, data }))).toContain(field);
      expect(await entity.byId({ id })).toEqual(before);
    });

    test.each(Object.entries<ErrorNoun>({ ...contract.references }))(
      "refuses a %s that does not exist at its field, and stays as it is",
      async (field, noun) => {
        const { entity, id, before } = await built();
        const data = { ...{}, [field]: 2 ** 31 - 1 };
        const refusal = await refusalOf(entity.update({ id, version: before.version, data }));
        expect([refusal.appCode, refusal.details.field]).toEqual([notFoundCode(noun), field]);
        expect(await entity.byId({ id })).toEqual(before);
      },
    );

    test("logs its changes; of personal data only the field names", async () => {
      const { entity, id, before } = await built();
      await entity.update({ id, version: before.version, data: { ...changes.first, ...changes.second, ...personal } });
      const { changes: logged } = await database().activity.findFirstOrThrow({
        where: { path: activityPath, recordId: id, action: "update" },
      });
      const values = new Map<string, unknown>(Object.entries(Object(logged)));
      for (const field of Object.keys({ ...changes.first, ...changes.second })) expect([...values.keys()]).toContain(field);
      for (const field of unlogged) expect([field, values.get(field)]).toEqual([field, [null, null]]);
    });

    test(contract.isPublic ? "empties the page cache when it is changed" : "leaves the page cache alone", async () => {
      const { entity, id, before } = await built();
      const value = generation().value;
      await entity.update({ id, version: before.version, data: changes.first });
      expect(generation().value > value).toBe(contract.isPublic && (!isDraft(before) || "slug" in changes.first));
    });
  });
}

function without<Value extends object>(value: Value, keys: readonly string[]): Partial<Value> {
  const rest: Partial<Value> = {};
  for (const key in value) if (!keys.includes(key)) rest[key] = value[key];
  return rest;
}
