import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generation, visitorsChanged } from "~/server/visitors";
import { shareGeneration } from "./listen";

const url = process.env.TEST_DATABASE_URL ?? "";

/** What only a PostgreSQL server can show; the embedded database has one instance. */
describe.skipIf(url === "")("the generation between instances", () => {
  let other: pg.Client;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    other = new pg.Client({ connectionString: url });
    await other.connect();
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

  it("rises with an edit elsewhere, within a second", async () => {
    const before = generation().value;
    await other.query("SELECT pg_notify('atrium_visitors', 'somebody else')");
    const started = Date.now();
    await until(() => generation().value > before);
    expect(Date.now() - started).toBeLessThan(1_000);
  });

  it("is told to others before whoever saved is answered, and rises once here", async () => {
    const heard: unknown[] = [];
    other.on("notification", ({ payload }) => heard.push(payload));
    await other.query("LISTEN atrium_visitors");
    const before = generation().value;
    await visitorsChanged();
    await until(() => heard.length > 0);
    await sleep(50);
    expect(heard).toHaveLength(1);
    expect(generation().value).toBe(before + 1);
  });

  it("is unknown while the connection is lost; what was missed counts as an edit, what could not be told is told", async () => {
    const heard: unknown[] = [];
    other.on("notification", ({ payload }) => heard.push(payload));
    await other.query("LISTEN atrium_visitors");
    expect(generation().isInformed).toBe(true);
    const before = generation().value;
    await other.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE 'LISTEN atrium_visitors%'",
    );
    await until(() => !generation().isInformed);
    await visitorsChanged();
    expect(heard).toHaveLength(0);
    await until(() => generation().isInformed);
    expect(generation().value).toBeGreaterThan(before + 1);
    await until(() => heard.length === 1);
  });
});
