import { describe, expect, test } from "vitest";
import type { AdminPath } from "~/features/registry";
import { codeKey } from "~/lib/codes";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";
import { type Caller, isDraft, type Row } from "./subject";

type DeleteCaller = {
  list(input: object): Promise<{ total: number }>;
  byId(input: { id: number }): Promise<Row>;
  delete(input: { ids: number[] }): Promise<{ count: number }>;
  usedBy(input: { ids: number[] }): Promise<readonly unknown[]>;
};

type DeleteContract = {
  build: () => Promise<Row>;
  isPublic: boolean;
  /** Whether a deleted record is personal and erased from the activity log. */
  isErased?: boolean;
  activityPath?: string;
};

export function deleteContract(path: AdminPath, of: (caller: Caller) => DeleteCaller, contract: DeleteContract): void {
  describe(`a deleted record of ${path}`, () => {
    const admin = async () => of(await callerAs("ADMIN"));

    test("is gone, and can't be deleted again", async () => {
      const { id } = await contract.build();
      const entity = await admin();
      expect(await entity.usedBy({ ids: [id] })).toEqual([]);
      expect((await entity.delete({ ids: [id, id] })).count).toBe(1);
      expect((await entity.list({})).total).toBe(0);
      for (const { appCode } of await Promise.all([entity.byId({ id }), entity.delete({ ids: [id] })].map(refusalOf))) {
        expect(codeKey(appCode)).toBe("notFound");
      }
    });

    test("stays when the call also names an unknown record", async () => {
      const { id } = await contract.build();
      const entity = await admin();
      expect(codeKey((await refusalOf(entity.delete({ ids: [id, 2 ** 31 - 1] }))).appCode)).toBe("notFound");
      expect((await entity.list({})).total).toBe(1);
      expect(await refusedFields(entity.delete({ ids: [2 ** 31] }))).toEqual(["ids.0"]);
    });

    test(contract.isErased ? "leaves neither its name nor its values in the log" : "is named in the log", async () => {
      const { id } = await contract.build();
      await (await admin()).delete({ ids: [id] });
      const entries = await database().activity.findMany({ where: { path: contract.activityPath ?? path, recordId: id } });
      expect(entries.filter(({ action }) => action === "delete")).toHaveLength(1);
      for (const { recordName, changes } of entries) {
        expect(recordName === null).toBe(contract.isErased ?? false);
        if (contract.isErased)
          expect(
            Object.values(Object(changes))
              .flat()
              .filter((value) => value !== null),
          ).toEqual([]);
      }
    });

    test(contract.isPublic ? "empties the page cache" : "leaves the page cache alone", async () => {
      const row = await contract.build();
      const before = generation().value;
      await (await admin()).delete({ ids: [row.id] });
      expect(generation().value > before).toBe(contract.isPublic && !isDraft(row));
    });
  });
}
