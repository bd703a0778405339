import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { accountStatus } from "~/lib/accounts";
import { hashPassword } from "~/server/auth/password";
import { signIn } from "~/server/auth/sign-in";
import { callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import { sendAccountMail } from "~/server/mail/account-mail";
import { finishWorkAfterAnswers } from "~/server/platform/after-answer";
import { writeMetrics } from "~/server/platform/metrics";
import { collectLog } from "~/server/platform/test-log";
import { refusalOf } from "~/server/platform/test-refusals";
import { createCaller } from "~/server/root";

useTestDatabase();

const password = "correct horse";
const DAY_MS = 24 * 60 * 60 * 1000;
const home = "198.51.100.20";
let passwordHash: string;
let serial = 0;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

/** Makes an account that has signed in from home. */
async function buildOwner(now = new Date()) {
  const { email, id } = await buildUser("USER", { passwordHash, email: `owner${serial++}@example.com` });
  const enter = (ip: string, typed = password, at = now) =>
    signIn(database(), { email, password: typed }, { ip, userAgent: null }, at);
  await enter(home);
  return { id, email, enter, guess: guesser(email) };
}

/** Returns a function that guesses a password and returns the refusal. */
function guesser(email: string) {
  return async (ip: string) => {
    const attempt = signIn(database(), { email, password: "wrong one" }, { ip, userAgent: null }, new Date());
    const { appCode, details } = await refusalOf(attempt);
    return { code: appCode, retryAfter: details.retryAfter };
  };
}

/** Returns addresses of different ranges; no two tests get the same. */
function elsewhere(count: number): string[] {
  serial += 1;
  return Array.from({ length: count }, (_, i) => `10.${serial}.${i}.1`);
}

const wrong = "ERROR_ACCOUNT_PASSWORD_WRONG";
const paused = "ERROR_TOO_MANY_REQUESTS";

afterEach(() => vi.useRealTimers());

describe("guesses from many addresses", () => {
  test("are spaced out with growing pauses, while the owner can sign in at home", async () => {
    // On a slow machine a pause would end between two guesses.
    vi.useFakeTimers({ toFake: ["Date"] });
    const { guess, enter } = await buildOwner();
    const addresses = elsewhere(20);
    const answers = [];
    for (let i = 0; i < 200; i++) answers.push(await guess(addresses[i % 20] ?? ""));
    expect(answers.filter(({ code }) => code === wrong)).toHaveLength(11);
    expect(answers.slice(0, 11).every(({ code }) => code === wrong)).toBe(true);
    expect(answers.at(-1)?.retryAfter).toBeGreaterThan(0);
    const [nowhere = ""] = elsewhere(1);
    expect((await refusalOf(enter(nowhere))).appCode).toBe(paused);
    for (let i = 0; i < 3; i++) await enter(home);
  });

  test("are each counted when simultaneous", async () => {
    const { guess } = await buildOwner();
    const answers = await Promise.all(elsewhere(20).map(guess));
    expect(answers.filter(({ code }) => code === wrong)).toHaveLength(11);
  });

  test("are refused in the same way for an unknown account", async () => {
    const { guess } = await buildOwner();
    const nobody = guesser(`nobody${serial}@example.com`);
    const addresses = elsewhere(15);
    for (const ip of addresses) expect(await nobody(ip)).toEqual(await guess(ip));
    for (const ip of addresses.slice(0, 3)) expect(await nobody(ip)).toEqual(await guess(ip));
  });

  test.each([
    ["IPv4", "192.0.2.9", (i: number) => `192.0.2.${20 + i}`],
    ["IPv6", "2001:db8:7:1::1", (i: number) => `2001:db8:7:${(i + 2).toString(16)}00::1`],
  ])("of one range are counted together, and hold up no owner in it (%s)", async (_, own, neighbour) => {
    const { guess, enter } = await buildOwner();
    await enter(own);
    const answers = [];
    for (let i = 0; i < 32; i++) answers.push(await guess(neighbour(i)));
    expect(answers.flatMap(({ code }, i) => (code === paused ? [i] : []))).toEqual([30, 31]);
    await enter(own);
  });

  test("no longer block an owner elsewhere after a mailed link was used", async () => {
    const { id, email, guess, enter } = await buildOwner();
    for (const ip of elsewhere(12)) await guess(ip);
    const [hotel = ""] = elsewhere(1);
    expect((await refusalOf(enter(hotel))).appCode).toBe(paused);
    const person = await database().user.findUniqueOrThrow({ where: { id } });
    const link = await sendAccountMail(database(), "reset", person, "http://localhost", new Date());
    const token = new URL(link ?? "").searchParams.get("token") ?? "";
    const headers = new Headers({ host: "localhost:3000" });
    const context = { db: database(), actor: null, headers, resHeaders: new Headers(), ip: hotel, now: new Date() };
    const { account } = createCaller(context).system;
    await account.reset({ token, password: "another horse", confirmPassword: "another horse" });
    expect(await account.signIn({ email, password: "another horse" })).toMatchObject({ id });
  });

  test("block a network that the owner last used 90 days ago", async () => {
    const { guess, enter } = await buildOwner(new Date(Date.now() - 90 * DAY_MS));
    for (const ip of elsewhere(12)) await guess(ip);
    expect((await refusalOf(enter(home, password, new Date()))).appCode).toBe(paused);
  });
});

describe("failed sign-ins", () => {
  test("are shown to the owner at the next sign-in and in the profile, and are in the activity log", async () => {
    const { id, guess, enter } = await buildOwner();
    const addresses = elsewhere(3);
    for (const ip of addresses) {
      await guess(ip);
      // Each entry is written after its answer, so two of them might swap places.
      await finishWorkAfterAnswers();
    }
    const session = await enter(home);
    const { account } = (await callerOf(session)).system;
    expect(await account.failedSignIns()).toEqual({ count: 3, last: { createdAt: expect.any(Date), ip: addresses[2] } });
    const { failedSignIns } = await database().session.findUniqueOrThrow({ where: { id: session.sessionId } });
    expect(failedSignIns).toBe(3);
    await account.dismissFailedSignIns();
    expect(await database().session.count({ where: { userId: id, failedSignIns: { gt: 0 } } })).toBe(0);
    const entries = await database().activity.findMany({ where: { action: "sign-in-failed" } });
    expect(entries.map(({ recordId, actorId, ip }) => [recordId, actorId, ip])).toEqual(addresses.map((ip) => [id, null, ip]));
  });

  test("are logged and counted, also for unknown addresses", async () => {
    const lines = collectLog();
    const [ip = ""] = elsewhere(1);
    await guesser(`nobody${serial}@example.com`)(ip);
    expect(lines.join("\n")).toContain(`info A sign-in failed secret=password ip=${ip}`);
    expect(await writeMetrics()).toMatch(/^atrium_failed_sign_ins_total\{secret="password"\} \d+$/m);
    expect(await database().activity.count()).toBe(0);
  });
});

describe("a session", () => {
  test.each([
    ["reset", async () => ({ passwordHash: await hashPassword("battery staple") })],
    ["blocked with the account", async () => ({ status: accountStatus.BLOCKED })],
  ])("is not opened by a password that was %s while it was being checked", async (_, changed) => {
    const { id, email } = await buildOwner();
    const data = await changed();
    // The activity log is the last that is read before the session is opened.
    const activity = new Proxy(database().activity, {
      get: (model, method) => async (args: object) => {
        await database().user.update({ where: { id }, data });
        await database().session.deleteMany({ where: { userId: id } });
        return Reflect.get(model, method)(args);
      },
    });
    const db = new Proxy(database(), { get: (target, name) => (name === "activity" ? activity : Reflect.get(target, name)) });
    const attempt = signIn(db, { email, password }, { ip: home, userAgent: null }, new Date());
    expect((await refusalOf(attempt)).appCode).toBe(wrong);
    expect(await database().session.count({ where: { userId: id } })).toBe(0);
  });

  test("ends at the age in the settings, even when in use", async () => {
    const { enter } = await buildOwner();
    const { sessionId } = await enter(home);
    const age = (days: number) => {
      const createdAt = new Date(Date.now() - days * DAY_MS);
      return database().session.update({ where: { id: sessionId }, data: { createdAt } });
    };
    const me = async () => (await callerOf({ sessionId })).system.account.me();
    await age(29);
    await me();
    await age(30);
    expect((await refusalOf(me())).appCode).toBe("ERROR_UNAUTHORIZED");
    await database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A", sessionDays: 60 } });
    await me();
  });
});
