import { expect, test } from "vitest";
import { appendVisitorMessage, receiveMessage } from "~/features/website/message/mutations";
import { addMonths } from "~/lib/dates";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { runTransaction } from "~/server/db/transaction";
import { applyRetention } from "./retention";

useTestDatabase();

const message = {
  subject: "Leak",
  name: "Ánh",
  email: "anh@example.com",
  phone: null,
  company: null,
  text: "How much?",
  locale: "vi",
  source: "news",
  consentVersion: 1,
  doubt: null,
} as const;

test("a conversation that a visitor is answering keeps its messages", async () => {
  const now = new Date();
  const data = { siteNameEn: "A", siteNameVi: "A", retentionMonths: 6, activityMonths: 12, outboxMonths: 3 };
  await database().setting.create({ data });
  const id = await runTransaction((tx) => receiveMessage(tx, message, addMonths(now, -7)));
  const report = await runTransaction(async (tx) => {
    await appendVisitorMessage(tx, id, "And another thing", now);
    return applyRetention(database(), { now });
  });
  expect(report.conversations).toBe(0);
  expect((await applyRetention(database(), { now })).conversations).toBe(0);
  expect(await database().message.count({ where: { conversationId: id } })).toBe(2);
});
