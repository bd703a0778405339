import { describe, expect, test } from "vitest";
import type { AdminPath } from "~/features/registry";
import { codeKey } from "~/lib/codes";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { refusalOf } from "~/server/platform/test-refusals";
import type { Caller, Row } from "./subject";

export type HistoryCaller = {
  history: {
    versions(input: { id: number }): Promise<{ version: number; actorName: string | null; fields: string[] }[]>;
    at(input: { id: number; version?: number }): Promise<{ version: number; values: object; unknown: string[] }>;
  };
};

type RecordHistoryContract<Data> = {
  build: () => Promise<Row>;
  changes: { first: Partial<Data>; otherFirst: Partial<Data> };
  unlogged: readonly string[];
};

export function historyContract<Data extends object, Saved extends Row>(
  path: AdminPath,
  of: (caller: Caller) => HistoryCaller & {
    byId(input: { id: number }): Promise<Saved>;
    update(input: { id: number; version: number; data: Partial<Data> }): Promise<Saved>;
  },
  { build, changes, unlogged }: RecordHistoryContract<Data>,
): void {
  describe(`the history of a record of ${path}`, () => {
    test("lists its versions with their authors and values, except personal ones", async () => {
      const { id, version } = await build();
      const entity = of(await callerAs("ADMIN"));
      const before = await entity.byId({ id });
      const second = await entity.update({ id, version, data: changes.first });
      await entity.update({ id, version: version + 1, data: changes.otherFirst });

      const versions = await entity.history.versions({ id });
      expect(versions.slice(0, 3).map((one) => one.version)).toEqual([version + 2, version + 1, version]);
      const fields = Object.keys(changes.first);
      for (const one of versions.slice(0, 2)) {
        expect(one.actorName).toMatch(/^Person/);
        expect(one.fields).toEqual(expect.arrayContaining(fields));
      }
      for (const row of [before, second]) {
        const told = await entity.history.at({ id, version: row.version });
        const kept = Object.entries(row).filter(([field]) => fields.includes(field) && !unlogged.includes(field));
        expect(told.values).toMatchObject(Object.fromEntries(kept));
        expect(told.unknown).toEqual(expect.arrayContaining(fields.filter((field) => unlogged.includes(field))));
      }
    });

    test("stops at a gap in the log", async () => {
      const { id, version } = await build();
      const entity = of(await callerAs("ADMIN"));
      await entity.update({ id, version, data: changes.first });
      await entity.update({ id, version: version + 1, data: changes.otherFirst });
      await database().activity.deleteMany({ where: { recordId: id, version: version + 1 } });
      expect((await entity.history.versions({ id })).map((one) => one.version)).toEqual([version + 2, version + 1]);
      expect(codeKey((await refusalOf(entity.history.at({ id, version }))).appCode)).toBe("notFound");
    });

    test("is not found for an unknown id or version", async () => {
      const { id, version } = await build();
      const { history } = of(await callerAs("ADMIN"));
      const none = { id: 2 ** 31 - 1 };
      const calls = [history.versions(none), history.at(none), history.at({ id, version: version + 1 })];
      for (const { appCode } of await Promise.all(calls.map(refusalOf))) expect(codeKey(appCode)).toBe("notFound");
    });
  });
}
