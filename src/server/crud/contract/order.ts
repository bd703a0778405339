import { describe, expect, test } from "vitest";
import type { AdminPath } from "~/features/registry";
import { codeKey } from "~/lib/codes";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { refusalOf } from "~/server/platform/test-refusals";
import type { Caller, Row } from "./subject";

type OrderCaller = {
  list(input: object): Promise<{ rows: { id: number }[] }>;
  move(input: { id: number; before: number } | { id: number; after: number }): Promise<unknown>;
};

export function orderContract(
  path: AdminPath,
  of: (caller: Caller) => OrderCaller,
  build: () => Promise<readonly [Row, Row]>,
): void {
  describe(`the order of ${path}`, () => {
    const admin = async () => of(await callerAs("ADMIN"));

    test("puts a new record last, and moves it before or after another one", async () => {
      const [first, second] = await build();
      const entity = await admin();
      const ids = async () => (await entity.list({})).rows.map((row) => row.id);
      expect(await ids()).toEqual([first.id, second.id]);
      await entity.move({ id: second.id, before: first.id });
      expect(await ids()).toEqual([second.id, first.id]);
      await entity.move({ id: second.id, after: first.id });
      expect(await ids()).toEqual([first.id, second.id]);
    });

    test("logs each move with the old and the new place; one without effect leaves no entry, and the page cache", async () => {
      const [first, { id }] = await build();
      const entity = await admin();
      await entity.move({ id, before: first.id });
      const { value } = generation();
      await entity.move({ id, before: first.id });
      await entity.move({ id, after: id });
      expect(generation().value).toBe(value);
      const entries = await database().activity.findMany({ where: { path, action: "move" } });
      expect(entries).toMatchObject([{ recordId: id, changes: { order: [2, 1] } }]);
    });

    test("refuses an unknown record", async () => {
      const [{ id }] = await build();
      const entity = await admin();
      for (const move of [
        { id: 999, before: id },
        { id, after: 999 },
      ]) {
        expect(codeKey((await refusalOf(entity.move(move))).appCode)).toBe("notFound");
      }
    });
  });
}
