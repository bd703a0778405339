import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { PrismaClient } from "~/generated/prisma/client";
import { collectLog } from "~/server/platform/test-log";
import { openPglite, PgliteAdapterFactory } from "./pglite";
import { watchQueries } from "./slow-queries";

afterEach(() => void vi.restoreAllMocks());

test("logs a slow statement with time and text but without its values, also in a transaction", async () => {
  const lines = collectLog();
  const pglite = await openPglite();
  const client = new PrismaClient({ adapter: watchQueries(new PgliteAdapterFactory(pglite)) });
  try {
    await client.$queryRaw`SELECT ${"quick"}::text`;
    expect(lines.filter((line) => line.includes("quick"))).toEqual([]);
    lines.length = 0;
    const secret = "hunter2";
    await client.$queryRaw`SELECT ${secret}::text AS "inner", pg_sleep(0.6)::text`;
    await client.$transaction(async (tx) => {
      await sleep(1);
      await tx.$executeRaw`SELECT ${secret}::text AS "outer", pg_sleep(0.6)`;
    });
    const slow = lines.filter((line) => line.includes("pg_sleep"));
    expect(slow).toHaveLength(2);
    expect(slow[0]).toMatch(/^warn Slow query ms=\d{3,5} sql=SELECT \$1::text AS "inner", pg_sleep\(0\.6\)::text$/);
    expect(lines.join()).not.toContain(secret);
  } finally {
    await client.$disconnect();
    await pglite.close();
  }
});
