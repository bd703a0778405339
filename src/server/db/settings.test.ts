import { expect, test } from "vitest";
import { database } from "./client";
import { readSettings } from "./settings";
import { useTestDatabase } from "./test-database";

useTestDatabase();

test("gives a new settings row the same values as the defaults without a row", async () => {
  const before = await readSettings(database(), { id: true, consentVersion: true });
  await database().setting.create({ data: { siteNameEn: "Atrium", siteNameVi: "Atrium" } });
  const row = await database().setting.findUniqueOrThrow({
    where: { id: 1 },
    include: { heroImage: true, shareImage: true, favicon: true },
  });
  expect(row).toMatchObject(before);
});
