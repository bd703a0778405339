import { describe, expect, test } from "vitest";
import type { AdminPath } from "~/features/registry";
import type { BulkReport } from "~/lib/bulk-report";
import { codeKey } from "~/lib/codes";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { buildUser, grant } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";
import type { HistoryCaller } from "./history";
import { type Caller, type Row, withoutUpdateTime } from "./subject";

type RestoreCaller<Data, Saved> = HistoryCaller & {
  list(input: object): Promise<{ rows: readonly { id: number }[] }>;
  byId(input: { id: number }): Promise<Saved>;
  create(input: { data: Data; restores?: number }): Promise<Saved>;
  delete(input: { ids: number[] }): Promise<unknown>;
  restore(input: { ids: number[] }): Promise<BulkReport>;
};

export function restoreContract<Data extends object, Saved extends Row>(
  path: AdminPath,
  of: (caller: Caller) => RestoreCaller<Data, Saved>,
  samples: () => Promise<readonly [Data, Data]> | readonly [Data, Data],
): void {
  describe(`a deleted record of ${path}`, () => {
    test("is restored from the log once, with its id and as its next version", async () => {
      const entity = of(await callerAs("ADMIN"));
      const [one, two] = await samples();
      const [first, second] = [await entity.create({ data: one }), await entity.create({ data: two })];
      const { id, version } = first;
      await entity.delete({ ids: [id, second.id] });

      const last = await entity.history.at({ id });
      const fields = Object.keys(last.values);
      expect(last).toMatchObject({ version, unknown: [] });
      const had = Object.entries(first).filter(([field]) => fields.includes(field));
      expect(last.values).toMatchObject(Object.fromEntries(had));

      const restored = await entity.create({ data: one, restores: id });
      expect([restored.id, restored.version]).toEqual([id, version + 1]);
      expect(await entity.byId({ id })).toEqual(restored);
      const entries = await database().activity.findMany({ where: { recordId: id, action: "restore" } });
      expect(entries.map((entry) => entry.version)).toEqual([version + 1]);
      expect((await entity.history.at({ id, version })).values).toMatchObject(Object.fromEntries(had));

      const again = entity.create({ data: two, restores: id });
      expect(codeKey((await refusalOf(again)).appCode)).toBe("notFound");
    });

    test("comes back as it was and where it was, with others, when the deletion is undone", async () => {
      const entity = of(await callerAs("ADMIN"));
      const [one, two] = await samples();
      const before = [await entity.create({ data: one }), await entity.create({ data: two })];
      const ids = before.map(({ id }) => id);
      const order = (await entity.list({})).rows.map(({ id }) => id);
      await entity.delete({ ids: [...ids] });
      expect(await entity.restore({ ids: [...ids, ids[0] ?? 0] })).toEqual({ count: 2, unchanged: [] });
      for (const row of before) {
        expect(await entity.byId({ id: row.id })).toMatchObject({ ...withoutUpdateTime(row), version: row.version + 1 });
      }
      expect((await entity.list({})).rows.map(({ id }) => id)).toEqual(order);
      expect(codeKey((await refusalOf(entity.restore({ ids: [ids[0] ?? 0] }))).appCode)).toBe("notFound");
    });

    test("is brought back with the right to delete only by who deleted it, and only at once", async () => {
      const [one] = await samples();
      const { id } = await of(await callerAs("ADMIN")).create({ data: one });
      await grant("MANAGER", path, { view: true, delete: true });
      const [deleter, other] = [await buildUser("MANAGER"), await buildUser("MANAGER")];
      const caller = await callerOf(deleter);
      const entity = of(caller);
      await entity.delete({ ids: [id] });
      expect((await refusalOf(of(await callerOf(other)).restore({ ids: [id] }))).appCode).toBe("ERROR_FORBIDDEN");
      expect((await entity.restore({ ids: [id] })).count).toBe(1);
      await entity.delete({ ids: [id] });
      expect((await caller.system.trash.restore({ path, ids: [id] })).count).toBe(1);

      await entity.delete({ ids: [id] });
      const createdAt = new Date(Date.now() - 20_000);
      await database().activity.updateMany({ where: { path, recordId: id, action: "delete" }, data: { createdAt } });
      for (const restore of [() => entity.restore({ ids: [id] }), () => caller.system.trash.restore({ path, ids: [id] })]) {
        expect((await refusalOf(restore())).appCode).toBe("ERROR_FORBIDDEN");
      }
      await grant("MANAGER", path, { view: true, add: true });
      expect((await (await callerOf(other)).system.trash.restore({ path, ids: [id] })).count).toBe(1);
    });
  });
}
