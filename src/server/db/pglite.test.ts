import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { toAppError } from "~/server/platform/errors";
import { collectLog } from "~/server/platform/test-log";
import { type OpenDatabase, openDatabase } from "./open";
import { openTestDatabase } from "./test-database";

const folder = mkdtempSync(path.join(tmpdir(), "atrium-crash-"));
/** Path of PostgreSQL's next log file: a folder with that name makes it fail as on a full disk. */
const nextLogFile = path.join(folder, "database", "pg_wal", "xlogtemp.42");
let database: OpenDatabase<void>;

beforeAll(async () => {
  database = await openDatabase({ dataDir: folder, fill: async () => {} });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  // The next test files share the worker's database.
  await openTestDatabase();
});

const save = (name: string) => database.client.$transaction((tx) => tx.level.create({ data: { nameEn: name, nameVi: name } }));
const names = async () => (await database.client.level.findMany({ orderBy: { id: "asc" } })).map(({ nameEn }) => nameEn);

test("a save with a failing COMMIT gets an error", async () => {
  const { client } = database;
  await client.$executeRaw`CREATE TABLE "late" ("id" INTEGER UNIQUE DEFERRABLE INITIALLY DEFERRED)`;
  const saving = client.$transaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO "late" VALUES (1)`;
    await tx.$executeRaw`INSERT INTO "late" VALUES (1)`;
  });
  await expect(saving).rejects.toThrow(/UniqueConstraint/);
  expect(await client.$queryRaw`SELECT * FROM "late"`).toEqual([]);
  await client.$executeRaw`DROP TABLE "late"`;
});

async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await work();
  clearImmediate(next);
  return turns;
}

test("the event loop turns while many queries wait", async () => {
  const queries = () => Promise.all(Array.from({ length: 300 }, () => database.client.level.findMany()));
  expect(await turnsDuring(queries)).toBeGreaterThan(10);
});

test("the event loop turns during a transaction of many queries", async () => {
  const queries = () =>
    database.client.$transaction(async (tx) => {
      for (let query = 0; query < 300; query++) await tx.level.findMany();
    });
  expect(await turnsDuring(queries)).toBeGreaterThan(10);
});

test("a transaction that takes too long changes nothing, and gets an error", async () => {
  const { client } = database;
  const work = client.$transaction(
    async (tx) => {
      for (let row = 0; row < 5000; row++)
        await tx.level.create({ data: { nameEn: randomUUID(), nameVi: randomUUID() }, select: { id: true } });
    },
    { timeout: 100 },
  );
  const error = await work.catch((reason: unknown) => reason);
  expect(toAppError(error)).toMatchObject({ message: "ERROR_UNAVAILABLE" });
  expect(await names()).toEqual([]);
});

test("the database answers 503 while its log has no space, recovers by itself, and keeps all committed data", async () => {
  await save("Saved before");
  mkdirSync(nextLogFile);
  await database.client.$queryRaw`SELECT pg_switch_wal()::text`;
  const log = collectLog();
  const isUnavailable = expect.objectContaining({ message: "ERROR_UNAVAILABLE" });
  for (const call of [() => save("Refused"), () => save("Refused too"), names]) {
    const error = await call().catch((reason: unknown) => reason);
    expect(toAppError(error)).toEqual(isUnavailable);
  }
  rmdirSync(nextLogFile);
  expect(await vi.waitFor(names, { timeout: 30_000, interval: 50 })).toEqual(["Saved before"]);
  await save("Saved afterwards");
  expect(await names()).toEqual(["Saved before", "Saved afterwards"]);
  expect(log.filter((line) => line.includes("embedded"))).toEqual([
    expect.stringMatching(/^error The embedded database stopped: .*It is opened again as soon as that is possible$/),
    "info The embedded database is open again",
  ]);
});
