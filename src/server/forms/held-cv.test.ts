import { expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { UNCONFIRMED_BYTES_EACH } from "~/server/files/cv";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { holdCv } from "./held-cv";

useTestDatabase();
const storedFiles = withTestStore();

test("holds one of several CVs that arrive at once when only one has room", { tags: "postgres" }, async () => {
  const bytes = buildPdf("CV");
  const hold = () => holdCv({ bytes, filename: "cv.pdf" }, { ip: "127.0.0.1", email: null, now: new Date() });
  await hold();
  await database().heldCv.updateMany({ data: { size: UNCONFIRMED_BYTES_EACH - bytes.length } });
  const keys = await Promise.all([hold(), hold(), hold(), hold()]);
  expect(keys.filter((key) => key !== null)).toHaveLength(1);
  expect([await database().heldCv.count(), storedFiles().length]).toEqual([2, 2]);
});
