import { describe, expect, test } from "vitest";
import { appendVisitorMessage, receiveMessage } from "~/features/website/message/mutations";
import type { Doubt } from "~/generated/prisma/enums";
import { callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildJobPost, buildUser } from "~/server/db/test-records";
import { runTransaction } from "~/server/db/transaction";
import { storeApplication } from "~/server/forms/test-application";
import { sendRequestedMail } from "./account-mail";

useTestDatabase();

const now = new Date("2026-06-30T08:00:00Z");
const names = { siteNameEn: "Lac Giang", siteNameVi: "Công ty Lạc Giang" };
const settings = (notifyRecipients = "") => database().setting.create({ data: { ...names, notifyRecipients } });
const mails = () =>
  database().mail.findMany({
    orderBy: { id: "asc" },
    select: { to: true, subject: true, text: true, link: true, locale: true, headers: true },
  });
const addressees = async () => (await mails()).map(({ to }) => to);

const message = {
  subject: "Leak detection",
  name: "Ánh",
  email: "anh@example.com",
  phone: null,
  company: null,
  text: "How much is it?",
};
const origin = { locale: "vi", source: null, consentVersion: 1, doubt: null } as const;
const receive = (doubt: Doubt | null = null) => runTransaction((tx) => receiveMessage(tx, { ...message, ...origin, doubt }, now));

describe("a visitor's message", () => {
  test("is confirmed in the visitor's language without quoting them, and staff are notified in their own languages", async () => {
    await settings("Lan@example.com; office@example.com, lan@example.com");
    await buildUser("MANAGER", { name: "Lan", email: "lan@example.com" });
    await database().user.update({ where: { email: "lan@example.com" }, data: { locale: "vi" } });
    const id = await receive();
    const [visitor, lan, office, ...others] = await mails();
    expect(others).toEqual([]);
    expect(visitor).toMatchObject({
      to: "anh@example.com",
      locale: "vi",
      subject: "Chúng tôi đã nhận được tin nhắn của bạn – Công ty Lạc Giang",
      link: expect.stringMatching(/\/vi\/contact\/[\w-]{43}$/),
    });
    // Out-of-office replies leave it alone.
    expect(visitor?.headers).toEqual({ "Auto-Submitted": "auto-replied" });
    expect(visitor?.text).toMatch(/^Xin chào,/);
    expect(`${visitor?.subject}${visitor?.text}`).not.toMatch(/Leak detection|How much|Ánh/);
    expect(lan).toMatchObject({ to: "lan@example.com", locale: "vi", subject: "Tin nhắn mới: Leak detection" });
    expect(office).toMatchObject({ to: "office@example.com", locale: "en", subject: "New message: Leak detection" });
    expect(office?.link).toMatch(new RegExp(`/admin/contact/${id}$`));
  });

  test("is neither confirmed nor announced when it is spam; an unverified one is only announced to staff", async () => {
    await settings("office@example.com");
    await receive("honeypot");
    expect(await mails()).toEqual([]);
    await receive("links");
    expect(await addressees()).toEqual(["office@example.com"]);
  });

  test("later in the conversation notifies staff too, and its mails are deleted with the conversation", async () => {
    await settings("office@example.com");
    const id = await receive();
    await runTransaction((tx) => appendVisitorMessage(tx, id, "And another thing", now));
    expect(await addressees()).toEqual(["anh@example.com", "office@example.com", "office@example.com"]);
    await database().conversation.delete({ where: { id } });
    expect(await mails()).toEqual([]);
  });
});

describe("an application", () => {
  const hoa = { name: "Hoa", email: "hoa@example.com", phone: null, introduction: "", locale: "vi" as const, sourceId: null };

  test("is confirmed with its post's title, and staff are notified", async () => {
    await settings("office@example.com");
    const post = await buildJobPost({ titleEn: "Electrician", titleVi: "Thợ điện" });
    const { id } = await storeApplication({ ...hoa, jobPostId: post.id }, null, { ip: "127.0.0.1", now });
    const [candidate, office] = await mails();
    expect(candidate?.text).toContain("Cảm ơn bạn đã ứng tuyển Thợ điện.");
    expect(office).toMatchObject({ subject: "New application: Electrician" });
    expect(office?.link).toMatch(new RegExp(`/admin/candidate/${id}$`));
  });

  test("sent again asks the candidate to confirm, without text from its sender", async () => {
    await settings();
    const { id: jobPostId } = await buildJobPost({ titleEn: "Electrician" });
    const origin = { ip: "127.0.0.1", now };
    await storeApplication({ ...hoa, jobPostId }, null, origin);
    await storeApplication({ ...hoa, jobPostId, name: "Buy at example.com", locale: "en" }, null, origin);
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ to: hoa.email, subject: "Please confirm your new application – Lac Giang" });
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(mail?.text).not.toContain("example.com");
    expect(mail?.link).toMatch(/\/my-data\/[\w-]{43}$/);
  });
});

describe("mails to one address caused by anonymous requests", { tags: "postgres" }, () => {
  const sent = async (to: string) =>
    (await database().mail.findMany({ where: { to }, orderBy: { id: "asc" } })).map(({ state, error }) => error ?? state);
  const apply = async () => {
    const { id: jobPostId } = await buildJobPost();
    const hoa = {
      name: "Hoa",
      email: message.email,
      phone: null,
      introduction: "",
      locale: "vi" as const,
      sourceId: null,
      jobPostId,
    };
    await storeApplication(hoa, null, { ip: "127.0.0.1", now });
  };
  const request = async (mail: "reset" | "verify") => sendRequestedMail(mail, message.email, "http://localhost", new Date());

  test("are held back beyond five an hour, all kinds together, while everything sent is stored and announced to staff", async () => {
    await settings("office@example.com");
    for (let count = 0; count < 3; count++) await receive();
    for (let count = 0; count < 3; count++) await apply();
    await receive();
    const beyond = ["ERROR_TOO_MANY_MAILS", "ERROR_TOO_MANY_MAILS"];
    expect(await sent("anh@example.com")).toEqual([...Array<string>(5).fill("waiting"), ...beyond]);
    expect(await sent("office@example.com")).toEqual(Array<string>(7).fill("waiting"));
    expect(await database().conversation.count()).toBe(4);
    await database().mail.updateMany({ data: { createdAt: new Date(Date.now() - 61 * 60_000) } });
    await receive();
    expect((await sent("anh@example.com")).at(-1)).toBe("waiting");
  });

  test("are held back beyond five an hour also when they are caused at once", async () => {
    await settings();
    await Promise.all(Array.from({ length: 12 }, () => receive()));
    expect((await sent("anh@example.com")).filter((outcome) => outcome === "waiting")).toHaveLength(5);
  });

  test("leave one mail without a link for a record whose confirmations are held back", async () => {
    await settings();
    const { id: jobPostId } = await buildJobPost();
    const hoa = { name: "Hoa", email: message.email, phone: null, locale: "vi" as const, sourceId: null, jobPostId };
    for (let count = 0; count < 20; count++) {
      await storeApplication({ ...hoa, introduction: `${count}` }, null, { ip: "127.0.0.1", now });
    }
    expect(await sent("anh@example.com")).toEqual([...Array<string>(5).fill("waiting"), "ERROR_TOO_MANY_MAILS"]);
    expect((await mails()).at(-1)).toMatchObject({ link: null });
    expect(await database().privateLink.count()).toBe(5);
  });

  test("are limited to fifteen a day", async () => {
    await settings();
    for (let count = 0; count < 17; count++) {
      await receive();
      await database().mail.updateMany({ data: { createdAt: new Date(Date.now() - 2 * 60 * 60_000) } });
    }
    expect((await sent("anh@example.com")).filter((outcome) => outcome === "waiting")).toHaveLength(15);
  });

  test("include account links, but the owner can still get a password link", async () => {
    await settings();
    await buildUser("USER", { name: "Win at Evil", email: message.email });
    await request("reset");
    for (let count = 0; count < 5; count++) await receive();
    expect((await sent("anh@example.com")).at(-1)).toBe("ERROR_TOO_MANY_MAILS");
    await database().accountToken.deleteMany();
    await request("reset");
    const [last] = await database().mail.findMany({ orderBy: { id: "desc" }, take: 1 });
    expect(last).toMatchObject({ state: "waiting", text: expect.stringMatching(/^Hello,\n/) });
    expect(last?.text).not.toContain("Win at Evil");
  });
});

describe("an assignment", () => {
  test("notifies the colleague of conversations in one mail, and not when taken by oneself", async () => {
    await settings();
    const [lan, minh] = [
      await buildUser("ADMIN", { name: "Lan" }),
      await buildUser("ADMIN", { name: "Minh", email: "minh@example.com" }),
    ];
    const ids = [await receive(), await receive()];
    await database().mail.deleteMany();
    const { contact } = (await callerOf(lan)).website;
    await contact.assign({ ids, data: { assigneeId: lan.id } });
    expect(await mails()).toEqual([]);
    await contact.assign({ ids, data: { assigneeId: minh.id } });
    await contact.assign({ ids, data: { assigneeId: minh.id } });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "minh@example.com", subject: "2 conversations are now yours – Lac Giang" });
    expect(mail?.text).toContain("Lan has assigned 2 conversations to you.");
    expect(mail?.link).toMatch(new RegExp(`/admin/contact\\?assigneeId=${minh.id}$`));
  });

  test("notifies the colleague of a saved candidate, if they may sign in", async () => {
    await settings();
    const lan = await buildUser("ADMIN", { name: "Lan" });
    const blocked = await buildUser("ADMIN", { status: 2 });
    const minh = await buildUser("ADMIN", { email: "minh@example.com" });
    const { id } = await buildCandidate();
    const { candidate } = (await callerOf(lan)).career;
    const { version } = await candidate.update({ id, version: 1, data: { assigneeId: blocked.id } });
    const saved = await candidate.update({ id, version, data: { assigneeId: minh.id } });
    await candidate.update({ id, version: saved.version, data: { rating: 5 } });
    expect(await mails()).toMatchObject([{ to: "minh@example.com", subject: "A candidate is now yours – Lac Giang" }]);
    expect((await mails())[0]?.link).toMatch(new RegExp(`/admin/candidate/${id}$`));
  });
});
