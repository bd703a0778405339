import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PrismaClient } from "~/generated/prisma/client";
import { database } from "~/server/db/client";
import { isWriteConflict } from "~/server/platform/errors";
import { limitedConfig, PostgresAdapterFactory, withDatabase } from "./postgres";
import { useTestDatabase } from "./test-database";

const server = process.env.TEST_DATABASE_URL ?? "";

describe("a frequent statement", () => {
  useTestDatabase();

  let client: PrismaClient;
  beforeAll(async () => {
    const [row] = await database().$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
    const config = (url: string) => ({ ...limitedConfig(url), max: 1 });
    client = new PrismaClient({ adapter: new PostgresAdapterFactory(withDatabase(server, row?.name ?? ""), config) });
    await client.$executeRaw`CREATE TABLE "moved" ("id" INTEGER)`;
  });
  afterAll(async () => {
    await client.$executeRaw`DROP TABLE "moved"`;
    await client.$disconnect();
  });

  const prepared = async (start: string) => {
    const [row] = await client.$queryRawUnsafe<{ count: bigint }[]>(
      `SELECT count(*) FROM pg_prepared_statements WHERE "statement" LIKE '${start}%' -- ${Math.random()}`,
    );
    return Number(row?.count);
  };

  test("is parsed once per connection", async () => {
    const read = () => client.$queryRaw`SELECT 'often', ${1}::int`;
    for (let use = 1; use < 4; use++) await read();
    expect(await prepared("SELECT ''often")).toBe(0);
    for (let use = 4; use < 8; use++) await read();
    expect(await prepared("SELECT ''often")).toBe(1);
  });

  test("is planned at each use if it searches by a pattern, as common and rare terms need different plans", async () => {
    const search = (term: string) => client.$queryRaw`SELECT 'searched' WHERE 'a text' LIKE ${term}`;
    for (let use = 0; use < 8; use++) await search("%text%");
    expect(await prepared("SELECT ''searched")).toBe(0);
  });

  test("is answered while a newer instance migrates its table; in a transaction it is retried", async () => {
    const read = (db: Pick<PrismaClient, "$queryRaw">) => db.$queryRaw<object[]>`SELECT * FROM "moved"`;
    const readLater = (db: Pick<PrismaClient, "$queryRaw">) => db.$queryRaw<object[]>`SELECT * FROM "moved" WHERE "id" = 1`;
    await client.$executeRaw`INSERT INTO "moved" VALUES (1)`;
    for (let use = 0; use < 5; use++) await Promise.all([read(client), readLater(client)]);
    await client.$executeRaw`ALTER TABLE "moved" ADD COLUMN "name" TEXT DEFAULT 'new'`;
    const error = await client.$transaction((tx) => readLater(tx)).catch((reason: unknown) => reason);
    expect(isWriteConflict(error)).toBe(true);
    expect(await client.$transaction((tx) => readLater(tx))).toEqual([{ id: 1, name: "new" }]);
    expect(await read(client)).toEqual([{ id: 1, name: "new" }]);
  });
});
