import { describe, expect, test } from "vitest";
import type { AdminPath } from "~/features/registry";
import { codeKey } from "~/lib/codes";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { refusalOf } from "~/server/platform/test-refusals";
import { deleteContract } from "./delete";
import type { Caller, Row } from "./subject";

type Report = { count: number };
type TrashCaller = {
  list(input: { filter?: { trash?: boolean } }): Promise<{ rows: { id: number }[]; total: number }>;
  byId(input: { id: number }): Promise<Row & { deletedAt: Date | null }>;
  delete(input: { ids: number[] }): Promise<Report>;
  restore(input: { ids: number[] }): Promise<Report>;
  erase(input: { ids: number[] }): Promise<Report>;
  usedBy(input: { ids: number[] }): Promise<readonly unknown[]>;
};

export function trashContract(path: AdminPath, of: (caller: Caller) => TrashCaller, build: () => Promise<Row>): void {
  const admin = async () => of(await callerAs("ADMIN"));

  describe(`a record of ${path} in the trash`, () => {
    test("is listed only in the trash, and is restored unchanged", async () => {
      const [one, two] = [await build(), await build()];
      const entity = await admin();
      const listed = async (trash?: boolean) => {
        const { rows, total } = await entity.list({ filter: { trash } });
        return [rows.map(({ id }) => id), total];
      };
      expect(await entity.delete({ ids: [one.id, one.id] })).toEqual({ count: 1, unchanged: [] });
      expect(await entity.delete({ ids: [one.id] })).toEqual({ count: 0, unchanged: [] });
      expect([await listed(), await listed(true)]).toEqual([
        [[two.id], 1],
        [[one.id], 1],
      ]);
      const { deletedAt, ...trashed } = await entity.byId({ id: one.id });
      expect(deletedAt).toBeInstanceOf(Date);
      expect(await entity.restore({ ids: [one.id, two.id] })).toEqual({ count: 1, unchanged: [] });
      const back = await entity.byId({ id: one.id });
      expect(back).toMatchObject({ ...trashed, deletedAt: null, version: trashed.version + 1 });
      expect([(await listed())[1], await listed(true)]).toEqual([2, [[], 0]]);
      const entries = await database().activity.findMany({ where: { path, recordId: one.id }, orderBy: { id: "asc" } });
      expect(entries.slice(-2).map(({ action }) => action)).toEqual(["trash", "restore"]);
    });

    test("is not moved when the call also names an unknown record", async () => {
      const { id } = await build();
      const entity = await admin();
      for (const call of [entity.delete, entity.restore, entity.erase]) {
        expect(codeKey((await refusalOf(call({ ids: [id, 2 ** 31 - 1] }))).appCode)).toBe("notFound");
      }
      expect((await entity.byId({ id })).deletedAt).toBeNull();
    });
  });

  const erasing = (caller: Caller) => ({ ...of(caller), delete: of(caller).erase });
  deleteContract(path, erasing, { build, isPublic: false, isErased: true });
}
