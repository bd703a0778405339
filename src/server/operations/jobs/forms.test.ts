import { expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { findHeldCv, holdCv } from "~/server/forms/held-cv";
import { createReceipt, isReceived, keepReceipt } from "~/server/forms/receipts";
import { forms } from "./forms";

useTestDatabase();
const storedFiles = withTestStore();

const now = new Date("2026-11-21T08:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const run = (at: Date) => forms.run({ db: database(), now: at, keepGoing: async () => true });

test("deletes a held CV after half an hour, not earlier", async () => {
  const token = (await holdCv({ bytes: buildPdf(), filename: "cv.pdf" }, { ip: "203.0.113.7", email: null, now })) ?? "";
  await run(later(29));
  expect([await findHeldCv(token, later(29)), storedFiles()]).toMatchObject([{ filename: "cv.pdf" }, [`cv/${token}/cv.pdf`]]);
  expect(await findHeldCv(token, later(31))).toBeNull();
  await run(later(31));
  await deleteRemovedFiles(database(), new Date());
  expect([await database().heldCv.count(), storedFiles()]).toEqual([0, []]);
});

test("limits the held CVs of all networks, and deletes old ones to make room", async () => {
  const hold = (network: number, at: Date) =>
    holdCv(
      { bytes: buildPdf("CV", { size: 10_000_000 }), filename: "cv.pdf" },
      { ip: `203.0.113.${network}`, email: null, now: at },
    );
  const tokens = [];
  for (let network = 0; network < 11; network++) tokens.push(await hold(network, now));
  expect(tokens.filter((token) => token !== null)).toHaveLength(10);
  expect(storedFiles()).toHaveLength(10);
  expect(await hold(11, later(31))).not.toBeNull();
  await deleteRemovedFiles(database(), new Date());
  expect(storedFiles()).toHaveLength(1);
});

test("deletes expired receipts, so that the same form can be sent again", async () => {
  const receipt = createReceipt(["a"], later(10));
  expect([await keepReceipt(database(), receipt, now), await keepReceipt(database(), receipt, later(9))]).toEqual([true, false]);
  await run(later(9));
  expect(await isReceived(database(), receipt, later(9))).toBe(true);
  expect(await isReceived(database(), receipt, later(10))).toBe(false);
  expect(await keepReceipt(database(), createReceipt(["a"], later(20)), later(10))).toBe(true);
  await run(later(20));
  expect(await database().receipt.count()).toBe(0);
});
