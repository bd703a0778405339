import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { AdminPath } from "~/features/registry";
import { codeKey, type ErrorNoun, notFoundCode } from "~/lib/codes";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";
import { type Caller, isDraft, type Row } from "./subject";

type CreateCaller<Data, Saved extends Row> = {
  list(input: object): Promise<{ rows: { id: number }[]; total: number }>;
  byId(input: { id: number }): Promise<Saved>;
  create(input: { data: Data }): Promise<Saved>;
  update(input: { id: number; version: number; data: Partial<Data> }): Promise<Saved>;
};

export type CreateContract<Data> = {
  samples: () => Promise<readonly [Data, Data]> | readonly [Data, Data];
  refused: readonly { data: Partial<Data>; field: keyof Data & string }[];
  unique?: readonly (keyof Data & string)[];
  /** Reference fields with the noun of their target. */
  references?: { [Field in keyof Data & `${string}Id`]?: ErrorNoun };
  isPublic: boolean;
  activityPath?: string;
};

export function createContract<Data extends object, Saved extends Row>(
  path: AdminPath,
  schema: z.ZodType<unknown, Data>,
  of: (caller: Caller) => CreateCaller<NoInfer<Data>, Saved>,
  contract: CreateContract<NoInfer<Data>>,
): void {
  describe(`a new record of ${path}`, () => {
    const prepared = async () => {
      const [one, two] = await contract.samples();
      return { entity: of(await callerAs("ADMIN")), one, two };
    };

    test("is tested with samples that the form accepts", async () => {
      const { one, two } = await prepared();
      expect([schema.safeParse(one).error, schema.safeParse(two).error]).toEqual([undefined, undefined]);
    });

    test("is listed, found by its id and logged", async () => {
      const { entity, one } = await prepared();
      const created = await entity.create({ data: one });
      const listed = await entity.list({});
      expect([listed.total, listed.rows[0]?.id]).toEqual([1, created.id]);
      expect(await entity.byId({ id: created.id })).toEqual(created);
      expect(
        await database().activity.count({
          where: { path: contract.activityPath ?? path, action: "create", recordId: created.id },
        }),
      ).toBe(1);
    });

    test.each(contract.refused)("is refused at an invalid field, and nothing is written: %j", async ({ data, field }) => {
      const { entity, one } = await prepared();
      expect(await refusedFields(entity.create({ data: { ...one, ...data } }))).toContain(field);
      expect((await entity.list({})).total).toBe(0);
    });

    test.each(contract.unique ?? [])("does not get a %s of another record, nor does an existing record", async (field) => {
      const { entity, one, two } = await prepared();
      const taken = new Map(Object.entries(await entity.create({ data: one }))).get(field);
      const twin = await refusalOf(entity.create({ data: { ...two, [field]: taken } }));
      expect([codeKey(twin.appCode), twin.details.field]).toEqual(["exists", field]);
      const other = await entity.create({ data: two });
      const { id, version } = other;
      const renamed = await refusalOf(entity.update({ id, version, data: { ...{}, [field]: taken } }));
      expect([codeKey(renamed.appCode), renamed.details.field]).toEqual(["exists", field]);
      expect(await entity.byId({ id })).toEqual(other);
    });

    test("has only the references that the contract names", async () => {
      const { one } = await prepared();
      const fields = Object.keys(one).filter((field) => field.endsWith("Id"));
      expect(Object.keys(contract.references ?? {}).sort()).toEqual(fields.sort());
    });

    test.each(Object.entries<ErrorNoun>({ ...contract.references }))(
      "is refused at a %s that does not exist, and nothing is written",
      async (field, noun) => {
        const { entity, one } = await prepared();
        const refusal = await refusalOf(entity.create({ data: { ...one, ...{ [field]: 2 ** 31 - 1 } } }));
        expect([refusal.appCode, refusal.details.field]).toEqual([notFoundCode(noun), field]);
        expect((await entity.list({})).total).toBe(0);
      },
    );

    test(contract.isPublic ? "empties the page cache" : "leaves the page cache alone", async () => {
      const { entity, one } = await prepared();
      const before = generation().value;
      const row = await entity.create({ data: one });
      expect(generation().value > before).toBe(contract.isPublic && !isDraft(row));
    });
  });
}
