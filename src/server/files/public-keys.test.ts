import { afterEach, expect, test, vi } from "vitest";
import { database } from "~/server/db/client";
import { generation, runPublicTransaction } from "~/server/db/generation";
import { statementsDuring, useTestDatabase } from "~/server/db/test-database";
import { buildMedia } from "~/server/db/test-records";
import { isPublicKey } from "./public-keys";
import { randomKey } from "./store";

useTestDatabase();
afterEach(() => {
  vi.restoreAllMocks();
  generation().isInformed = true;
});

test("asks the database once per key and generation", async () => {
  const { key } = await buildMedia();
  expect(await statementsDuring(() => isPublicKey(key))).toHaveLength(1);
  expect(await statementsDuring(() => isPublicKey(key))).toEqual([]);
  await runPublicTransaction(async () => {});
  expect(await statementsDuring(() => isPublicKey(key))).toHaveLength(1);
});

test("asks every time for a key without a row, and while edits of other instances are not heard of", async () => {
  const [{ key }, unknown] = [await buildMedia(), randomKey()];
  for (let time = 0; time < 2; time++) {
    expect(await statementsDuring(async () => expect(await isPublicKey(unknown)).toBe(false))).toHaveLength(1);
  }
  generation().isInformed = false;
  for (let time = 0; time < 2; time++) expect(await statementsDuring(() => isPublicKey(key))).toHaveLength(1);
});

test("forgets a deleted file in the generation that its deletion starts, also when it was asked for meanwhile", async () => {
  const { key } = await buildMedia();
  await runPublicTransaction(async (tx) => {
    await tx.media.deleteMany({ where: { key } });
    // The embedded database has one connection: a question asked now is answered after the commit.
    return { asked: isPublicKey(key) };
  });
  expect(await isPublicKey(key)).toBe(false);
});

test("keeps files public that were seen since the last edit while the database is away", async () => {
  const [{ key }, deleted] = [await buildMedia(), await buildMedia()];
  expect(await isPublicKey(deleted.key)).toBe(true);
  await runPublicTransaction((tx) => tx.media.deleteMany({ where: { key: deleted.key } }));
  expect(await isPublicKey(key)).toBe(true);
  vi.spyOn(database(), "$queryRaw").mockRejectedValue(new Error("No connection"));
  generation().isInformed = false;
  expect(await isPublicKey(key)).toBe(true);
  await expect(isPublicKey(deleted.key)).rejects.toThrow("No connection");
  await expect(isPublicKey(randomKey())).rejects.toThrow("No connection");
});
