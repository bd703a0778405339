import { describe, expect, test, vi } from "vitest";
import { actions, adminPages } from "~/features/registry";
import { accountStatus, roleIds } from "~/lib/accounts";
import { loadActor } from "~/server/auth/actor";
import { createLink } from "~/server/auth/links";
import { hashPassword } from "~/server/auth/password";
import { SESSION_SECONDS, sessionOf } from "~/server/auth/session";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database, openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildRole, buildUser, grant } from "~/server/db/test-records";
import { finishWorkAfterAnswers } from "~/server/platform/after-answer";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";
import { createCaller } from "~/server/root";
import { seedSystem } from "../../../../prisma/seed/system";

useTestDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;
const password = "correct horse";
let visitors = 0;

/** Calls procedures as a visitor with an IP address of their own, so that tests don't throttle each other. */
function visitor({ now = new Date(), locale = "en", ip = `192.0.2.${visitors++}`, host = "localhost:3000" } = {}) {
  const resHeaders = new Headers();
  const headers = new Headers({ cookie: `locale=${locale}`, "user-agent": "Test", host });
  const { account } = createCaller({ db: database(), actor: null, headers, resHeaders, ip, now }).system;
  return { account, resHeaders };
}

/** Makes an account with a password. */
async function buildMember(data: { email?: string; status?: number; verifiedAt?: null; approvedAt?: null } = {}) {
  const user = await buildUser("USER");
  const passwordHash = await hashPassword(password);
  await database().session.deleteMany();
  return database().user.update({ where: { id: user.id }, data: { passwordHash, ...data } });
}

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).appCode;
/** Reads the outbox after the requested mails are written. */
async function mails() {
  await finishWorkAfterAnswers();
  return database().mail.findMany({ orderBy: { id: "asc" } });
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60 * 1000);
const tokenIn = (link: string | null | undefined) => new URL(link ?? "").searchParams.get("token") ?? "";

describe("signing in", () => {
  test("opens a session that the cookie refers to", async () => {
    const { id, email } = await buildMember();
    const now = new Date();
    const { account, resHeaders } = visitor({ now });
    expect(await account.signIn({ email: ` ${email.toUpperCase()} `, password })).toEqual({
      id,
      name: expect.any(String),
      email,
      roleId: roleIds.USER,
      role: { id: roleIds.USER, name: "USER" },
    });
    const [cookie = ""] = resHeaders.getSetCookie();
    expect(cookie).toMatch(/^token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const session = await sessionOf(new Headers({ cookie }));
    expect(await database().session.findUnique({ where: { id: session?.id ?? "" } })).toMatchObject({
      userId: id,
      userAgent: "Test",
      expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    });
    expect(await database().user.findUnique({ where: { id } })).toMatchObject({ lastSignInAt: now });
    expect(await database().activity.count({ where: { action: "sign-in", recordId: id } })).toBe(1);
  });

  test("gives the same answer for an unknown address and a wrong password", async () => {
    const { email } = await buildMember();
    const wrong = await refusalOf(visitor().account.signIn({ email, password: "wrong one" }));
    const unknown = await refusalOf(visitor().account.signIn({ email: "nobody@example.com", password }));
    expect([wrong.appCode, wrong.details, wrong.message]).toEqual(["ERROR_ACCOUNT_PASSWORD_WRONG", {}, wrong.message]);
    expect([unknown.appCode, unknown.details, unknown.message]).toEqual([wrong.appCode, wrong.details, wrong.message]);
  });

  test("refuses an invited account without a password", async () => {
    const { email } = await buildUser("USER");
    expect(await codeOf(visitor().account.signIn({ email, password: "" }))).toBe("ERROR_ACCOUNT_PASSWORD_WRONG");
  });

  test("gives the reason for a refusal in a fixed order, and only after the right password", async () => {
    const { id, email } = await buildMember({ status: accountStatus.BLOCKED, verifiedAt: null, approvedAt: null });
    const now = new Date();
    const attempt = () => codeOf(visitor().account.signIn({ email, password }));
    expect(await codeOf(visitor().account.signIn({ email, password: "wrong one" }))).toBe("ERROR_ACCOUNT_PASSWORD_WRONG");
    expect(await attempt()).toBe("ERROR_ACCOUNT_LOCK");
    await database().user.update({ where: { id }, data: { status: accountStatus.ACTIVE } });
    expect(await attempt()).toBe("ERROR_ACCOUNT_NOT_VERIFY_EMAIL");
    await database().user.update({ where: { id }, data: { verifiedAt: now } });
    expect(await attempt()).toBe("ERROR_ACCOUNT_APPROVAL");
    expect(await database().session.count()).toBe(0);
  });

  test("lets new accounts in when the site requires neither confirmation nor approval", async () => {
    const { email } = await buildMember({ verifiedAt: null, approvedAt: null });
    await setting({ confirmEmail: false, approveAccounts: false });
    await visitor().account.signIn({ email, password });
  });

  test("blocks the account for that address after ten failures, even with the right password", async () => {
    const { email } = await buildMember();
    const { account } = visitor({ ip: "198.51.100.1" });
    for (let i = 0; i < 10; i++) {
      expect(await codeOf(account.signIn({ email, password: "wrong one" }))).toBe("ERROR_ACCOUNT_PASSWORD_WRONG");
    }
    const { appCode, details } = await refusalOf(account.signIn({ email, password }));
    expect(appCode).toBe("ERROR_TOO_MANY_REQUESTS");
    expect(details.retryAfter).toBeGreaterThan(14 * 60);
    expect(details.retryAfter).toBeLessThanOrEqual(15 * 60);
    await visitor().account.signIn({ email, password });
  });

  test("counts simultaneous failures one by one", { tags: "postgres" }, async () => {
    const { email } = await buildMember();
    const { account } = visitor({ ip: "198.51.100.2" });
    const codes = await Promise.all(Array.from({ length: 15 }, () => codeOf(account.signIn({ email, password: "wrong one" }))));
    expect(codes.filter((code) => code === "ERROR_TOO_MANY_REQUESTS")).toHaveLength(5);
  });

  test("resets the count after a success", { tags: "postgres" }, async () => {
    const { email } = await buildMember();
    const { account } = visitor({ ip: "198.51.100.3" });
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) await codeOf(account.signIn({ email, password: "wrong one" }));
      await account.signIn({ email, password });
    }
  });

  test("blocks an address after a hundred failures, across all accounts", { tags: "postgres" }, async () => {
    const { account } = visitor({ ip: "198.51.100.4" });
    const attempts = Array.from({ length: 101 }, (_, i) => codeOf(account.signIn({ email: `x${i}@example.com`, password })));
    expect((await Promise.all(attempts)).filter((code) => code === "ERROR_TOO_MANY_REQUESTS")).toHaveLength(1);
  });
});

describe("a session", () => {
  test("ends when its row is gone, when it expires, and when its owner is blocked", async () => {
    const now = new Date();
    const user = await buildUser("USER");
    expect(await loadActor(database(), user.sessionId, now)).not.toBeNull();
    expect(await loadActor(database(), user.sessionId, new Date(now.getTime() + DAY_MS))).toBeNull();
    await database().user.update({ where: { id: user.id }, data: { status: accountStatus.BLOCKED } });
    expect(await loadActor(database(), user.sessionId, now)).toBeNull();
  });

  test.each(["verifiedAt", "approvedAt"])(
    "is good for nothing while its owner may not sign in (%s), as the site wants it",
    async (field) => {
      const { id, sessionId } = await buildUser("USER");
      await database().user.update({ where: { id }, data: { [field]: null } });
      expect(await loadActor(database(), sessionId, new Date())).toBeNull();
      await setting({ confirmEmail: false, approveAccounts: false });
      expect(await loadActor(database(), sessionId, new Date())).not.toBeNull();
    },
  );

  test("ends by signing out, which always clears the cookie", async () => {
    const { email } = await buildMember();
    const { account, resHeaders } = visitor();
    await account.signIn({ email, password });
    const headers = new Headers({ cookie: resHeaders.get("set-cookie") ?? "" });
    const answer = new Headers();
    const context = { db: database(), actor: null, headers, resHeaders: answer, ip: "192.0.2.1", now: new Date() };
    await createCaller(context).system.account.signOut();
    expect(await database().session.count()).toBe(0);
    expect(answer.getSetCookie()).toEqual([
      "token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
      "staff=; Max-Age=0; Path=/; SameSite=Lax",
    ]);
    const { account: anyone, resHeaders: cleared } = visitor();
    await anyone.signOut();
    expect(cleared.get("set-cookie")).toMatch(/^token=;/);
  });
});

describe("signing up", () => {
  const form = { name: "Nguyễn Văn An", email: "An@Example.com", password, confirmPassword: password };

  test("makes an account that waits for confirmation and approval", async () => {
    await buildRole("USER");
    const { profile, ...rest } = await visitor({ locale: "vi" }).account.signUp(form);
    expect(profile).toEqual({
      id: 1,
      name: form.name,
      email: "an@example.com",
      roleId: roleIds.USER,
      role: { id: roleIds.USER, name: "USER" },
    });
    expect(rest).toEqual({ mustConfirm: true, mustBeApproved: true });
    const user = await database().user.findUniqueOrThrow({ where: { id: 1 } });
    expect(user).toMatchObject({ verifiedAt: null, approvedAt: null, status: accountStatus.ACTIVE, locale: "vi" });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: "an@example.com", state: "waiting" });
    expect(mail?.subject).toMatch(/^Xác nhận địa chỉ email/);
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/auth\/verify\?token=[\w-]{43}$/);
    expect(mail?.text).toContain("\n\n{link}\n\n");
  });

  test("stores only the hash of the link's token", async () => {
    await buildRole("USER");
    await visitor().account.signUp(form);
    const token = tokenIn((await mails())[0]?.link);
    expect(JSON.stringify(await database().accountToken.findMany())).not.toContain(token);
  });

  test.each([
    [{ name: "A" }, "ERROR_USERNAME_NOT_FORMAT", "name"],
    [{ name: "  A  " }, "ERROR_USERNAME_NOT_FORMAT", "name"],
    [{ name: "x".repeat(51) }, "ERROR_USERNAME_NOT_FORMAT", "name"],
    [{ name: "Win at evil.example/prize" }, "ERROR_USERNAME_NOT_FORMAT", "name"],
    [{ password: "12345", confirmPassword: "12345" }, "ERROR_PASSWORD_NOT_FORMAT", "password"],
    [{ password: "x".repeat(129), confirmPassword: "x".repeat(129) }, "ERROR_PASSWORD_NOT_FORMAT", "password"],
    [{ confirmPassword: "another" }, "ERROR_USER_PASSWORD_AND_CONFIRM_PASSWORD_NOT_MATCH", "confirmPassword"],
  ])("%j is refused with %s", async (change, code, field) => {
    await buildRole("USER");
    const { appCode, details } = await refusalOf(visitor().account.signUp({ ...form, ...change }));
    expect([appCode, details.field]).toEqual([code, field]);
    expect(await database().user.count()).toBe(0);
  });

  test.each([{ name: "An" }, { name: "x".repeat(50) }, { password: "quỳnhâ", confirmPassword: "quỳnhâ" }])(
    "%j is good",
    async (change) => {
      await buildRole("USER");
      await visitor().account.signUp({ ...form, ...change });
    },
  );

  test.each(["", "an", "an@", "@example.com", "an example.com", `${"x".repeat(250)}@example.com`])(
    "%j is no address",
    async (email) => {
      expect(await refusedFields(visitor().account.signUp({ ...form, email }))).toEqual(["email"]);
    },
  );

  test("refuses a registered address at its field, also when two arrive at once", { tags: "postgres" }, async () => {
    await buildRole("USER");
    const results = await Promise.allSettled([visitor().account.signUp(form), visitor().account.signUp(form)]);
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(reasons).toMatchObject([{ appCode: "ERROR_EMAIL_EXIST", details: { field: "email" } }]);
    expect(await codeOf(visitor().account.signUp({ ...form, email: " AN@example.com" }))).toBe("ERROR_EMAIL_EXIST");
    expect(await database().user.count()).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  test("follows the site's switches and limits", async () => {
    await buildRole("USER");
    await setting({ confirmEmail: false, approveAccounts: false, passwordMin: 8, passwordMax: 12 });
    expect(await codeOf(visitor().account.signUp({ ...form, password: "1234567", confirmPassword: "1234567" }))).toBe(
      "ERROR_PASSWORD_NOT_FORMAT",
    );
    expect(await codeOf(visitor().account.signUp(form))).toBe("ERROR_PASSWORD_NOT_FORMAT");
    const good = { ...form, password: "sen hồng", confirmPassword: "sen hồng" };
    expect(await visitor().account.signUp(good)).toMatchObject({ mustConfirm: false, mustBeApproved: false });
    expect(await mails()).toEqual([]);
    await visitor().account.signIn(good);
    await setting({ signUp: false });
    expect(await codeOf(visitor().account.signUp({ ...good, email: "other@example.com" }))).toBe("ERROR_REGISTRATION_CLOSED");
  });
});

describe("a common password", () => {
  const common = (password: string) => ({ password, confirmPassword: password });
  const refused = {
    appCode: "ERROR_PASSWORD_NOT_FORMAT",
    details: { field: "password", issues: [{ field: "password", message: "commonPassword" }] },
  };

  test.each(["123456", "PassWord", "qwertyuiop", "1q2w3e4r5t6y"])(
    "is refused at a sign-up, at every length: %s",
    async (typed) => {
      await buildRole("USER");
      const signUp = visitor().account.signUp({ name: "An Nguyen", email: "an@example.com", ...common(typed) });
      expect(await refusalOf(signUp)).toMatchObject(refused);
      expect(await database().user.count()).toBe(0);
    },
  );

  test("is refused when changing the password or setting it by a link; the link stays valid", async () => {
    const { id } = await buildMember();
    await database().session.create({ data: { id: "here", userId: id, expiresAt: new Date(Date.now() + DAY_MS) } });
    const { account } = (await callerOf({ sessionId: "here" })).system;
    expect(await refusalOf(account.changePassword({ currentPassword: password, ...common("iloveyou") }))).toMatchObject(refused);
    for (const purpose of ["reset", "invite"] as const) {
      const { url } = await createLink(database(), id, purpose, "http://localhost", new Date());
      const token = tokenIn(url);
      expect(await refusalOf(visitor().account.reset({ token, ...common("iloveyou") }))).toMatchObject(refused);
      await visitor().account.reset({ token, ...common("rice paddy art") });
    }
  });
});

describe("changing one's own address", () => {
  const mailsTo = (to: string) => database().mail.findMany({ where: { to }, orderBy: { id: "asc" } });

  async function signedIn() {
    const member = await buildMember();
    await database().session.create({ data: { id: "here", userId: member.id, expiresAt: new Date(Date.now() + DAY_MS) } });
    return { ...member, account: (await callerOf({ sessionId: "here" })).system.account };
  }

  test("requires the password, takes effect when the mailed link is opened, and notifies the old address", async () => {
    const { id, email, account } = await signedIn();
    const change = { email: "New@Example.com", currentPassword: "wrong" };
    const wrong = { appCode: "ERROR_PASSWORD_INCORRECT", details: { field: "currentPassword" } };
    expect(await refusalOf(account.changeEmail(change))).toMatchObject(wrong);
    expect(await mailsTo("new@example.com")).toEqual([]);

    await account.changeEmail({ ...change, currentPassword: password });
    const addressOf = async () => (await database().user.findUniqueOrThrow({ where: { id } })).email;
    expect(await addressOf()).toBe(email);
    const [asked] = await mailsTo("new@example.com");
    await visitor().account.verify({ token: tokenIn(asked?.link ?? "") });
    expect(await addressOf()).toBe("new@example.com");
    expect((await mailsTo(email)).at(-1)?.subject).toMatch(/^The address of your account has changed/);
    const log = await database().activity.findMany({ where: { action: "ask-email" } });
    expect(log).toMatchObject([{ actorId: id, recordId: id, changes: { email: [email, "new@example.com"] } }]);
  });

  test("notifies the old address at once, with what to do if a stranger asked", async () => {
    const { email, account } = await signedIn();
    await account.changeEmail({ email: "new@example.com", currentPassword: password });
    const [told] = await mailsTo(email);
    expect(told?.text).toContain("new@example.com");
    expect(told?.link).toMatch(/\/auth\/forgot$/);
  });

  test("is shown while unconfirmed and can be cancelled", async () => {
    const { id, account } = await signedIn();
    expect(await account.newEmail()).toBeNull();
    await account.changeEmail({ email: "new@example.com", currentPassword: password });
    expect(await account.newEmail()).toMatchObject({ email: "new@example.com" });
    const [asked] = await mailsTo("new@example.com");
    await account.cancelEmail();
    expect(await account.newEmail()).toBeNull();
    expect(await codeOf(visitor().account.verify({ token: tokenIn(asked?.link ?? "") }))).toBe("ERROR_LINK_EXPIRED");
    const log = await database().activity.findMany({ where: { action: "cancel-email" } });
    expect(log).toMatchObject([{ actorId: id, recordId: id }]);
  });

  type Account = Awaited<ReturnType<typeof signedIn>>["account"];
  const ends: [string, (account: Account, id: number) => Promise<unknown>][] = [
    ["one other session", (account) => account.endSession({ id: "there" })],
    ["all other sessions", (account) => account.endOtherSessions()],
    ["the sessions by an administrator", async (_, id) => (await callerAs("ADMIN")).system.user.endSessions({ ids: [id] })],
    [
      "the two-step sign-in by an administrator",
      async (_, id) => {
        await database().user.update({ where: { id }, data: { totpEnabledAt: new Date() } });
        return (await callerAs("ADMIN")).system.user.resetTwoStep({ ids: [id] });
      },
    ],
  ];

  test.each(ends)("is cancelled by %s when a stranger requested it", async (_, end) => {
    const { id, account } = await signedIn();
    await database().session.create({ data: { id: "there", userId: id, expiresAt: new Date(Date.now() + DAY_MS) } });
    const stranger = (await callerOf({ sessionId: "there" })).system.account;
    await stranger.changeEmail({ email: "stranger@example.com", currentPassword: password });
    const [asked] = await mailsTo("stranger@example.com");
    await end(account, id);
    expect(await codeOf(visitor().account.verify({ token: tokenIn(asked?.link ?? "") }))).toBe("ERROR_LINK_EXPIRED");
    const [stored] = await mailsTo("stranger@example.com");
    expect(stored?.link).toBeNull();
  });

  test("is refused at its field when another account has the address", async () => {
    const { account } = await signedIn();
    const { email } = await buildMember({ email: "taken@example.com" });
    const taken = { appCode: "ERROR_EMAIL_EXIST", details: { field: "email" } };
    expect(await refusalOf(account.changeEmail({ email, currentPassword: password }))).toMatchObject(taken);
  });
});

test("a sign-up reveals a registered address only a few times, then is throttled", async () => {
  const { email } = await buildMember();
  const form = { name: "An Nguyen", email, password, confirmPassword: password };
  const { account } = visitor({ ip: "192.0.2.250" });
  const codes = [];
  for (let i = 0; i < 31; i++) codes.push(await codeOf(account.signUp(form)));
  expect(new Set(codes.slice(0, 30))).toEqual(new Set(["ERROR_EMAIL_EXIST"]));
  expect(codes[30]).toBe("ERROR_TOO_MANY_REQUESTS");
});

describe("confirming an address", () => {
  test("works once, for a day", async () => {
    const { id, email } = await buildMember({ verifiedAt: null });
    const sent = new Date();
    await visitor({ now: sent }).account.resendConfirmation({ email });
    const token = tokenIn((await mails())[0]?.link);
    const late = visitor({ now: new Date(sent.getTime() + DAY_MS) });
    expect(await codeOf(late.account.verify({ token }))).toBe("ERROR_LINK_EXPIRED");
    const inTime = visitor({ now: new Date(sent.getTime() + DAY_MS - 1) });
    expect(await inTime.account.verify({ token })).toEqual({ mustBeApproved: false });
    expect((await database().user.findUniqueOrThrow({ where: { id } })).verifiedAt).not.toBeNull();
    expect(await codeOf(inTime.account.verify({ token }))).toBe("ERROR_LINK_EXPIRED");
    expect(await codeOf(inTime.account.verify({ token: "made-up" }))).toBe("ERROR_LINK_EXPIRED");
  });

  test("invalidates the other links of its kind; a link of one kind is refused as another", async () => {
    const { email } = await buildMember({ verifiedAt: null });
    await visitor().account.resendConfirmation({ email });
    await mails();
    await visitor({ now: inMinutes(6) }).account.resendConfirmation({ email });
    await mails();
    await visitor().account.forgot({ email });
    const [older = "", newer = "", reset = ""] = (await mails()).map((mail) => tokenIn(mail.link));
    expect(await codeOf(visitor().account.verify({ token: reset }))).toBe("ERROR_LINK_EXPIRED");
    expect(await codeOf(visitor().account.reset({ token: older, password, confirmPassword: password }))).toBe(
      "ERROR_LINK_EXPIRED",
    );
    await visitor().account.verify({ token: older });
    expect(await codeOf(visitor().account.verify({ token: newer }))).toBe("ERROR_LINK_EXPIRED");
    expect((await mails()).map(({ link }) => link !== null)).toEqual([false, false, true]);
  });

  test("is logged with the person as the actor and without the token", async () => {
    const { id, name, email } = await buildMember({ verifiedAt: null });
    await visitor().account.resendConfirmation({ email });
    const token = tokenIn((await mails())[0]?.link);
    const now = new Date();
    await visitor({ now, ip: "198.51.100.20" }).account.verify({ token });
    const entries = await database().activity.findMany();
    expect(entries).toMatchObject([
      {
        actorId: id,
        actorName: name,
        action: "confirm",
        path: "/admin/user",
        recordId: id,
        version: 2,
        changes: { verifiedAt: [null, now.toJSON()] },
        ip: "198.51.100.20",
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test("resends nothing when nothing is to be confirmed, with the same answer", async () => {
    const { email } = await buildMember();
    expect(await visitor().account.resendConfirmation({ email })).toBeUndefined();
    expect(await visitor().account.resendConfirmation({ email: "nobody@example.com" })).toBeUndefined();
    expect(await mails()).toEqual([]);
  });
});

describe("a forgotten password", () => {
  const next = { password: "a new password", confirmPassword: "a new password" };

  test("is reset by a link that works once, for an hour, and ends every session", async () => {
    const { id, email } = await buildMember({ verifiedAt: null });
    await database().session.create({ data: { id: "a", userId: id, expiresAt: new Date(Date.now() + DAY_MS) } });
    const sent = new Date();
    await visitor({ now: sent }).account.forgot({ email: email.toUpperCase() });
    const token = tokenIn((await mails())[0]?.link);
    const late = visitor({ now: new Date(sent.getTime() + 60 * 60 * 1000) });
    expect(await codeOf(late.account.reset({ token, ...next }))).toBe("ERROR_LINK_EXPIRED");
    expect(await codeOf(visitor().account.reset({ token, password: "12345", confirmPassword: "12345" }))).toBe(
      "ERROR_PASSWORD_NOT_FORMAT",
    );
    await visitor().account.reset({ token, ...next });
    expect(await database().session.count()).toBe(0);
    expect(await codeOf(visitor().account.reset({ token, ...next }))).toBe("ERROR_LINK_EXPIRED");
    expect(await codeOf(visitor().account.signIn({ email, password }))).toBe("ERROR_ACCOUNT_PASSWORD_WRONG");
    await visitor().account.signIn({ email, password: next.password });
  });

  test("invalidates the account's other links", async () => {
    const { id, email } = await buildMember();
    const invitation = await createLink(database(), id, "invite", "http://localhost", new Date());
    await visitor().account.forgot({ email });
    await visitor().account.reset({ token: tokenIn((await mails())[0]?.link), ...next });
    expect(await codeOf(visitor().account.reset({ token: tokenIn(invitation.url), ...next }))).toBe("ERROR_LINK_EXPIRED");
    expect(await database().accountToken.count()).toBe(0);
  });

  test("removes the used link from the mail", async () => {
    const { email } = await buildMember();
    await visitor().account.forgot({ email });
    const token = tokenIn((await mails())[0]?.link);
    await visitor().account.reset({ token, ...next });
    const stored = await mails();
    expect(stored).toMatchObject([{ to: email, link: null }]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test("is logged after the reset, with the person as the actor and without the token", async () => {
    const { id, name, email } = await buildMember();
    await visitor().account.forgot({ email });
    const token = tokenIn((await mails())[0]?.link);
    await visitor({ ip: "198.51.100.21" }).account.reset({ token, ...next });
    const entries = await database().activity.findMany();
    expect(entries).toMatchObject([
      { actorId: id, actorName: name, action: "reset-password", path: "/admin/user", recordId: id, ip: "198.51.100.21" },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test("logs nothing for a refused link", async () => {
    expect(await codeOf(visitor().account.reset({ token: "made-up", ...next }))).toBe("ERROR_LINK_EXPIRED");
    expect(await codeOf(visitor().account.verify({ token: "made-up" }))).toBe("ERROR_LINK_EXPIRED");
    expect(await database().activity.count()).toBe(0);
  });

  test("lets one of two simultaneous uses through", { tags: "postgres" }, async () => {
    const { email } = await buildMember();
    await visitor().account.forgot({ email });
    const token = tokenIn((await mails())[0]?.link);
    const uses = [1, 2, 3].map(() => visitor().account.reset({ token, ...next }));
    const results = await Promise.allSettled(uses);
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(reasons).toMatchObject([{ appCode: "ERROR_LINK_EXPIRED" }, { appCode: "ERROR_LINK_EXPIRED" }]);
  });

  test("never reveals whether the address is registered; a blocked account gets no mail", async () => {
    const { email } = await buildMember({ status: accountStatus.BLOCKED });
    expect(await visitor().account.forgot({ email })).toBeUndefined();
    expect(await visitor().account.forgot({ email: "nobody@example.com" })).toBeUndefined();
    expect(await mails()).toEqual([]);
  });

  test.each(["known", "unknown"])("the answer does not wait for the database to look for the address (%s)", async (kind) => {
    const { email } = await buildMember();
    const find = vi.spyOn(openClient(), "$transaction");
    await visitor().account.forgot({ email: kind === "known" ? email : "nobody@example.com" });
    await visitor().account.resendConfirmation({ email: kind === "known" ? email : "nobody@example.com" });
    expect(find).not.toHaveBeenCalled();
    await finishWorkAfterAnswers();
    expect(find).toHaveBeenCalledTimes(2);
    find.mockRestore();
  });

  test("keeps the first link valid after another request", async () => {
    const { email } = await buildMember();
    await visitor().account.forgot({ email });
    const token = tokenIn((await mails())[0]?.link);
    await visitor({ now: inMinutes(6) }).account.forgot({ email });
    expect(await mails()).toHaveLength(2);
    await visitor().account.reset({ token, ...next });
  });

  test("sends few mails for requests from many networks, and the owner always has a valid link", async () => {
    const { email } = await buildMember();
    for (let minute = 0; minute < 120; minute++) {
      await visitor({ now: inMinutes(minute), ip: `2001:db8:${minute}::1` }).account.forgot({ email });
      await finishWorkAfterAnswers();
      const valid = await database().accountToken.count({ where: { expiresAt: { gt: inMinutes(minute) } } });
      expect([minute, valid > 0]).toEqual([minute, true]);
    }
    expect((await mails()).length).toBeLessThanOrEqual(10);
    const now = inMinutes(120);
    const owner = visitor({ now });
    await owner.account.forgot({ email });
    await mails();
    const newest = await database().mail.findFirstOrThrow({ where: { linkExpiresAt: { gt: now } }, orderBy: { id: "desc" } });
    await owner.account.reset({ token: tokenIn(newest.link), ...next });
  });

  test("sends one mail for simultaneous requests", { tags: "postgres" }, async () => {
    const { email } = await buildMember();
    await Promise.all(Array.from({ length: 8 }, () => visitor().account.forgot({ email })));
    expect(await mails()).toHaveLength(1);
  });

  test.each(["known", "unknown"])("thirty requests from one network in a quarter of an hour are enough (%s)", async (kind) => {
    const email = `${kind}-often@example.com`;
    if (kind === "known") await buildMember({ email });
    const ip = `198.51.100.${kind.length + 100}`;
    for (let i = 0; i < 30; i++) await visitor({ ip }).account.forgot({ email });
    expect(await codeOf(visitor({ ip }).account.forgot({ email }))).toBe("ERROR_TOO_MANY_REQUESTS");
    expect(await codeOf(visitor({ ip }).account.resendConfirmation({ email }))).toBe("ERROR_TOO_MANY_REQUESTS");
    await visitor().account.forgot({ email });
  });
});

describe("a request with an unknown host", () => {
  const evil = { host: "evil.example" };

  test("gets no link: the mail stays unsent with the reason, and the answer is the same", async () => {
    const { email } = await buildMember({ verifiedAt: null });
    expect(await visitor(evil).account.forgot({ email })).toBeUndefined();
    expect(await visitor(evil).account.forgot({ email: "nobody@example.com" })).toBeUndefined();
    const written = await mails();
    expect(written).toMatchObject([{ to: email, state: "failed", error: "ERROR_SITE_ADDRESS_UNKNOWN", link: null }]);
    expect(JSON.stringify(written)).not.toMatch(/evil|http|token=/);
    expect(await database().accountToken.count()).toBe(0);
  });

  test("does not keep the owner from a link, and adds no more mails than other requests", async () => {
    const { email } = await buildMember();
    for (let i = 0; i < 3; i++) {
      await visitor(evil).account.forgot({ email });
      await finishWorkAfterAnswers();
    }
    await visitor().account.forgot({ email });
    expect((await mails()).map(({ state }) => state)).toEqual(["failed", "waiting"]);
  });

  test("signs up normally, but without a link", async () => {
    await buildRole("USER");
    const form = { name: "Nguyễn Văn An", email: "an@example.com", password, confirmPassword: password };
    expect(await visitor(evil).account.signUp(form)).toMatchObject({ mustConfirm: true, mustBeApproved: true });
    expect(await mails()).toMatchObject([{ to: "an@example.com", state: "failed", link: null }]);
    await visitor().account.resendConfirmation({ email: form.email });
    await visitor().account.verify({ token: tokenIn((await mails())[1]?.link) });
  });
});

describe("the user's own account", () => {
  test("requires a session", async () => {
    const { account } = visitor();
    const calls = [account.me(), account.permissions(), account.profile(), account.sessions(), account.endOtherSessions()];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => "ERROR_UNAUTHORIZED"));
    expect(await codeOf(account.saveProfile({ data: {} }))).toBe("ERROR_UNAUTHORIZED");
    expect(await codeOf(account.endSession({ id: "a" }))).toBe("ERROR_UNAUTHORIZED");
    const passwords = { currentPassword: password, password, confirmPassword: password };
    expect(await codeOf(account.changePassword(passwords))).toBe("ERROR_UNAUTHORIZED");
  });

  test("lists every page with the user's permissions; pages without view have none", async () => {
    const user = await buildUser("USER");
    await grant("USER", "/admin/news", { view: true, edit: true });
    await grant("USER", "/admin/level", { view: false, edit: true });
    await grant("MANAGER", "/admin/partner", { view: true });
    const { account } = (await callerOf(user)).system;
    expect(await account.permissions()).toEqual([
      { path: "/admin/news", view: true, add: false, edit: true, delete: false },
      { path: "/admin/level", view: false, add: false, edit: false, delete: false },
      { path: "/admin/partner", view: false, add: false, edit: false, delete: false },
    ]);
  });

  test("lists only existing actions of each page for an administrator", async () => {
    await seedSystem(openClient(), { email: "first@example.com", password }, new Date());
    const { account } = (await callerAs("ADMIN")).system;
    const offered = adminPages.map(({ path, actions: own }) => ({
      path,
      ...Object.fromEntries(actions.map((action) => [action, own.some((one) => one === action)])),
    }));
    expect(await account.permissions()).toEqual(offered);
  });

  test("saves only the submitted parts of the profile", async () => {
    const user = await buildUser("USER");
    const { account } = (await callerOf(user)).system;
    await account.saveProfile({ data: { theme: "dark", locale: "vi" } });
    expect(await account.profile()).toMatchObject({
      name: user.name,
      theme: "dark",
      locale: "vi",
      layout: "vertical",
      singleKeys: true,
      foldedGroups: [],
    });
    await account.saveProfile({ data: { singleKeys: false, signature: " An Trần\nSales " } });
    expect(await account.profile()).toMatchObject({ theme: "dark", singleKeys: false, signature: "An Trần\nSales" });
    await account.saveProfile({ data: { foldedGroups: [2, 4] } });
    expect(await account.profile()).toMatchObject({ theme: "dark", foldedGroups: [2, 4] });
    expect((await loadActor(database(), user.sessionId, new Date()))?.foldedGroups).toEqual([2, 4]);
    expect(await database().activity.count()).toBe(0);
    await account.saveProfile({ data: { name: " Trần Bình " } });
    expect(await account.profile()).toMatchObject({ name: "Trần Bình", theme: "dark" });
    expect(await database().activity.findMany()).toMatchObject([
      { recordId: user.id, version: 2, changes: { name: [user.name, "Trần Bình"] } },
    ]);
    expect(await refusedFields(account.saveProfile({ data: { name: "x" } }))).toEqual(["name"]);
    expect(await refusedFields(account.saveProfile({ data: { signature: "x".repeat(501) } }))).toEqual(["signature"]);
    expect(await refusedFields(account.saveProfile({ data: { name: "www.evil.example" } }))).toEqual(["name"]);
  });

  test("requires the old password for a new one, and ends the other sessions", async () => {
    const { id, email } = await buildMember();
    const expiresAt = new Date(Date.now() + DAY_MS);
    await database().session.createMany({ data: ["here", "there"].map((id_) => ({ id: id_, userId: id, expiresAt })) });
    const { account } = (await callerOf({ sessionId: "here" })).system;
    const form = { currentPassword: password, password: "a new password", confirmPassword: "a new password" };
    expect(await refusalOf(account.changePassword({ ...form, currentPassword: "wrong one" }))).toMatchObject({
      appCode: "ERROR_PASSWORD_INCORRECT",
      details: { field: "currentPassword" },
    });
    expect(await codeOf(account.changePassword({ ...form, password: "short", confirmPassword: "short" }))).toBe(
      "ERROR_PASSWORD_NOT_FORMAT",
    );
    expect(await codeOf(account.changePassword({ ...form, confirmPassword: "other" }))).toBe(
      "ERROR_USER_PASSWORD_AND_CONFIRM_PASSWORD_NOT_MATCH",
    );
    expect(await database().session.count()).toBe(2);
    await visitor().account.forgot({ email });
    await mails();
    await account.changePassword(form);
    expect(await database().accountToken.count()).toBe(0);
    expect(await database().session.findMany({ select: { id: true } })).toEqual([{ id: "here" }]);
    await visitor().account.signIn({ email, password: form.password });
  });

  test("lists and ends only the user's own sessions", async () => {
    const user = await buildUser("USER");
    const other = await buildUser("USER");
    const expiresAt = new Date(Date.now() + DAY_MS);
    await database().session.createMany({ data: ["b", "c", "d"].map((id) => ({ id, userId: user.id, expiresAt })) });
    const { account } = (await callerOf(user)).system;
    const listed = await account.sessions();
    expect(listed.map(({ id }) => id).sort()).toEqual(["b", "c", "d", user.sessionId].sort());
    expect(listed.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([user.sessionId]);
    await account.endSession({ id: "b" });
    expect(await codeOf(account.endSession({ id: "b" }))).toBe("ERROR_SESSION_NOT_FOUND");
    expect(await codeOf(account.endSession({ id: other.sessionId }))).toBe("ERROR_SESSION_NOT_FOUND");
    await account.endOtherSessions();
    expect((await account.sessions()).map(({ id }) => id)).toEqual([user.sessionId]);
    expect(await database().session.count({ where: { userId: other.id } })).toBe(1);
  });
});

async function setting(data: {
  signUp?: boolean;
  confirmEmail?: boolean;
  approveAccounts?: boolean;
  passwordMin?: number;
  passwordMax?: number;
}) {
  await database().setting.upsert({ where: { id: 1 }, create: { siteNameEn: "A", siteNameVi: "A", ...data }, update: data });
}
