import { createHmac, hkdfSync } from "node:crypto";
import { TOTP } from "otpauth";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { roleIds } from "~/lib/accounts";
import { hashPassword } from "~/server/auth/password";
import { authSecret } from "~/server/auth/secret";
import { signIn } from "~/server/auth/sign-in";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";

useTestDatabase();
afterEach(() => vi.useRealTimers());

const password = "correct horse";
const proof = { currentPassword: password };
const STEP_MS = 30_000;
const client = { ip: "127.0.0.1", userAgent: null };
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const codeAt = (secret: string, now: Date) => new TOTP({ secret }).generate({ timestamp: now.getTime() });
const later = (steps: number) => new Date(Date.now() + steps * STEP_MS);

/** Makes an account with two-step sign-in, whose first code is used up. */
async function buildProtected(role: "ADMIN" | "MANAGER" | "USER" = "USER") {
  const user = await buildUser(role, { passwordHash });
  const { twoStep } = (await callerOf(user)).system;
  const { secret } = await twoStep.start(proof);
  const recoveryCodes = await twoStep.confirm({ code: codeAt(secret, new Date()) });
  const enter = (code: string | undefined, now = new Date()) =>
    signIn(database(), { email: user.email, password, code }, client, now);
  return { user, twoStep, secret, recoveryCodes, enter };
}

const refused = async (call: Promise<unknown>) => {
  const { appCode, details } = await refusalOf(call);
  return [appCode, details.field];
};
const actions = async () => (await database().activity.findMany({ orderBy: { id: "asc" } })).map(({ action }) => action);

describe("setting up two-step sign-in", () => {
  test("needs a code of the new secret; returns the QR code as an image; stores neither secret nor codes in plain text", async () => {
    const user = await buildUser("USER", { passwordHash });
    const { twoStep } = (await callerOf(user)).system;
    expect(await twoStep.state()).toEqual({ enabledAt: null, isRequired: false, recoveryCodes: 0 });
    const { secret, qrCode } = await twoStep.start(proof);
    expect(decodeURIComponent(qrCode)).toMatch(/^data:image\/svg\+xml,<svg/);
    // It is off until confirmed.
    expect((await signIn(database(), { email: user.email, password }, client, new Date())).profile.id).toBe(user.id);
    const wrong = codeAt(secret, later(5));
    expect(await refused(twoStep.confirm({ code: wrong }))).toEqual(["ERROR_TOTP_WRONG", "code"]);
    expect(await refusedFields(twoStep.confirm({ code: "1" }))).toEqual(["code"]);

    const codes = await twoStep.confirm({ code: ` ${codeAt(secret, new Date())} ` });
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[A-Z2-9]{5}(-[A-Z2-9]{5}){2}$/.test(code))).toBe(true);
    expect(await twoStep.state()).toEqual({ enabledAt: expect.any(Date), isRequired: false, recoveryCodes: 10 });
    const stored = JSON.stringify([await database().user.findMany(), await database().recoveryCode.findMany()]);
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
    expect(await refused(twoStep.start(proof))).toEqual(["ERROR_CONFLICT", undefined]);
    expect(await refused(twoStep.confirm({ code: wrong }))).toEqual(["ERROR_CONFLICT", undefined]);
    expect(await actions()).toContain("two-step-on");
  });

  test("ends the account's other sessions, which a password alone opened, and the address change requested there", async () => {
    const user = await buildUser("USER", { passwordHash });
    const elsewhere = await signIn(database(), { email: user.email, password }, client, new Date());
    const { account } = (await callerOf(elsewhere)).system;
    await account.changeEmail({ email: "stranger@example.com", currentPassword: password });
    const { twoStep } = (await callerOf(user)).system;
    const { secret } = await twoStep.start(proof);
    await twoStep.confirm({ code: codeAt(secret, new Date()) });
    expect(await database().accountToken.count()).toBe(0);
    const { system } = await callerOf(elsewhere);
    expect((await refusalOf(system.account.me())).appCode).toBe("ERROR_UNAUTHORIZED");
    expect(await (await callerOf(user)).system.account.me()).toMatchObject({ id: user.id });
  });

  test("requires the password: a session alone is not enough", async () => {
    const user = await buildUser("USER", { passwordHash });
    const { twoStep } = (await callerOf(user)).system;
    expect(await refused(twoStep.start({ currentPassword: "wrong" }))).toEqual(["ERROR_PASSWORD_INCORRECT", "currentPassword"]);
    expect((await database().user.findUniqueOrThrow({ where: { id: user.id } })).totpSecret).toBeNull();
  });

  test("requires a session", async () => {
    const { twoStep } = (await callerAs(null)).system;
    const calls = [
      () => twoStep.state(),
      () => twoStep.start(proof),
      () => twoStep.confirm({ code: "123456" }),
      () => twoStep.turnOff(proof),
      () => twoStep.renewRecoveryCodes(proof),
    ];
    for (const call of calls) expect((await refusalOf(call())).appCode).toBe("ERROR_UNAUTHORIZED");
  });
});

describe("signing in", () => {
  test("asks for a code only after the right password, and opens no session before", async () => {
    const { user, enter, secret } = await buildProtected();
    expect(await refused(enter(undefined))).toEqual(["ERROR_TOTP_REQUIRED", undefined]);
    expect(await refused(enter(""))).toEqual(["ERROR_TOTP_REQUIRED", undefined]);
    const wrongPassword = signIn(database(), { email: user.email, password: "wrong", code: "1" }, client, new Date());
    expect((await refusalOf(wrongPassword)).appCode).toBe("ERROR_ACCOUNT_PASSWORD_WRONG");
    expect(await database().session.count()).toBe(1);
    expect((await enter(codeAt(secret, later(2)), later(2))).profile).toEqual({
      id: user.id,
      name: user.name,
      email: user.email,
      roleId: roleIds.USER,
      role: { id: roleIds.USER, name: "USER" },
    });
  });

  test("accepts each code once, and no code older than a used one", { tags: "postgres" }, async () => {
    const { enter, secret } = await buildProtected();
    const now = later(3);
    expect(await refused(enter(codeAt(secret, later(5)), now))).toEqual(["ERROR_TOTP_WRONG", "code"]);
    await enter(codeAt(secret, now), now);
    expect(await refused(enter(codeAt(secret, now), now))).toEqual(["ERROR_TOTP_WRONG", "code"]);
    expect(await refused(enter(codeAt(secret, later(2)), now))).toEqual(["ERROR_TOTP_WRONG", "code"]);
    await enter(codeAt(secret, later(4)), now);
  });

  test("lets one of two requests with the same code in", { tags: "postgres" }, async () => {
    const { enter, secret } = await buildProtected();
    const now = later(3);
    const results = await Promise.allSettled([1, 2].map(() => enter(codeAt(secret, now), now)));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test.each([-1, 0, 1])("accepts the code of a clock that is off by %i steps", async (steps) => {
    const { enter, secret } = await buildProtected();
    await enter(codeAt(secret, later(5 + steps)), later(5));
  });

  test.each([-2, 2])("refuses the code of a clock that is off by %i steps", async (steps) => {
    const { enter, secret } = await buildProtected();
    expect(await refused(enter(codeAt(secret, later(5 + steps)), later(5)))).toEqual(["ERROR_TOTP_WRONG", "code"]);
  });

  test("stores equal recovery codes differently, and accepts codes stored by an earlier version", async () => {
    const { user, enter } = await buildProtected();
    const stored = await database().recoveryCode.findMany({ where: { userId: user.id } });
    expect(new Set(stored.map(({ salt }) => salt)).size).toBe(10);
    const key = Buffer.from(hkdfSync("sha256", authSecret(), "", "atrium recovery codes", 32));
    const codeHash = createHmac("sha256", key).update("ABCDE23456").digest("base64url");
    await database().recoveryCode.create({ data: { userId: user.id, codeHash } });
    await enter("ABCDE-23456");
    expect(await refused(enter("ABCDE-23456"))).toEqual(["ERROR_TOTP_WRONG", "code"]);
  });

  test("accepts a recovery code instead, in any notation, once", { tags: "postgres" }, async () => {
    const { enter, recoveryCodes, twoStep } = await buildProtected();
    const [first = "", second = ""] = recoveryCodes;
    await enter(first.toLowerCase().replaceAll("-", " "));
    expect(await refused(enter(first))).toEqual(["ERROR_TOTP_WRONG", "code"]);
    expect((await twoStep.state()).recoveryCodes).toBe(9);
    const results = await Promise.allSettled([1, 2].map(() => enter(second)));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await actions()).filter((action) => action === "recovery-code-used")).toHaveLength(2);
  });

  test("spaces out wrong codes from any address, but never delays the owner's known network", async () => {
    // On a slow machine the wait would end between two guesses.
    vi.useFakeTimers({ toFake: ["Date"] });
    const { user, enter, secret } = await buildProtected();
    await enter(codeAt(secret, later(2)), later(2));
    const guess = async (i: number) => {
      const from = { ip: `203.0.${i}.1`, userAgent: null };
      const input = { email: user.email, password, code: "000000" };
      return (await refusalOf(signIn(database(), input, from, later(3)))).appCode;
    };
    for (let i = 0; i < 11; i++) {
      expect(await guess(i)).toBe("ERROR_TOTP_WRONG");
      expect((await refusalOf(enter(undefined))).appCode).toBe("ERROR_TOTP_REQUIRED");
    }
    for (let i = 11; i < 30; i++) expect(await guess(i)).toBe("ERROR_TOO_MANY_REQUESTS");
    await enter(codeAt(secret, later(4)), later(4));
  });

  test("pauses after ten wrong codes from one address", async () => {
    const { enter, secret } = await buildProtected();
    await enter(codeAt(secret, later(2)), later(2));
    for (let i = 0; i < 10; i++) expect((await refusalOf(enter("000000", later(3)))).appCode).toBe("ERROR_TOTP_WRONG");
    const refusal = await refusalOf(enter(codeAt(secret, later(4)), later(4)));
    expect([refusal.appCode, Number(refusal.details.retryAfter) > 800]).toEqual(["ERROR_TOO_MANY_REQUESTS", true]);
  });

  test("is not delayed by another person's wrong passwords and codes in an open session", async () => {
    const { twoStep, enter, secret } = await buildProtected();
    for (let i = 0; i < 11; i++) await refusalOf(twoStep.turnOff({ currentPassword: "wrong" }));
    await enter(codeAt(secret, later(2)), later(2));
  });
});

describe("a role that requires two-step sign-in", () => {
  test("allows only the set-up to an account that signed in without it", async () => {
    const user = await buildUser("MANAGER", { passwordHash });
    await grant("MANAGER", "/admin/level", { view: true, add: true });
    await database().role.update({ where: { id: roleIds.MANAGER }, data: { needsTwoStep: true } });
    // A session that was open before is restricted too.
    expect((await refusalOf((await callerOf(user)).career.level.list({}))).appCode).toBe("ERROR_TOTP_SETUP_REQUIRED");

    const { sessionId } = await signIn(database(), { email: user.email, password }, client, new Date());
    const other = await signIn(database(), { email: user.email, password }, client, new Date());
    const waiting = await callerOf({ sessionId });
    expect((await refusalOf(waiting.career.level.list({}))).appCode).toBe("ERROR_TOTP_SETUP_REQUIRED");
    expect((await refusalOf(waiting.system.account.saveProfile({ data: { name: "An" } }))).appCode).toBe(
      "ERROR_TOTP_SETUP_REQUIRED",
    );
    expect((await waiting.system.account.permissions()).filter(({ view }) => view)).toEqual([]);
    expect((await waiting.system.account.me()).id).toBe(user.id);
    expect((await waiting.system.twoStep.state()).isRequired).toBe(true);

    const { secret } = await waiting.system.twoStep.start(proof);
    await waiting.system.twoStep.confirm({ code: codeAt(secret, new Date()) });
    expect((await (await callerOf({ sessionId })).career.level.list({})).total).toBe(0);
    // Another session, opened with the password alone, has ended.
    expect(await database().session.count({ where: { id: other.sessionId } })).toBe(0);
    const { twoStep } = (await callerOf({ sessionId })).system;
    expect((await refusalOf(twoStep.turnOff({ currentPassword: password }))).appCode).toBe("ERROR_TOTP_NEEDED");
  });
});

describe("requiring two-step sign-in", () => {
  test("restricts open sessions of an account that gets such a role, until the requirement is lifted", async () => {
    const user = await buildUser("USER", { passwordHash });
    await grant("MANAGER", "/admin/level", { view: true });
    await database().role.update({ where: { id: roleIds.MANAGER }, data: { needsTwoStep: true } });
    const administrator = (await callerAs("ADMIN")).system;
    await administrator.user.update({ id: user.id, version: 1, data: { roleId: roleIds.MANAGER } });
    const list = async () => (await callerOf(user)).career.level.list({});
    expect((await refusalOf(list())).appCode).toBe("ERROR_TOTP_SETUP_REQUIRED");
    await administrator.role.update({ id: roleIds.MANAGER, version: 1, data: { needsTwoStep: false } });
    expect((await list()).total).toBe(0);
  });

  test("can be lifted only by administrators, on a role or by assigning another role", async () => {
    const user = await buildUser("USER", { passwordHash });
    await grant("MANAGER", "/admin/role", { view: true, edit: true });
    await grant("MANAGER", "/admin/user", { view: true, edit: true });
    const manager = (await callerAs("MANAGER")).system;
    await manager.role.update({ id: roleIds.USER, version: 1, data: { needsTwoStep: true } });
    const lower = manager.role.update({ id: roleIds.USER, version: 2, data: { needsTwoStep: false } });
    expect((await refusalOf(lower)).appCode).toBe("ERROR_FORBIDDEN");
    const move = { id: user.id, version: 1, data: { roleId: roleIds.MANAGER } };
    expect((await refusalOf(manager.user.update(move))).appCode).toBe("ERROR_FORBIDDEN");
    const administrator = (await callerAs("ADMIN")).system;
    expect(await administrator.user.update(move)).toMatchObject({ roleId: roleIds.MANAGER });
    await administrator.role.update({ id: roleIds.USER, version: 2, data: { needsTwoStep: false } });
  });
});

describe("turning it off and renewing recovery codes", () => {
  test("require the password or a code", async () => {
    const { twoStep, recoveryCodes, enter } = await buildProtected();
    const [first = "", second = ""] = recoveryCodes;
    const wrong = { currentPassword: "wrong" };
    expect(await refused(twoStep.turnOff(wrong))).toEqual(["ERROR_PASSWORD_INCORRECT", "currentPassword"]);
    expect(await refused(twoStep.renewRecoveryCodes(wrong))).toEqual(["ERROR_PASSWORD_INCORRECT", "currentPassword"]);

    const codes = await twoStep.renewRecoveryCodes({ currentPassword: first });
    expect(await refused(enter(second))).toEqual(["ERROR_TOTP_WRONG", "code"]);
    await enter(codes[0]);
    await twoStep.turnOff({ currentPassword: password });
    expect(await twoStep.state()).toEqual({ enabledAt: null, isRequired: false, recoveryCodes: 0 });
    await enter(undefined);
    expect(await refused(twoStep.renewRecoveryCodes({ currentPassword: password }))).toEqual(["ERROR_CONFLICT", undefined]);
    expect(await actions()).toEqual(expect.arrayContaining(["recovery-codes", "two-step-off"]));
  });

  test("pause after ten wrong attempts", async () => {
    const { twoStep } = await buildProtected();
    for (let i = 0; i < 10; i++) await refusalOf(twoStep.turnOff({ currentPassword: "wrong" }));
    expect((await refusalOf(twoStep.turnOff({ currentPassword: password }))).appCode).toBe("ERROR_TOO_MANY_REQUESTS");
  });
});

describe("an administrator", () => {
  test("resets it for an account, which then signs in with its password; ends its sessions, mails the owner and logs it", async () => {
    const { user, enter } = await buildProtected();
    const admin = (await callerAs("ADMIN")).system.user;
    expect((await admin.list({ filter: { twoStep: true } })).rows.map(({ id }) => id)).toEqual([user.id]);
    expect(await admin.resetTwoStep({ ids: [user.id] })).toEqual({ count: 1, unchanged: [] });
    expect(await database().session.count({ where: { userId: user.id } })).toBe(0);
    const [mail] = await database().mail.findMany({ where: { to: user.email } });
    expect(mail?.subject).toMatch(/^Your two-step sign-in has been reset/);
    expect((await enter(undefined)).profile.id).toBe(user.id);
    expect(await database().recoveryCode.count()).toBe(0);
    expect(await admin.byId({ id: user.id })).toMatchObject({ hasTwoStep: false, version: 2 });
    expect(await actions()).toContain("two-step-reset");
    // The secret and similar fields never reach the browser.
    expect(Object.keys(await admin.byId({ id: user.id })).filter((key) => key.startsWith("totp"))).toEqual([]);
  });

  test("can't reset their own: the profile page asks for a proof", async () => {
    const { user } = await buildProtected("ADMIN");
    const other = await buildProtected();
    const reset = (await callerOf(user)).system.user.resetTwoStep({ ids: [other.user.id, user.id] });
    expect((await refusalOf(reset)).appCode).toBe("ERROR_OWN_ACCOUNT");
    expect(await database().user.count({ where: { totpEnabledAt: null } })).toBe(0);
  });

  test("is needed to reset it where the role requires it", async () => {
    const { user } = await buildProtected();
    await grant("MANAGER", "/admin/user", { view: true, edit: true });
    const manager = await buildUser("MANAGER");
    await database().role.update({ where: { id: roleIds.USER }, data: { needsTwoStep: true } });
    const reset = async (caller: Promise<Awaited<ReturnType<typeof callerOf>>>) =>
      (await caller).system.user.resetTwoStep({ ids: [user.id] });
    expect((await refusalOf(reset(callerOf(manager)))).appCode).toBe("ERROR_FORBIDDEN");
    await database().role.update({ where: { id: roleIds.USER }, data: { needsTwoStep: false } });
    expect(await reset(callerOf(manager))).toMatchObject({ count: 1 });
  });

  test("can't be replaced by a person with fewer rights than the account", async () => {
    const { user } = await buildProtected("ADMIN");
    await grant("MANAGER", "/admin/user", { view: true, edit: true });
    const manager = await buildUser("MANAGER");
    const reset = (await callerOf(manager)).system.user.resetTwoStep({ ids: [user.id] });
    expect((await refusalOf(reset)).appCode).toBe("ERROR_FORBIDDEN");
    expect((await database().user.findUniqueOrThrow({ where: { id: user.id } })).totpEnabledAt).not.toBeNull();
  });
});
