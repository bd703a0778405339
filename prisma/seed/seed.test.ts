import { expect, test } from "vitest";
import { accountRules } from "~/server/auth/account-rules";
import { openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { seed } from ".";

useTestDatabase();

const adminEmail = "admin@example.com";

test("requires passwords longer than the specification's minimum on an empty site", async () => {
  expect((await accountRules(openClient())).passwordMin).toBe(6);
  await seed(openClient(), { mode: "empty", adminEmail });
  expect((await accountRules(openClient())).passwordMin).toBe(8);
});

test("refuses a common password for the first administrator, and ignores the setting once accounts exist", async () => {
  const filled = seed(openClient(), { mode: "empty", adminEmail, adminPassword: "Password1" });
  await expect(filled).rejects.toThrow(/^ADMIN_PASSWORD is one of the most common passwords/);
  expect(await openClient().user.count()).toBe(0);
  await seed(openClient(), { mode: "empty", adminEmail });
  await seed(openClient(), { mode: "empty", adminEmail, adminPassword: "Password1" });
});
