import { expect, test } from "vitest";
import { accountRules } from "~/server/auth/account-rules";
import { openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { seed } from ".";

useTestDatabase();

const adminEmail = "admin@example.com";

test("an empty site wants longer passwords than the specification's least", async () => {
  expect((await accountRules(openClient())).passwordMin).toBe(6);
  await seed(openClient(), { mode: "empty", adminEmail });
  expect((await accountRules(openClient())).passwordMin).toBe(8);
});

test("the first administrator gets no common password; once there are accounts, the setting is not looked at", async () => {
  const filled = seed(openClient(), { mode: "empty", adminEmail, adminPassword: "Password1" });
  await expect(filled).rejects.toThrow(/^ADMIN_PASSWORD is one of the most common passwords/);
  expect(await openClient().user.count()).toBe(0);
  await seed(openClient(), { mode: "empty", adminEmail });
  await seed(openClient(), { mode: "empty", adminEmail, adminPassword: "Password1" });
});
