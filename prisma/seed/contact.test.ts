import { beforeEach, describe, expect, test } from "vitest";
import { messageSchema } from "~/features/website/message/schema";
import { fillTemplate, replyTemplateSchema } from "~/features/website/reply-template/schema";
import { conversationStatuses } from "~/lib/conversation-status";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import { seedContact } from "./contact";

useTestDatabase();

const now = new Date("2026-06-30T08:00:00Z");
let staff: { id: number; name: string };

beforeEach(async () => {
  staff = await buildUser("ADMIN", { name: "Trần Minh" });
  await database().setting.create({ data: { siteNameEn: "Lac Giang", siteNameVi: "Công nghệ Lạc Giang" } });
  await seedContact(database(), now);
});

const conversations = () =>
  database().conversation.findMany({
    orderBy: { id: "asc" },
    include: { messages: { orderBy: { id: "asc" }, include: { mail: true } } },
  });

describe("demo conversations", () => {
  test("cover both languages and all states; some are unread, important or assigned", async () => {
    const all = await conversations();
    const count = (isCounted: (conversation: (typeof all)[number]) => boolean) => all.filter(isCounted).length;
    for (const locale of ["en", "vi"]) expect(count((one) => one.locale === locale)).toBeGreaterThan(15);
    for (const status of conversationStatuses) expect(count((one) => one.status === status)).toBeGreaterThan(3);
    expect(count(({ readAt }) => readAt === null)).toBeGreaterThan(5);
    expect(count(({ important }) => important)).toBeGreaterThan(5);
    expect(count(({ assigneeId }) => assigneeId === staff.id)).toBeGreaterThan(5);
  });

  test("could have been sent by visitors, and have ordered messages", async () => {
    for (const { name, email, subject, phone, company, excerpt, messages, createdAt, lastMessageAt } of await conversations()) {
      const message = { name, email, subject, phone, company, text: messages[0]?.text };
      expect([subject, messageSchema.safeParse(message).error]).toEqual([subject, undefined]);
      expect(excerpt.length).toBeGreaterThan(10);
      const times = messages.map((one) => one.createdAt.getTime());
      expect([subject, times]).toEqual([subject, times.toSorted((a, b) => a - b)]);
      expect(Math.max(...times)).toBeLessThan(now.getTime());
      expect([createdAt.getTime(), times]).toEqual([times[0], expect.arrayContaining([lastMessageAt.getTime()])]);
    }
  });

  test("have mails that were sent or refused for good, so that no mail goes out later", async () => {
    for (const { email, subject, messages } of await conversations()) {
      for (const { kind, text, authorName, authorId, createdAt, mail } of messages) {
        expect(authorId).toBe(kind === "visitor" ? null : staff.id);
        if (kind !== "staff") {
          expect(mail).toBeNull();
          continue;
        }
        expect([authorName, mail?.to, mail?.subject]).toEqual([staff.name, email, `Re: ${subject}`]);
        expect(mail?.text.startsWith(text)).toBe(true);
        const isFailed = mail?.state === "failed";
        expect([mail?.state, mail?.sentAt, mail?.nextTryAt]).toEqual(
          isFailed ? ["failed", null, null] : ["sent", createdAt, null],
        );
      }
    }
    expect(await database().mail.findMany({ where: { state: "failed" }, select: { error: true } })).toEqual([
      { error: expect.stringMatching(/rejected: 552/) },
    ]);
  });
});

test("uses only placeholders that can be filled in the demo's templates", async () => {
  const templates = await database().replyTemplate.findMany();
  expect(templates).toHaveLength(4);
  const conversation = { name: "An", company: "Atrium", subject: "Pumps" };
  for (const { name, textEn, textVi } of templates) {
    expect(replyTemplateSchema.parse({ name, textEn, textVi })).toEqual({ name, textEn, textVi });
    expect([fillTemplate(textEn, conversation).missing, fillTemplate(textVi, conversation).missing]).toEqual([[], []]);
  }
});
