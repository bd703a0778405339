import { beforeEach, describe, expect, test } from "vitest";
import type { Prisma } from "~/generated/prisma/client";
import { harmlessActions } from "~/lib/activity-actions";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import { runTransaction } from "~/server/db/transaction";
import { changesBetween, changesOfDelete, eraseFromLog, fieldsTouchedSince, readChanges, recordActivity } from "./activity";

useTestDatabase();

const path = "/admin/user";
let actor: { id: number; name: string };

beforeEach(async () => {
  actor = await buildUser("MANAGER", { name: "Trần Minh" });
});

const log = (id: number, version: number, before: object, after: object, page = path) =>
  recordActivity(database(), {
    actor,
    ip: "192.0.2.1",
    action: "update",
    path: page,
    record: { id, name: "Nguyễn Thị Ánh", version },
    changes: changesBetween(before, after),
  });
const entries = () => database().activity.findMany({ orderBy: { id: "asc" } });

test("changes of many entries are read a few at a time, until the reader has enough", { tags: "postgres" }, async () => {
  for (let version = 1; version <= 12; version++) await log(1, version, { name: "An" }, { name: `An ${version}` });
  const { activity } = database();
  const sizes: number[] = [];
  const findMany = async (args: Prisma.ActivityFindManyArgs) => {
    const rows = await activity.findMany(args);
    if (args.select?.changes) sizes.push(rows.length);
    return rows;
  };
  const db = new Proxy(database(), {
    get: (client, name) => (name === "activity" ? { findMany } : Reflect.get(client, name)),
  });
  const versions: (number | null)[] = [];
  for await (const { version } of readChanges(db, { path, recordId: 1 }, "desc")) {
    versions.push(version);
    if (versions.length === 6) break;
  }
  expect([versions, sizes]).toEqual([
    [12, 11, 10, 9, 8, 7],
    [2, 2, 2],
  ]);
});

describe("erasing records from the activity log", () => {
  test("clears their names and values, and keeps actor, action, time, address range and field names", {
    tags: "postgres",
  }, async () => {
    await log(1, 2, { name: "An", tags: ["a"] }, { name: "Ánh", tags: { deep: "b" } });
    const [before] = await entries();
    await eraseFromLog(database(), path, [1]);
    const [after] = await entries();
    const erased = { recordName: null, changes: { name: [null, null], tags: [null, null] } };
    expect(after).toEqual({ ...before, ...erased, search: expect.not.stringContaining("anh") });
  });

  test("leaves other records, also those with the same id on other pages", async () => {
    await log(1, 2, { name: "An" }, { name: "Ánh" });
    await log(2, 2, { name: "An" }, { name: "Ánh" });
    await log(1, 2, { name: "An" }, { name: "Ánh" }, "/admin/media");
    const [, ...others] = await entries();
    await eraseFromLog(database(), path, [1]);
    expect((await entries()).slice(1)).toEqual(others);
  });

  test("reaches every entry of many records, including deletions and entries without changes", { tags: "postgres" }, async () => {
    for (const id of [1, 2]) {
      await log(id, 2, {}, {});
      await recordActivity(database(), {
        actor,
        ip: null,
        action: "delete",
        path,
        record: { id, name: "Nguyễn Thị Ánh", version: 2 },
        changes: changesOfDelete({ id, email: "anh@example.com" }, { isBrief: false }),
      });
    }
    await eraseFromLog(database(), path, [1, 2, 3]);
    expect((await entries()).map(({ recordName, changes }) => [recordName, changes])).toEqual([
      [null, {}],
      [null, { id: [null, null], email: [null, null] }],
      [null, {}],
      [null, { id: [null, null], email: [null, null] }],
    ]);
  });

  test("changes nothing for no records, or the second time", async () => {
    await log(1, 2, { name: "An" }, { name: "Ánh" });
    const before = await entries();
    await eraseFromLog(database(), path, []);
    expect(await entries()).toEqual(before);
    await eraseFromLog(database(), path, [1]);
    const erased = await entries();
    await eraseFromLog(database(), path, [1]);
    expect(await entries()).toEqual(erased);
  });

  test("belongs to the transaction that deletes the records: a rollback leaves the log unchanged", {
    tags: "postgres",
  }, async () => {
    await log(1, 2, { name: "An" }, { name: "Ánh" });
    const before = await entries();
    const failing = runTransaction(async (tx) => {
      await eraseFromLog(tx, path, [1]);
      throw new Error("The record could not be deleted.");
    });
    await expect(failing).rejects.toThrow("could not be deleted");
    expect(await entries()).toEqual(before);
  });

  test("keeps the names of changed fields, so that a later save is still merged", async () => {
    await log(1, 2, { name: "An" }, { name: "Ánh" });
    await log(1, 3, { email: "a@example.com" }, { email: "b@example.com" });
    await eraseFromLog(database(), path, [1]);
    expect(await fieldsTouchedSince(database(), path, 1, 1, 3)).toEqual(new Set(["name", "email"]));
  });
});

test.each(harmlessActions)(
  "%s does not hide that the entry of its version is gone: any field may have changed",
  async (action) => {
    await log(1, 2, { name: "An" }, { name: "Ánh" });
    await recordActivity(database(), { actor, ip: null, action, path, record: { id: 1, name: "Ánh", version: 3 } });
    expect(await fieldsTouchedSince(database(), path, 1, 1, 2)).toEqual(new Set(["name"]));
    expect(await fieldsTouchedSince(database(), path, 1, 1, 3)).toBe("unknown");
  },
);
