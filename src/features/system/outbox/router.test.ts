import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLink } from "~/server/auth/links";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildUser, grant } from "~/server/db/test-records";
import { blankExpiredLinks, sendMail } from "~/server/mail/outbox";
import { findCandidateId } from "~/server/mail/private-links";
import { setMailServer } from "~/server/mail/smtp";
import { setMailSender } from "~/server/mail/wake";
import { refusalOf } from "~/server/platform/test-refusals";

useTestDatabase();

const signIn = "http://localhost/auth/login";
/** The reset link, made anew before every test. */
let reset: string;

beforeEach(async () => {
  const person = await buildUser("USER", { name: "An", email: "an@example.com" });
  const link = await createLink(database(), person.id, "reset", "http://localhost", new Date());
  reset = link.url;
  await sendMail(database(), {
    to: person.email,
    locale: "vi",
    subject: "Đổi mật khẩu",
    text: "Chào An,\n\n{link}\n\nHết.",
    link,
    linkLabel: "Đặt mật khẩu",
  });
  const ready = { locale: "en" as const, subject: "Your account is ready", text: "Hello Lan,\n\n{link}", linkLabel: "Sign in" };
  await sendMail(database(), { ...ready, to: "lan@example.com", link: { url: signIn } });
});

afterEach(() => setMailServer(undefined));

describe("the outbox", () => {
  test("lists every mail, newest first, without its text", async () => {
    const { outbox } = (await callerAs("ADMIN")).system;
    const { rows, total } = await outbox.list({ sort: { by: "to", dir: "ASC" } });
    expect(total).toBe(2);
    expect(rows).toEqual([
      { id: 1, to: "an@example.com", subject: "Đổi mật khẩu", state: "waiting", createdAt: expect.any(Date) },
      { id: 2, to: "lan@example.com", subject: "Your account is ready", state: "waiting", createdAt: expect.any(Date) },
    ]);
    expect((await outbox.list({})).rows.map(({ id }) => id)).toEqual([2, 1]);
  });

  test("is searched without accents and filtered by state", async () => {
    const { outbox } = (await callerAs("ADMIN")).system;
    expect((await outbox.list({ search: "doi mat khau" })).rows.map(({ id }) => id)).toEqual([1]);
    expect((await outbox.list({ search: "lan@" })).rows.map(({ id }) => id)).toEqual([2]);
    expect((await outbox.list({ filter: { state: "sent" } })).total).toBe(0);
  });

  test("shows a mail's text and link", async () => {
    const { outbox } = (await callerAs("ADMIN")).system;
    const mail = await outbox.byId({ id: 1 });
    expect(mail).toMatchObject({ text: `Chào An,\n\n${reset}\n\nHết.`, link: reset, error: null, sentAt: null });
    expect(await outbox.byId({ id: 2 })).toMatchObject({ text: `Hello Lan,\n\n${signIn}`, link: signIn });
    expect((await refusalOf(outbox.byId({ id: 9 }))).appCode).toBe("ERROR_MAIL_NOT_FOUND");
  });

  test("shows links only to administrators: they open accounts", async () => {
    await grant("MANAGER", "/admin/outbox", { view: true });
    const { outbox } = (await callerAs("MANAGER")).system;
    expect(await outbox.byId({ id: 1 })).toMatchObject({ text: "Chào An,\n\n…\n\nHết.", link: null });
    expect(await outbox.byId({ id: 2 })).toMatchObject({ text: "Hello Lan,\n\n…", link: null });
  });

  test("hides an expired link, even before the job has blanked it", async () => {
    await database().mail.update({ where: { id: 1 }, data: { linkExpiresAt: new Date() } });
    const { outbox } = (await callerAs("ADMIN")).system;
    const mail = await outbox.byId({ id: 1 });
    expect(mail).toMatchObject({ text: "Chào An,\n\n…\n\nHết.", link: null });
    expect(JSON.stringify(mail)).not.toContain("token=");
  });

  test("hides a link whose account is deleted", async () => {
    await database().user.delete({ where: { email: "an@example.com" } });
    const { outbox } = (await callerAs("ADMIN")).system;
    expect(await outbox.byId({ id: 1 })).toMatchObject({ link: null });
  });

  test("gives the error code of a mail that could not be sent", async () => {
    const unsent = {
      locale: "en" as const,
      to: "an@example.com",
      subject: "Hello",
      text: "Hello,\n\n{link}",
      linkLabel: "Sign in",
    };
    await sendMail(database(), { ...unsent, error: "ERROR_SITE_ADDRESS_UNKNOWN" });
    const { outbox } = (await callerAs("ADMIN")).system;
    const failed = { state: "failed", error: "ERROR_SITE_ADDRESS_UNKNOWN", text: "Hello,\n\n…", link: null };
    expect(await outbox.byId({ id: 3 })).toMatchObject(failed);
    expect((await outbox.list({ filter: { state: "failed" } })).rows.map(({ id }) => id)).toEqual([3]);
  });

  test("renders a mail with the site's name and escapes quoted text", async () => {
    const text = "Hello <img src=x onerror=alert(1)>,\n\n{link}\n\n> & quoted";
    const id = await sendMail(database(), {
      to: "an@example.com",
      locale: "en",
      subject: "</title><script>",
      text,
      link: { url: signIn },
      linkLabel: "Sign in",
    });
    const { html } = await (await callerAs("ADMIN")).system.outbox.byId({ id });
    expect(html).toContain(`href="${signIn}"`);
    expect(html).toContain(">Sign in</a>");
    expect(html).toContain("Atrium");
    expect(html).toContain("&amp; quoted</blockquote>");
    expect(html).not.toMatch(/<img|<script/);
  });

  test("resends mails while their links are valid", async () => {
    const { outbox } = (await callerAs("ADMIN")).system;
    expect((await refusalOf(outbox.sendAgain({ ids: [1] }))).appCode).toBe("ERROR_MAIL_SERVER_MISSING");
    setMailServer("smtp://127.0.0.1:1");
    const failed = { state: "failed", error: "550 No such person", attempts: 3 } as const;
    await database().mail.updateMany({ data: failed });
    await database().mail.update({ where: { id: 1 }, data: { linkExpiresAt: new Date(0) } });
    expect(await outbox.sendAgain({ ids: [1, 2] })).toEqual({ count: 1, unchanged: [{ id: 1, label: "Đổi mật khẩu" }] });
    expect(await outbox.byId({ id: 1 })).toMatchObject(failed);
    expect(await outbox.byId({ id: 2 })).toMatchObject({
      state: "waiting",
      error: null,
      attempts: 0,
      nextTryAt: expect.any(Date),
    });
    expect((await refusalOf(outbox.sendAgain({ ids: [2, 9] }))).appCode).toBe("ERROR_MAIL_NOT_FOUND");
    expect(await database().activity.findMany({ select: { action: true, recordId: true } })).toEqual([
      { action: "send-again", recordId: 2 },
    ]);
    await grant("MANAGER", "/admin/outbox", { view: true });
    expect((await refusalOf((await callerAs("MANAGER")).system.outbox.sendAgain({ ids: [2] }))).appCode).toBe("ERROR_FORBIDDEN");
  });

  test("adds a link when it sends a held-back mail", async () => {
    setMailServer("smtp://127.0.0.1:1");
    const { id: candidateId } = await buildCandidate();
    const held = { error: "ERROR_TOO_MANY_MAILS", isRequested: true, locale: "vi", linkLabel: "Mở", candidateId } as const;
    const id = await sendMail(database(), { ...held, to: "an@example.com", subject: "Hello", text: "Open:\n\n{link}" });
    const { outbox } = (await callerAs("ADMIN")).system;
    expect(await outbox.byId({ id })).toMatchObject({ link: null });
    expect(await outbox.sendAgain({ ids: [id] })).toEqual({ count: 1, unchanged: [] });
    const { link, state } = await outbox.byId({ id });
    expect(state).toBe("waiting");
    const token = /\/vi\/my-data\/([\w-]{43})$/.exec(link ?? "")?.[1] ?? "";
    expect(await findCandidateId(database(), token, new Date())).toBe(candidateId);
  });

  test("neither counts nor logs a mail that waits for its time", async () => {
    setMailServer("smtp://127.0.0.1:1");
    const notBefore = new Date(Date.now() + 60_000);
    const id = await sendMail(database(), { locale: "en", to: "an@example.com", subject: "Hello", text: "Hello", notBefore });
    const { outbox } = (await callerAs("ADMIN")).system;
    expect(await outbox.sendAgain({ ids: [id] })).toEqual({ count: 0, unchanged: [] });
    expect(await database().activity.count({ where: { action: "send-again" } })).toBe(0);
  });

  test("does not resend a mail to an address that was corrected", async () => {
    setMailServer("smtp://127.0.0.1:1");
    const error = "ERROR_ADDRESS_CORRECTED";
    const id = await sendMail(database(), { locale: "en", to: "wrong@example.com", subject: "Hello", text: "Hello", error });
    const { outbox } = (await callerAs("ADMIN")).system;
    expect(await outbox.sendAgain({ ids: [id] })).toEqual({ count: 0, unchanged: [{ id, label: "Hello" }] });
    expect(await outbox.byId({ id })).toMatchObject({ state: "failed", error, nextTryAt: null });
  });

  test("tells that sending is paused; only an administrator can resume it, which is logged", async () => {
    await database().outboxPause.create({ data: {} });
    setMailServer("smtp://127.0.0.1:1");
    await sendMail(database(), { locale: "en", to: "an@example.com", subject: "Hello", text: "Hello" });
    await grant("MANAGER", "/admin/outbox", { view: true });
    const reader = (await callerAs("MANAGER")).system.outbox;
    expect(await reader.pause()).toEqual({ pausedAt: expect.any(Date), due: 1 });
    expect((await refusalOf(reader.resume())).appCode).toBe("ERROR_FORBIDDEN");
    expect((await refusalOf((await callerAs("USER")).system.outbox.pause())).appCode).toBe("ERROR_FORBIDDEN");

    const wake = vi.fn();
    setMailSender(wake);
    await grant("MANAGER", "/admin/outbox", { view: true, edit: true });
    expect((await refusalOf((await callerAs("MANAGER")).system.outbox.resume())).appCode).toBe("ERROR_FORBIDDEN");
    await (await callerAs("ADMIN")).system.outbox.resume();
    setMailSender(undefined);
    expect(wake).toHaveBeenCalledOnce();
    expect(await reader.pause()).toBeNull();
    const entry = { action: "resume-sending", path: "/admin/outbox" };
    expect(await database().activity.findMany({ select: { action: true, path: true } })).toEqual([entry]);
  });

  test("requires its flag", async () => {
    const user = await buildUser("USER");
    const calls = async () => {
      const { outbox } = (await callerOf(user)).system;
      return [outbox.list({}), outbox.byId({ id: 1 })];
    };
    for (const call of await calls()) expect((await refusalOf(call)).appCode).toBe("ERROR_FORBIDDEN");
    await grant("USER", "/admin/outbox", { view: true });
    for (const call of await calls()) await call;
  });
});

test("blanking expired links keeps the others and public ones", async () => {
  const db = database();
  const { expiresAt } = await db.accountToken.findFirstOrThrow();
  const links = async () => (await db.mail.findMany({ orderBy: { id: "asc" } })).map(({ link }) => link);
  expect(await blankExpiredLinks(db, new Date(expiresAt.getTime() - 1))).toBe(0);
  expect(await links()).toEqual([reset, signIn]);
  expect(await blankExpiredLinks(db, expiresAt)).toBe(1);
  expect(await links()).toEqual([null, signIn]);
  expect(await blankExpiredLinks(db, expiresAt)).toBe(0);
});

test("blanking expired links includes those of deleted accounts", async () => {
  const db = database();
  await db.user.delete({ where: { email: "an@example.com" } });
  expect(await blankExpiredLinks(db, new Date())).toBe(1);
  expect(JSON.stringify(await db.mail.findMany())).not.toContain("token=");
});

describe("a test of the mail server", () => {
  const outbox = async () => (await callerAs("ADMIN")).system.outbox;

  test("is written to the person who asks for it, and mail works once one was accepted", async () => {
    setMailServer("smtp://localhost:2525");
    const { delivery, sendTest } = await outbox();
    expect(await delivery()).toEqual({ hasServer: true, works: false });
    const admin = await buildUser("ADMIN", { email: "boss@example.com" });
    await (await callerOf(admin)).system.outbox.sendTest({ locale: "vi" });
    expect(await database().mail.findFirst({ where: { to: "boss@example.com" } })).toMatchObject({ state: "waiting" });
    await database().mail.updateMany({ where: { to: "boss@example.com" }, data: { state: "sent" } });
    expect(await delivery()).toEqual({ hasServer: true, works: true });
    setMailServer(undefined);
    expect(await delivery()).toEqual({ hasServer: false, works: false });
    expect((await refusalOf(sendTest({ locale: "vi" }))).appCode).toBe("ERROR_MAIL_SERVER_MISSING");
  });

  test("needs the right to edit sent emails", async () => {
    await grant("USER", "/admin/outbox", { view: true });
    const { delivery, sendTest } = (await callerAs("USER")).system.outbox;
    expect(await delivery()).toEqual({ hasServer: false, works: false });
    expect((await refusalOf(sendTest({ locale: "vi" }))).appCode).toBe("ERROR_FORBIDDEN");
    expect((await refusalOf((await callerAs(null)).system.outbox.sendTest({ locale: "vi" }))).appCode).toBe("ERROR_UNAUTHORIZED");
  });
});
