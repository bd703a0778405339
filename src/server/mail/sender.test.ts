import { createServer } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLink } from "~/server/auth/links";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import { runTransaction } from "~/server/db/transaction";
import { type NewMail, sendMail } from "./outbox";
import { sendDueMails, startMailSender } from "./sender";
import { setMailServer } from "./smtp";
import { startMailServer } from "./test-mail-server";

useTestDatabase();

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  setMailServer(undefined);
  for (const close of closers.splice(0)) await close();
});

async function startServer(options: SMTPServerOptions = {}, port = 0) {
  const server = await startMailServer(options, port);
  closers.push(server.close);
  return server;
}

async function use(options: SMTPServerOptions = {}) {
  const server = await startServer(options);
  setMailServer(server.url);
  return server;
}

const hello: NewMail = { to: "an@example.com", locale: "vi", subject: "Chào bạn", text: "Chào An,\n\nHẹn gặp lại." };
const write = (mail: Partial<NewMail> = {}) => sendMail(database(), { ...hello, ...mail });
const stored = (id: number) => database().mail.findUniqueOrThrow({ where: { id } });
const MINUTE_MS = 60_000;
/** Sends due mails at a later time. */
const sendAfter = (minutes: number) => sendDueMails(database(), { clock: () => new Date(Date.now() + minutes * MINUTE_MS) });

beforeEach(async () => {
  const names = { siteNameEn: "Lac Giang", siteNameVi: "Công ty Lạc Giang" };
  await database().setting.create({ data: { ...names, senderEmail: "site@example.com", replyTo: "info@example.com" } });
});

describe("a mail", () => {
  test("arrives as text and HTML from the configured sender, once", async () => {
    const { mails } = await use();
    const person = await buildUser("USER", { email: "an@example.com" });
    const link = await createLink(database(), person.id, "reset", "http://localhost", new Date());
    const id = await write({ text: `${hello.text}\n\n{link}`, link, linkLabel: "Đặt mật khẩu" });
    expect([await sendDueMails(database()), await sendDueMails(database())]).toEqual([1, 0]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      from: { name: "Công ty Lạc Giang", address: "site@example.com" },
      replyTo: [{ address: "info@example.com" }],
      to: [{ address: "an@example.com" }],
      subject: "Chào bạn",
    });
    expect(mails[0]?.text).toContain(`Hẹn gặp lại.\n\n${link.url}`);
    expect(mails[0]?.html).toContain(`href="${link.url}"`);
    expect(mails[0]?.html).toContain(">Đặt mật khẩu</a>");
    expect(await stored(id)).toMatchObject({
      state: "sent",
      sentAt: expect.any(Date),
      nextTryAt: null,
      error: null,
      attempts: 1,
    });
  });

  test("has the colour and corners of the company's look", async () => {
    const { mails } = await use();
    await database().setting.update({ where: { id: 1 }, data: { brandColor: "#12917f", corners: "square" } });
    const person = await buildUser("USER", { email: "an@example.com" });
    const link = await createLink(database(), person.id, "reset", "http://localhost", new Date());
    await write({ text: `${hello.text}\n\n{link}`, link, linkLabel: "Đặt mật khẩu" });
    await sendDueMails(database());
    expect(mails[0]?.html).toContain("background:#008272;border-radius:0px");
    expect(mails[0]?.html).not.toMatch(/#136dd3|#0b5fbd/);
  });

  test("is sent right after its transaction without delaying it, and never after a rollback", { tags: "postgres" }, async () => {
    let accept = () => {};
    const accepted = new Promise<void>((resolve) => {
      accept = resolve;
    });
    const { mails } = await use({ onMailFrom: (_, __, done) => void accepted.then(() => done()) });
    closers.push(startMailSender(database()));
    const refused = runTransaction(async (tx) => {
      await sendMail(tx, { ...hello, subject: "Rolled back" });
      throw new Error("refused");
    });
    await expect(refused).rejects.toThrow("refused");
    const id = await runTransaction((tx) => sendMail(tx, hello));
    expect(await stored(id)).toMatchObject({ state: "waiting" });
    accept();
    await vi.waitFor(async () => expect(await stored(id)).toMatchObject({ state: "sent" }), { timeout: 10_000 });
    expect(mails.map(({ subject }) => subject)).toEqual(["Chào bạn"]);
  });

  test("stays in the outbox without a server, also when one is configured later", async () => {
    const id = await write();
    expect(await sendDueMails(database())).toBe(0);
    const { mails } = await use();
    expect(await sendDueMails(database())).toBe(0);
    expect([mails, await stored(id)]).toMatchObject([[], { state: "waiting", attempts: 0, nextTryAt: null }]);
  });

  test("waits while sending is paused, and loses no attempt", async () => {
    const { mails } = await use();
    await database().outboxPause.create({ data: {} });
    const id = await write();
    expect([await sendDueMails(database()), await sendAfter(60)]).toEqual([0, 0]);
    expect([mails, await stored(id)]).toMatchObject([[], { state: "waiting", attempts: 0, nextTryAt: expect.any(Date) }]);
    await database().outboxPause.deleteMany();
    expect(await sendDueMails(database())).toBe(1);
  });

  test("fails for good when the mailbox is refused; the others are sent", async () => {
    const { mails } = await use({
      onRcptTo: ({ address }, _, done) =>
        done(address === "gone@example.com" ? Object.assign(new Error("No such person"), { responseCode: 550 }) : null),
    });
    const [gone, fine] = [await write({ to: "gone@example.com" }), await write()];
    expect(await sendDueMails(database())).toBe(1);
    expect(mails).toHaveLength(1);
    expect(await stored(gone)).toMatchObject({
      state: "failed",
      nextTryAt: null,
      attempts: 1,
      error: expect.stringContaining("No such person"),
    });
    expect(await stored(fine)).toMatchObject({ state: "sent" });
    expect(await sendAfter(10_000)).toBe(0);
  });

  test("is retried after a temporary refusal, with growing pauses for two days", { tags: "postgres" }, async () => {
    await use({ onRcptTo: (_, __, done) => done(Object.assign(new Error("Try later"), { responseCode: 450 })) });
    const id = await write();
    const pauses: number[] = [];
    let now = Date.now();
    for (let attempt = 1; attempt < 20; attempt++) {
      await sendDueMails(database(), { clock: () => new Date(now) });
      const { nextTryAt } = await stored(id);
      if (!nextTryAt) break;
      pauses.push(Math.round((nextTryAt.getTime() - now) / MINUTE_MS));
      // Nothing is sent a moment earlier.
      expect(await sendDueMails(database(), { clock: () => new Date(nextTryAt.getTime() - 1) })).toBe(0);
      now = nextTryAt.getTime();
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 720, 1440]);
    expect(await stored(id)).toMatchObject({ state: "failed", attempts: 9, error: expect.stringContaining("Try later") });
  });

  test("waits while the server is down, the others lose no attempt, and all arrive when it is back", async () => {
    const down = await use();
    await down.close();
    const ids = [await write(), await write(), await write()];
    expect(await sendDueMails(database())).toBe(0);
    const attempts = async () => (await Promise.all(ids.map(stored))).map((mail) => mail.attempts);
    expect(await attempts()).toEqual([1, 0, 0]);
    expect((await stored(ids[0] ?? 0)).error).toContain("ECONNREFUSED");
    const { mails } = await startServer({}, down.port);
    expect(await sendAfter(2)).toBe(3);
    expect(mails).toHaveLength(3);
    expect(await attempts()).toEqual([2, 1, 1]);
  });

  test("is sent by one of several concurrent instances", { tags: "postgres" }, async () => {
    const { mails } = await use();
    for (let count = 0; count < 10; count++) await write({ subject: `Number ${count}` });
    const counts = await Promise.all([1, 2, 3].map(() => sendDueMails(database())));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(10);
    expect(mails).toHaveLength(10);
  });

  test("is sent once more, later and with the same message id, when the process was killed halfway", {
    tags: "postgres",
  }, async () => {
    const { mails } = await use();
    const id = await write();
    await sendDueMails(database());
    // The server accepted it, but the commit that records it is missing.
    await database().mail.update({
      where: { id },
      data: { state: "waiting", sentAt: null, nextTryAt: new Date(Date.now() + 3 * MINUTE_MS) },
    });
    expect([await sendAfter(2), await sendAfter(4), await sendAfter(60)]).toEqual([0, 1, 0]);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test("is not sent when its link has ended meanwhile", async () => {
    const { mails } = await use();
    const person = await buildUser("USER");
    const link = await createLink(database(), person.id, "reset", "http://localhost", new Date());
    const id = await write({ text: "Chào,\n\n{link}", link, linkLabel: "Đặt mật khẩu" });
    await database().mail.update({ where: { id }, data: { linkExpiresAt: new Date(Date.now() - 1) } });
    await sendDueMails(database());
    expect([mails, await stored(id)]).toMatchObject([[], { state: "failed", error: "ERROR_LINK_EXPIRED" }]);
  });

  test("has one link, whatever braces a name, a subject or a message contains", async () => {
    const { mails } = await use();
    const text = "Dear Anna {link} Ng,\n\n{link}\n\nThe {link}:\n\n{link}\n\nYou wrote:\n> {link}\n> $&";
    await write({ subject: "About {link}", text, link: { url: "http://localhost/a" }, linkLabel: "Open" });
    await write({ text: "Dear Anna {link} Ng,\n\n{link}" });
    await sendDueMails(database());
    expect(mails.map(({ subject, text }) => [subject, text?.trim()])).toEqual([
      ["About {link}", "Dear Anna {link} Ng,\n\n{link}\n\nThe {link}:\n\nhttp://localhost/a\n\nYou wrote:\n> {link}\n> $&"],
      [hello.subject, "Dear Anna {link} Ng,\n\n{link}"],
    ]);
    expect(String(mails[0]?.html).match(/href="http:\/\/localhost\/a"/g)).toHaveLength(2);
    expect(String(mails[1]?.html)).toContain("Dear Anna {link} Ng");
  });

  test("contains no headers injected by its subject, names or address", async () => {
    const { mails } = await use();
    const injected = "Hello\r\nBcc: evil@example.com";
    await database().setting.update({
      where: { id: 1 },
      data: { senderName: injected, replyTo: `info@example.com\r\nX-Evil: 1` },
    });
    const id = await write({ subject: injected });
    await database().mail.update({ where: { id }, data: { subject: injected } });
    const to = await write();
    await database().mail.update({ where: { id: to }, data: { to: "an@example.com\r\nBcc: evil@example.com" } });
    await sendDueMails(database());
    const headers = mails.flatMap((mail) => mail.headers.map(({ key }) => key));
    expect(mails.length).toBeGreaterThan(0);
    expect(headers).not.toContain("x-evil");
    expect(headers).not.toContain("bcc");
    expect(mails.flatMap((mail) => mail.to ?? []).map(({ address }) => address)).not.toContain("evil@example.com");
  });
});

describe("a mail with a time", () => {
  const sentTo = (mails: { to?: { address?: string | undefined }[] | undefined }[]) =>
    mails.flatMap((mail) => mail.to ?? []).map(({ address }) => address);

  test("is not sent a moment earlier, even if somebody sends it again", { tags: "postgres" }, async () => {
    const { mails } = await use();
    const notBefore = new Date(Date.now() + 10 * MINUTE_MS);
    const id = await write({ notBefore });
    const outbox = (await callerAs("ADMIN")).system.outbox;
    await outbox.sendAgain({ ids: [id] });
    expect(await sendDueMails(database(), { clock: () => new Date(notBefore.getTime() - 1) })).toBe(0);
    await database().mail.update({ where: { id }, data: { nextTryAt: new Date() } });
    expect(await sendAfter(1)).toBe(0);
    expect(mails).toHaveLength(0);
    await database().mail.update({ where: { id }, data: { nextTryAt: notBefore } });
    expect(await sendDueMails(database(), { clock: () => notBefore })).toBe(1);
  });

  test("leaves when its time comes, not at the job's next run; so does a later one, and one left by a restart", async () => {
    const { mails } = await use();
    await write({ to: "restart@example.com", notBefore: new Date(Date.now() + 800) });
    const begin = Date.now();
    closers.unshift(startMailSender(database()));
    await runTransaction((tx) => sendMail(tx, { ...hello, to: "late@example.com", notBefore: new Date(Date.now() + 1500) }));
    await runTransaction((tx) => sendMail(tx, { ...hello, to: "first@example.com" }));
    await vi.waitFor(() => expect(sentTo(mails)).toHaveLength(3), { timeout: 8_000 });
    expect(sentTo(mails)).toEqual(["first@example.com", "restart@example.com", "late@example.com"]);
    expect(Date.now() - begin).toBeGreaterThanOrEqual(1500);
  });

  test("asks a broken server once, not again and again", async () => {
    const down = await use();
    await down.close();
    const ids = [await write(), await write(), await write({ notBefore: new Date(Date.now() + 300) })];
    const stop = startMailSender(database());
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await stop();
    const attempts = (await Promise.all(ids.map(stored))).reduce((sum, mail) => sum + mail.attempts, 0);
    expect(attempts).toBeLessThanOrEqual(2);
  });
});

describe("headers of a mail", () => {
  test("arrive", async () => {
    const { mails } = await use();
    await write({ headers: { "Auto-Submitted": "auto-replied", References: "<a@example.com>" } });
    await sendDueMails(database());
    const headers = Object.fromEntries((mails[0]?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ "auto-submitted": "auto-replied", references: "<a@example.com>" });
  });

  test.each([
    { "Auto-Submitted": "no\r\nBcc: evil@example.com" },
    { "Auto-Submitted": "" },
    { Bcc: "evil@example.com" },
    { "X-Evil: 1\r\nBcc": "evil@example.com" },
  ])("are refused with another name or a line break, and left out when the table has them (%#)", async (headers) => {
    const { mails } = await use();
    await expect(write({ headers })).rejects.toThrow();
    const id = await write();
    await database().mail.update({ where: { id }, data: { headers } });
    expect(await sendDueMails(database())).toBe(1);
    // As a word: the random boundary between the parts of a mail is hexadecimal and may contain "bcc".
    expect(JSON.stringify(mails)).not.toMatch(/evil|\bbcc\b|auto-submitted/i);
  });
});

describe("a mail server", () => {
  const auth: SMTPServerOptions = {
    disabledCommands: [],
    authOptional: false,
    onAuth: ({ username, password }, _, done) =>
      password === "right pass" ? done(null, { user: username }) : done(new Error(`Not ${password} of ${username}`)),
  };
  const signedIn = (port: number, password: string, options = "") =>
    `smtp://site%40example.com:${encodeURIComponent(password)}@127.0.0.1:${port}/${options}`;

  test("gets the password over STARTTLS", async () => {
    const { mails, port } = await use(auth);
    setMailServer(signedIn(port, "right pass", "?tls.rejectUnauthorized=false"));
    await write();
    expect([await sendDueMails(database()), mails.length]).toEqual([1, 1]);
  });

  test("leaves the mails waiting when it refuses the password, with an error that does not contain it", async () => {
    const { port } = await use(auth);
    setMailServer(signedIn(port, "wrong pass", "?tls.rejectUnauthorized=false"));
    const id = await write();
    expect(await sendDueMails(database())).toBe(0);
    const { error, state, nextTryAt } = await stored(id);
    expect([state, nextTryAt]).toEqual(["waiting", expect.any(Date)]);
    expect(error).toMatch(/Invalid login/);
    expect(error).not.toContain("wrong");
  });

  test("gets neither password nor mail with an untrusted certificate", async () => {
    const onAuth = vi.fn(auth.onAuth);
    const { mails, port } = await use({ ...auth, onAuth });
    setMailServer(signedIn(port, "right pass"));
    const id = await write();
    expect(await sendDueMails(database())).toBe(0);
    expect([mails, onAuth.mock.calls]).toEqual([[], []]);
    expect((await stored(id)).error).toMatch(/certificate/);
  });

  test("gets no mail without TLS when TLS is required", async () => {
    const { mails, url } = await use();
    setMailServer(`${url}/?requireTLS=true`);
    const id = await write();
    expect([await sendDueMails(database()), mails.length]).toEqual([0, 0]);
    expect(await stored(id)).toMatchObject({ state: "waiting", attempts: 1 });
  });

  test("is given up when it does not answer, and the mail is retried", async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    closers.push(() => new Promise((resolve) => silent.close(resolve)));
    const address = silent.address();
    setMailServer(`smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}/?greetingTimeout=300`);
    const id = await write();
    expect(await sendDueMails(database())).toBe(0);
    expect(await stored(id)).toMatchObject({ state: "waiting", error: expect.stringMatching(/greeting/i) });
  });
});
