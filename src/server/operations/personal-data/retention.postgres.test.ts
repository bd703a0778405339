import { expect, test } from "vitest";
import { appendVisitorMessage, receiveMessage } from "~/features/website/message/mutations";
import { addMonths } from "~/lib/dates";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate } from "~/server/db/test-records";
import { runTransaction } from "~/server/db/transaction";
import { refusalOf } from "~/server/platform/test-refusals";
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

test("a candidate that is being anonymised gets no note, and their name does not come back into the log", async () => {
  const { id: candidateId } = await buildCandidate();
  const { note } = (await callerAs("ADMIN")).career;
  const refusal = await runTransaction(async (tx) => {
    await tx.candidate.update({ where: { id: candidateId }, data: { anonymisedAt: new Date() } });
    const adding = refusalOf(note.create({ candidateId, data: { text: "Hello" } }));
    const waiting = () => database().$queryRaw`SELECT FROM pg_stat_activity WHERE "wait_event_type" = 'Lock'`;
    await expect.poll(waiting).not.toEqual([]);
    return { adding };
  });
  expect((await refusal.adding).appCode).toBe("ERROR_CANDIDATE_NOT_FOUND");
  expect(await database().activity.count({ where: { action: "add-note" } })).toBe(0);
});
