import { expect, test } from "vitest";
import { database } from "./client";
import { readSettings } from "./settings";
import { useTestDatabase } from "./test-database";

useTestDatabase();

test("a new row of settings has the values that a site without one reads", async () => {
  const before = await readSettings(database(), { id: true, consentVersion: true });
  await database().setting.create({ data: { siteNameEn: "Atrium", siteNameVi: "Atrium" } });
  const row = await database().setting.findUniqueOrThrow({ where: { id: 1 }, include: { heroImage: true, shareImage: true } });
  expect(row).toMatchObject(before);
});
