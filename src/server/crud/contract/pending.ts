import { describe, expect, test } from "vitest";
import type { AdminPath } from "~/features/registry";
import { codeKey } from "~/lib/codes";
import type { PendingChanges } from "~/lib/pending-changes";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { buildUser } from "~/server/db/test-records";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";
import type { Caller, Row } from "./subject";

type Input<Data> = { id: number; version: number; pendingVersion: number | null; data: Partial<Data> };

type PendingCaller<Data, Saved extends Row> = {
  list(input: { filter?: { hasChanges?: boolean } }): Promise<{ rows: { id: number; hasChanges: boolean }[]; total: number }>;
  byId(input: { id: number }): Promise<Saved>;
  create(input: { data: Data }): Promise<Saved>;
  update(input: { id: number; version: number; data: Partial<Data> }): Promise<Saved>;
  delete(input: { ids: number[] }): Promise<unknown>;
  pending: {
    byId(input: { id: number }): Promise<{ isPublished: boolean; changes: PendingChanges | null }>;
    save(input: Input<Data>): Promise<PendingChanges | null>;
    publish(input: Input<Data>): Promise<Saved>;
    discard(input: { id: number; pendingVersion: number | null }): Promise<unknown>;
  };
};

type PendingContract<Data> = {
  samples: readonly [Data, Data];
  changes: { first: Partial<Data>; second: Partial<Data>; otherFirst: Partial<Data> };
  refused: { data: Partial<Data>; field: keyof Data & string };
};

export function pendingContract<Data extends { slug: string }, Saved extends Row & { slug: string }>(
  path: AdminPath,
  of: (caller: Caller) => PendingCaller<Data, Saved>,
  { samples, changes, refused }: PendingContract<Data>,
): void {
  describe(`pending changes of a record of ${path}`, () => {
    const admin = async () => of(await callerAs("ADMIN"));
    const built = async () => {
      const entity = await admin();
      const before = await entity.create({ data: samples[0] });
      const { id, version } = before;
      const save = (data: Partial<Data>, pendingVersion: number | null = null) =>
        entity.pending.save({ id, version, pendingVersion, data });
      return { entity, id, version, before, save };
    };

    test("are stored beside it: the record, its version and the page cache don't change", async () => {
      const { entity, id, version, before, save } = await built();
      const { value } = generation();
      const saved = await save(changes.first);
      expect(saved).toMatchObject({ version: 1, baseVersion: version, values: changes.first });
      expect(await entity.pending.byId({ id })).toEqual({ isPublished: true, changes: saved });
      expect([await entity.byId({ id }), generation().value]).toEqual([before, value]);
      expect(await save(changes.second, 1)).toMatchObject({ version: 2, values: { ...changes.first, ...changes.second } });
    });

    test("are merged when two people save different fields at once", async () => {
      const { entity, id, save } = await built();
      await Promise.all([save(changes.first), save(changes.second)]);
      expect((await entity.pending.byId({ id })).changes?.values).toEqual({ ...changes.first, ...changes.second });
    });

    test("disappear once every field equals the record's again", async () => {
      const { entity, id, before, save } = await built();
      await save(changes.first);
      const same: Partial<Data> = {};
      for (const field in samples[0]) if (field in changes.first) same[field] = samples[0][field];
      expect(await save(same, 1)).toBeNull();
      expect((await entity.pending.byId({ id })).changes).toBeNull();
      expect(await entity.byId({ id })).toEqual(before);
    });

    test("are published by a normal save, together with its own changes", async () => {
      const { entity, id, version, save } = await built();
      await save(changes.first);
      const data = { ...changes.first, ...changes.second };
      const after = await entity.pending.publish({ id, version, pendingVersion: 1, data });
      expect(after).toMatchObject({ ...data, version: version + 1 });
      expect((await entity.pending.byId({ id })).changes).toBeNull();
      const log = await database().activity.findMany({ where: { path, recordId: id }, orderBy: { id: "asc" } });
      expect(log.map(({ action }) => action)).toEqual(["create", "save-pending", "update"]);
    });

    test("are merged with a save of other fields, and conflict with a save of the same field", async () => {
      const { entity, id, version, save } = await built();
      await save(changes.first);
      await entity.update({ id, version, data: changes.second });
      const publish = () => entity.pending.publish({ id, version, pendingVersion: 1, data: changes.first });
      await entity.update({ id, version: version + 1, data: changes.otherFirst });
      const refusal = await refusalOf(publish());
      expect(refusal.details.conflict).toMatchObject({ version: version + 2, theirs: changes.otherFirst });
      expect((await entity.pending.byId({ id })).changes).not.toBeNull();
      const chosen = await entity.pending.publish({ id, version: version + 2, pendingVersion: 1, data: changes.first });
      expect(chosen).toMatchObject({ ...changes.first, ...changes.second });
    });

    test("merges the changes of two people, and returns both values after a conflict", async () => {
      const { id, version, save, entity } = await built();
      await save(changes.first);
      const refusals = [
        save(changes.otherFirst),
        entity.pending.publish({ id, version, pendingVersion: null, data: changes.second }),
      ];
      for (const { appCode, details } of await Promise.all(refusals.map(refusalOf))) {
        expect([appCode, details.conflict]).toEqual(["ERROR_CONFLICT", { version, pendingVersion: 1, theirs: changes.first }]);
      }
      expect(await save(changes.second)).toMatchObject({ values: { ...changes.first, ...changes.second } });
      expect((await refusalOf(entity.pending.discard({ id, pendingVersion: 1 }))).appCode).toBe("ERROR_CONFLICT");
      expect((await entity.pending.byId({ id })).changes?.version).toBe(2);
    });

    test("name everyone who saved them once, by their current names; a deleted account has none", async () => {
      const [lan, minh] = [await buildUser("ADMIN", { name: "Lan" }), await buildUser("ADMIN", { name: "Minh" })];
      const { id, version } = await of(await callerOf(lan)).create({ data: samples[0] });
      const authors = async () => (await of(await callerAs("ADMIN")).pending.byId({ id })).changes?.authors;
      const saves = [
        [lan, changes.first],
        [minh, changes.second],
        [lan, changes.otherFirst],
      ] as const;
      for (const [pendingVersion, [user, data]] of saves.entries()) {
        await of(await callerOf(user)).pending.save({ id, version, pendingVersion: pendingVersion || null, data });
      }
      expect(await authors()).toEqual(["Lan", "Minh"]);
      await database().user.update({ where: { id: minh.id }, data: { name: "Minh Anh" } });
      await database().user.delete({ where: { id: lan.id } });
      expect(await authors()).toEqual([null, "Minh Anh"]);
      expect(await database().pendingChange.findFirst()).toMatchObject({ authorIds: [lan.id, minh.id] });
    });

    test("can be discarded without changing the record", async () => {
      const { entity, id, before, save } = await built();
      await save(changes.first);
      await entity.pending.discard({ id, pendingVersion: 1 });
      expect([await entity.byId({ id }), (await entity.pending.byId({ id })).changes]).toEqual([before, null]);
    });

    test("are refused at an invalid field, and stay as they were", async () => {
      const { entity, id, save } = await built();
      await save(changes.first);
      expect(await refusedFields(save(refused.data, 1))).toContain(refused.field);
      expect((await entity.pending.byId({ id })).changes).toMatchObject({ version: 1, values: changes.first });
    });

    test("are refused at a slug that was taken meanwhile, and nothing is lost", async () => {
      const { entity, id, version, save } = await built();
      const data: Partial<Data> = {};
      data.slug = "taken-meanwhile";
      await save(data);
      await entity.create({ data: { ...samples[1], slug: "taken-meanwhile" } });
      const refusal = await refusalOf(entity.pending.publish({ id, version, pendingVersion: 1, data }));
      expect([codeKey(refusal.appCode), refusal.details.field]).toEqual(["exists", "slug"]);
      expect((await entity.pending.byId({ id })).changes).toMatchObject({ values: { slug: "taken-meanwhile" } });
    });

    test("are marked in the list, which can be filtered by them", async () => {
      const { entity, id, save } = await built();
      const other = await entity.create({ data: samples[1] });
      await save(changes.first);
      const marks = (await entity.list({})).rows.map((row) => [row.id, row.hasChanges]);
      expect(marks).toEqual(
        expect.arrayContaining([
          [id, true],
          [other.id, false],
        ]),
      );
      const found = async (hasChanges: boolean) => (await entity.list({ filter: { hasChanges } })).rows.map((row) => row.id);
      expect([await found(true), await found(false)]).toEqual([[id], [other.id]]);
    });

    test("are deleted with the record", async () => {
      const { entity, id, save } = await built();
      await save(changes.first);
      await entity.delete({ ids: [id] });
      expect(await database().pendingChange.count()).toBe(0);
      expect(codeKey((await refusalOf(save(changes.first))).appCode)).toBe("notFound");
      expect(codeKey((await refusalOf(entity.pending.byId({ id }))).appCode)).toBe("notFound");
    });
  });
}
