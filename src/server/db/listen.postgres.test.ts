import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { database } from "~/server/db/client";
import { generation, runPublicTransaction } from "./generation";
import { shareGeneration } from "./listen";
import { withDatabase } from "./postgres";
import { useTestDatabase } from "./test-database";
import { runTransaction } from "./transaction";

const server = process.env.TEST_DATABASE_URL ?? "";

describe("the generation between instances", () => {
  useTestDatabase();

  let other: pg.Client;
  let heard: string[];
  let stop: () => Promise<void>;
  beforeEach(async () => {
    const [row] = await database().$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
    const url = withDatabase(server, row?.name ?? "");
    other = new pg.Client({ connectionString: url });
    await other.connect();
    heard = [];
    other.on("notification", ({ payload = "" }) => heard.push(payload));
    await other.query("LISTEN atrium_visitors");
    stop = await shareGeneration(url);
  });
  afterEach(async () => {
    await stop();
    await other.end();
    generation().isInformed = true;
  });

  const until = async (isTrue: () => boolean) => {
    for (let waited = 0; !isTrue(); waited += 10) {
      if (waited > 5_000) throw new Error("It did not come.");
      await sleep(10);
    }
  };
  /** Returns what the other instance heard so far, except its own mark: notifications arrive in commit order. */
  const heardUntilNow = async () => {
    await other.query("SELECT pg_notify('atrium_visitors', 'mark')");
    await until(() => heard.includes("mark"));
    return heard.filter((payload) => payload !== "mark");
  };
  const edit = () => runPublicTransaction((tx) => tx.level.create({ data: { nameEn: "Junior", nameVi: "Nhân viên" } }));

  it("rises within a second after an edit elsewhere", async () => {
    const before = generation().value;
    await other.query("SELECT pg_notify('atrium_visitors', 'another instance')");
    const started = Date.now();
    await until(() => generation().value > before);
    expect(Date.now() - started).toBeLessThan(1_000);
  });

  it("is announced once per edit, and rises once here", async () => {
    const before = generation().value;
    await edit();
    expect(generation().value).toBe(before + 1);
    expect(await heardUntilNow()).toHaveLength(1);
    // Waits for the other instance's mark; the edit's own notification is not counted again.
    await until(() => generation().value > before + 1);
    expect(generation().value).toBe(before + 2);
  });

  it("is announced by the commit itself, even if nothing runs in this process after it", async () => {
    await runTransaction(async (tx) => generation().announce?.(tx));
    expect(await heardUntilNow()).toHaveLength(1);
  });

  it("is not announced when the transaction is rolled back", async () => {
    const before = generation().value;
    const rolledBack = runTransaction(async (tx) => {
      await generation().announce?.(tx);
      throw new Error("Refused");
    });
    await expect(rolledBack).rejects.toThrow("Refused");
    const refused = runPublicTransaction(() => Promise.reject(new Error("Refused")));
    await expect(refused).rejects.toThrow("Refused");
    expect(generation().value).toBe(before);
    expect(await heardUntilNow()).toEqual([]);
  });

  it("is unknown while the connection is lost: the outage counts as an edit, and own edits are announced", async () => {
    expect(generation().isInformed).toBe(true);
    const before = generation().value;
    await other.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE 'LISTEN atrium_visitors%'",
    );
    await until(() => !generation().isInformed);
    await edit();
    expect(await heardUntilNow()).toHaveLength(1);
    await until(() => generation().isInformed);
    expect(generation().value).toBeGreaterThan(before + 1);
  });
});
