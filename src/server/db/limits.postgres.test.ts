import { connect, createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PrismaClient } from "~/generated/prisma/client";
import { database } from "~/server/db/client";
import { toAppError } from "~/server/platform/errors";
import { silenceMs, statementMs, transactionOptions } from "./limits";
import { limitedConfig, PostgresAdapterFactory, withDatabase } from "./postgres";
import { useTestDatabase } from "./test-database";

const server = process.env.TEST_DATABASE_URL ?? "";

/** Creates a proxy between client and server that can stop passing data on, like a hanging server. */
function createGate(to: URL): { gate: Server; hang(isHanging: boolean): void } {
  const sockets: Socket[] = [];
  let hangs = false;
  const gate = createServer((client) => {
    const upstream = connect(Number(to.port || 5432), to.hostname);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.push(socket.on("error", () => {}));
      if (hangs) socket.pause();
    }
    client.on("close", () => upstream.destroy());
  });
  const hang = (isHanging: boolean) => {
    hangs = isHanging;
    for (const socket of sockets) isHanging ? socket.unpipe().pause() : socket.resume();
  };
  return { gate, hang };
}

describe.concurrent("a client of PostgreSQL", () => {
  useTestDatabase();

  let client: PrismaClient;
  let gate: Server;
  let hang: (isHanging: boolean) => void;
  beforeAll(async () => {
    const [row] = await database().$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
    const url = new URL(withDatabase(server, row?.name ?? ""));
    ({ gate, hang } = createGate(new URL(url)));
    await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
    const address = gate.address();
    url.hostname = "127.0.0.1";
    url.port = String(typeof address === "object" ? address?.port : "");
    client = new PrismaClient({ adapter: new PostgresAdapterFactory(url.href, limitedConfig), transactionOptions });
  });
  afterAll(async () => {
    await client?.$disconnect();
    gate?.close();
  });

  it("cancels a statement that takes too long", async () => {
    const started = Date.now();
    const error = await database().$queryRaw`SELECT 1 FROM pg_sleep(60)`.catch((reason: unknown) => reason);
    expect(toAppError(error)?.appCode).toBe("ERROR_UNAVAILABLE");
    expect(Date.now() - started).toBeLessThan(statementMs + 5_000);
  }, 30_000);

  it("gives up on a hanging server, and continues with new connections once it is back", async () => {
    await client.level.count();
    const refused: PromiseSettledResult<unknown>[] = [];
    const started = Date.now();
    const cut = client.$transaction(async (tx) => {
      await tx.level.create({ data: { nameEn: "Cut", nameVi: "Bị ngắt" } });
      hang(true);
      const laterQueries = [
        client.$queryRaw`SELECT 1`,
        client.level.findMany(),
        client.$transaction((other) => other.level.count()),
      ];
      refused.push(...(await Promise.allSettled(laterQueries)));
      return tx.level.count();
    });
    refused.push(...(await Promise.allSettled([cut])));
    const errors = refused.map((settled) => (settled.status === "rejected" ? toAppError(settled.reason)?.appCode : null));
    expect(errors).toEqual(refused.map(() => "ERROR_UNAVAILABLE"));
    expect(Date.now() - started).toBeLessThan(silenceMs + transactionOptions.timeout);

    hang(false);
    // A connection abandoned inside a transaction must not be reused: this insert would never be committed.
    const level = await client.level.create({ data: { nameEn: "Kept", nameVi: "Còn lại" } });
    const other = new pg.Client(withDatabase(server, await nameOf(client)));
    await other.connect();
    const { rows } = await other.query('SELECT "id", "nameEn" FROM "Level"');
    await other.end();
    expect(rows).toEqual([{ id: level.id, nameEn: "Kept" }]);
  }, 60_000);
});

async function nameOf(client: PrismaClient): Promise<string> {
  const [row] = await client.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  return row?.name ?? "";
}
