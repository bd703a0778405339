import { afterEach, describe, expect, test } from "vitest";
import { userSchema } from "~/features/system/user/schema";
import { accountStatus, roleIds } from "~/lib/accounts";
import { loadActor } from "~/server/auth/actor";
import { createLink } from "~/server/auth/links";
import { hashPassword } from "~/server/auth/password";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { buildRole, buildUser, grant } from "~/server/db/test-records";
import { sendAccountMail } from "~/server/mail/account-mail";
import { setMailServer } from "~/server/mail/smtp";
import { finishWorkAfterAnswers } from "~/server/platform/after-answer";
import { refusalOf } from "~/server/platform/test-refusals";
import { createCaller } from "~/server/root";

afterEach(() => setMailServer(undefined));

const all = { view: true, add: true, edit: true, delete: true };
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).appCode;
const userOf = (id: number) => database().user.findUniqueOrThrow({ where: { id } });

// The callers have accounts too: the contract looks at a role that none of them has.
briefContract(
  "/admin/user",
  userSchema,
  ({ system: { user } }) => ({
    byId: user.byId,
    history: user.history,
    // Only a new account has its invitation.
    create: async (input) => {
      const { invitation: _, ...created } = await user.create(input);
      return created;
    },
    update: user.update,
    delete: user.delete,
    restore: user.restore,
    usedBy: user.usedBy,
    list: (input) => user.list({ ...input, filter: { ...input.filter, roleId: roleIds.MANAGER } }),
    exportRows: (input) => user.exportRows({ ...input, filter: { roleId: roleIds.MANAGER } }),
  }),
  {
    samples: async () => {
      await buildRole("MANAGER");
      return [
        { name: "Đặng Thị Hòa", email: "hoa@example.com", roleId: roleIds.MANAGER },
        { name: "Lê Minh", email: "minh@example.com", roleId: roleIds.MANAGER },
      ];
    },
    change: { name: "Đặng Hòa" },
    refused: [
      { data: { name: "x" }, field: "name" },
      { data: { name: "x".repeat(51) }, field: "name" },
      { data: { email: "nobody" }, field: "email" },
      { data: { roleId: 0 }, field: "roleId" },
    ],
    references: { roleId: "ROLE" },
    search: "dang thi",
    isPublic: false,
  },
);

/** Makes an administrator who can sign in, as caller and account. */
async function admin() {
  const user = await buildUser("ADMIN");
  await database().user.update({ where: { id: user.id }, data: { passwordHash: await hashPassword("correct horse") } });
  return { id: user.id, user: (await callerOf(user)).system.user, sessionId: user.sessionId };
}

describe("an invitation", () => {
  test("makes an account that is confirmed and approved and only lacks a password", async () => {
    const { user } = await admin();
    await buildRole("MANAGER");
    const invited = await user.create({ data: { name: "Lan", email: " Lan@Example.com", roleId: roleIds.MANAGER } });
    expect(invited).toMatchObject({
      email: "lan@example.com",
      isClaimed: false,
      verifiedAt: expect.any(Date),
      approvedAt: expect.any(Date),
    });
    const [mail] = await database().mail.findMany();
    expect(mail).toMatchObject({ to: "lan@example.com", link: expect.stringContaining("/auth/reset?token=") });

    const { link } = await user.invite({ id: invited.id });
    expect(link).not.toBe(mail?.link);
    const visitor = (await callerAs(null)).system.account;
    const form = (url: string | null | undefined) => ({
      token: new URL(url ?? "").searchParams.get("token") ?? "",
      password: "correct horse",
      confirmPassword: "correct horse",
    });
    expect(await codeOf(visitor.reset(form(mail?.link)))).toBe("ERROR_LINK_EXPIRED");
    await visitor.reset(form(link));
    expect(await visitor.signIn({ email: "lan@example.com", password: "correct horse" })).toMatchObject({ id: invited.id });
    expect(await codeOf(user.invite({ id: invited.id }))).toBe("ERROR_USER_DUPLICATE");
    expect(await user.byId({ id: invited.id })).toMatchObject({ isClaimed: true });
  });

  test("is answered as a link to whoever invites while no mail leaves the site, and to nobody afterwards", async () => {
    await grant("USER", "/admin/user", { view: true, add: true });
    const { user } = (await callerAs("USER")).system;
    const invite = (email: string) => user.create({ data: { name: "Lan", email, roleId: roleIds.USER } });
    const invited = await invite("lan@example.com");
    expect(invited.invitation).toMatch(/\/auth\/reset\?token=/);
    const token = invited.invitation?.split("token=")[1] ?? "";
    expect(await user.byId({ id: invited.id })).not.toHaveProperty("invitation");
    expect(JSON.stringify([await user.list({}), await database().activity.findMany()])).not.toContain(token);

    setMailServer("smtp://localhost:2525");
    expect(await invite("minh@example.com")).not.toHaveProperty("invitation");
    await database().outboxPause.create({ data: {} });
    expect((await invite("hoa@example.com")).invitation).toMatch(/\/auth\/reset\?token=/);
  });

  test("is refused at its field for a registered address", async () => {
    const { user } = await admin();
    const [one, two] = [await buildUser("USER"), await buildUser("USER")];
    const taken = { appCode: "ERROR_EMAIL_EXIST", details: { field: "email" } };
    expect(await refusalOf(user.create({ data: { name: "Lan", email: one.email, roleId: roleIds.USER } }))).toMatchObject(taken);
    expect(await refusalOf(user.update({ id: two.id, version: 1, data: { email: one.email } }))).toMatchObject(taken);
  });

  test("never returns the password hash", async () => {
    const { user, id } = await admin();
    expect(JSON.stringify([await user.list({}), await user.byId({ id })])).not.toContain("argon2");
  });
});

describe("the links of an account", () => {
  const password = "correct horse";
  const origin = "http://localhost";

  /** Makes an account with a link of each kind, each in a mail. */
  async function buildLinked() {
    const person = await buildUser("USER");
    const purposes = ["verify", "reset", "invite"] as const;
    for (const purpose of purposes) await sendAccountMail(database(), purpose, person, origin, new Date());
    return person;
  }

  const tokens = (userId: number) => database().accountToken.findMany({ where: { userId }, select: { purpose: true } });
  const purposesOf = async (userId: number) => (await tokens(userId)).map(({ purpose }) => purpose).sort();
  const linksOf = async (to: string) =>
    (await database().mail.findMany({ where: { to } })).flatMap(({ link }) => (link?.includes("token=") ? [link] : []));

  type Users = Awaited<ReturnType<typeof admin>>["user"];
  const changes: [string, (user: Users, id: number) => Promise<unknown>][] = [
    ["another role", (user, id) => user.update({ id, version: 1, data: { roleId: roleIds.MANAGER } })],
    ["another email", (user, id) => user.update({ id, version: 1, data: { email: "other@example.com" } })],
    ["blocking", (user, id) => user.block({ ids: [id] })],
    ["deleting", (user, id) => user.delete({ ids: [id] })],
  ];

  test.each(changes)("become invalid with %s, and disappear from the outbox", async (_, change) => {
    const { user } = await admin();
    await buildRole("MANAGER");
    const [person, other] = [await buildLinked(), await buildLinked()];
    expect(await linksOf(person.email)).toHaveLength(3);
    await change(user, person.id);
    expect(await purposesOf(person.id)).toEqual([]);
    expect(await linksOf(person.email)).toEqual([]);
    expect(await purposesOf(other.id)).toEqual(["invite", "reset", "verify"]);
    expect(await linksOf(other.email)).toHaveLength(3);
  });

  test("become invalid with unblocking: one made while the account was blocked opens nothing", async () => {
    const { user } = await admin();
    const person = await buildUser("USER", { status: accountStatus.BLOCKED });
    await sendAccountMail(database(), "reset", person, origin, new Date());
    await user.unblock({ ids: [person.id] });
    expect(await purposesOf(person.id)).toEqual([]);
    expect(await linksOf(person.email)).toEqual([]);
  });

  test("stay valid after a new name and after a refused change", async () => {
    const { user } = await admin();
    const [person, taken] = [await buildLinked(), await buildUser("USER")];
    await user.update({ id: person.id, version: 1, data: { name: "Another Name" } });
    expect(await codeOf(user.update({ id: person.id, version: 2, data: { email: taken.email } }))).toBe("ERROR_EMAIL_EXIST");
    expect(await purposesOf(person.id)).toEqual(["invite", "reset", "verify"]);
    expect(await linksOf(person.email)).toHaveLength(3);
  });

  test("lose only those for confirming the address when an administrator confirms it", async () => {
    const { user } = await admin();
    const person = await buildLinked();
    await database().user.update({ where: { id: person.id }, data: { verifiedAt: null } });
    await user.confirm({ ids: [person.id] });
    expect(await purposesOf(person.id)).toEqual(["invite", "reset"]);
    expect(await linksOf(person.email)).toHaveLength(2);
  });

  test("lose an invitation when the account gets the administrator role; a new one works", async () => {
    const { user } = await admin();
    await buildRole("MANAGER");
    const invited = await user.create({ data: { name: "Lan", email: "lan@example.com", roleId: roleIds.MANAGER } });
    const [copied = ""] = await linksOf("lan@example.com");
    await user.update({ id: invited.id, version: invited.version, data: { roleId: roleIds.ADMIN } });
    const visitor = (await callerAs(null)).system.account;
    const form = (link: string | null) => ({
      token: new URL(link ?? "").searchParams.get("token") ?? "",
      password,
      confirmPassword: password,
    });
    expect(await codeOf(visitor.reset(form(copied)))).toBe("ERROR_LINK_EXPIRED");
    expect(await user.byId({ id: invited.id })).toMatchObject({ isClaimed: false });
    const { link } = await user.invite({ id: invited.id });
    await visitor.reset(form(link));
    expect(await visitor.signIn({ email: "lan@example.com", password })).toMatchObject({ roleId: roleIds.ADMIN });
  });

  test("are not made when the site doesn't know its address: an invitation says so", async () => {
    const { sessionId } = await admin();
    const headers = new Headers({ host: "192.168.1.5:3000" });
    const actor = await loadActor(database(), sessionId, new Date());
    const context = { db: database(), actor, headers, resHeaders: new Headers(), ip: "127.0.0.1", now: new Date() };
    const { user } = createCaller(context).system;
    const invited = await user.create({ data: { name: "Lan", email: "lan@example.com", roleId: roleIds.ADMIN } });
    expect(await user.invite({ id: invited.id })).toEqual({ link: null });
    const waiting = await buildUser("USER");
    await database().user.update({ where: { id: waiting.id }, data: { approvedAt: null } });
    expect(await user.approve({ ids: [waiting.id] })).toMatchObject({ count: 1 });
    const failed = { state: "failed", error: "ERROR_SITE_ADDRESS_UNKNOWN", link: null };
    expect(await database().mail.findMany()).toMatchObject([failed, failed, failed]);
    expect(await database().accountToken.count()).toBe(0);
  });
});

describe("a changed address", () => {
  const mailsTo = (to: string) => database().mail.findMany({ where: { to }, orderBy: { id: "asc" } });
  const tokenOf = (link: string | null | undefined) => new URL(link ?? "").searchParams.get("token") ?? "";

  /** Makes an account in use, and a person of the same rank who may edit accounts. */
  async function buildPeers() {
    await grant("MANAGER", "/admin/user", { view: true, edit: true });
    const passwordHash = await hashPassword("correct horse");
    const owner = await buildUser("MANAGER", { passwordHash });
    const peer = await buildUser("MANAGER", { name: "Bình" });
    return { owner, peer, user: (await callerOf(peer)).system.user };
  }

  test("takes effect for another person when the owner agrees by a link sent to the old one", async () => {
    const { owner, user } = await buildPeers();
    const saved = await user.update({ id: owner.id, version: 1, data: { email: "new@example.com", name: "Owner" } });
    expect(saved).toMatchObject({ email: owner.email, name: "Owner", newEmail: { email: "new@example.com" } });
    const visitor = (await callerAs(null)).system.account;
    await visitor.forgot({ email: "new@example.com" });
    await finishWorkAfterAnswers();
    expect(await mailsTo("new@example.com")).toEqual([]);

    const [mail] = await mailsTo(owner.email);
    expect(mail?.text).toContain("Bình");
    expect(mail?.text).toContain("new@example.com");
    const token = tokenOf(mail?.link);
    await visitor.verify({ token });
    expect(await userOf(owner.id)).toMatchObject({ email: "new@example.com", version: 3 });
    expect((await mailsTo(owner.email)).at(-1)?.subject).toMatch(/^The address of your account has changed/);
    expect(await codeOf(visitor.verify({ token }))).toBe("ERROR_LINK_EXPIRED");
    const entries = await database().activity.findMany({ where: { action: "ask-email" } });
    expect(entries.map(({ changes }) => changes)).toEqual([{ email: [owner.email, "new@example.com"] }]);
  });

  test("takes effect at once when an administrator sets it, cancels a colleague's request, and notifies the old address", async () => {
    const { owner, user: colleague } = await buildPeers();
    await colleague.update({ id: owner.id, version: 1, data: { email: "theirs@example.com" } });
    const [asked] = await mailsTo(owner.email);
    const { user } = await admin();
    await user.update({ id: owner.id, version: 1, data: { email: "new@example.com" } });
    expect(await userOf(owner.id)).toMatchObject({ email: "new@example.com" });
    const lastMail = (await mailsTo(owner.email)).at(-1);
    expect(lastMail?.subject).toMatch(/^The address of your account has changed/);
    const verify = (await callerAs(null)).system.account.verify({ token: tokenOf(asked?.link) });
    expect(await codeOf(verify)).toBe("ERROR_LINK_EXPIRED");
  });

  test("is refused at its field when taken; its link ends when another account takes the address", {
    tags: "postgres",
  }, async () => {
    const { owner, peer, user } = await buildPeers();
    const taken = user.update({ id: owner.id, version: 1, data: { email: peer.email } });
    expect(await refusalOf(taken)).toMatchObject({ appCode: "ERROR_EMAIL_EXIST", details: { field: "email" } });
    await user.update({ id: owner.id, version: 1, data: { email: "new@example.com" } });
    await buildUser("USER", { email: "new@example.com" });
    const [mail] = await mailsTo(owner.email);
    const verify = (await callerAs(null)).system.account.verify({ token: tokenOf(mail?.link) });
    expect(await codeOf(verify)).toBe("ERROR_EMAIL_EXIST");
  });

  test("is refused for the actor's own account, also for administrators: the profile page asks for the password", async () => {
    const { user, id } = await admin();
    const refused = { appCode: "ERROR_OWN_EMAIL", details: { field: "email" } };
    expect(await refusalOf(user.update({ id, version: 1, data: { email: "new@example.com" } }))).toMatchObject(refused);
    const { email } = await userOf(id);
    expect(await user.update({ id, version: 1, data: { email, name: "Same Address" } })).toMatchObject({ version: 2 });
  });

  test("needs an administrator for a deleted account; both its old and its new role must be within rank", async () => {
    const { user: boss } = await admin();
    const { owner, user } = await buildPeers();
    const other = await buildUser("ADMIN");
    await grant("MANAGER", "/admin/user", all);
    const { user: colleague } = (await callerAs("MANAGER")).system;
    await boss.delete({ ids: [owner.id] });
    await boss.delete({ ids: [other.id] });
    const data = { name: owner.name, email: owner.email, roleId: owner.roleId };
    const elsewhere = { ...data, email: "mine@example.com" };
    expect(await codeOf(user.create({ data, restores: owner.id }))).toBe("ERROR_FORBIDDEN");
    const refused = { appCode: "ERROR_DELETED_EMAIL", details: { field: "email" } };
    expect(await refusalOf(colleague.create({ data: elsewhere, restores: owner.id }))).toMatchObject(refused);
    expect(await codeOf(colleague.create({ data: { ...data, email: other.email }, restores: other.id }))).toBe("ERROR_FORBIDDEN");
    expect(await colleague.create({ data, restores: owner.id })).toMatchObject({ id: owner.id, email: owner.email });
    await boss.delete({ ids: [owner.id] });
    expect(await boss.create({ data: elsewhere, restores: owner.id })).toMatchObject({ email: "mine@example.com" });
  });

  test("is corrected at once for an invited account without a password, as nobody reads the old one", async () => {
    const { user } = await buildPeers();
    const invited = await buildUser("USER");
    await user.update({ id: invited.id, version: 1, data: { email: "new@example.com" } });
    expect(await userOf(invited.id)).toMatchObject({ email: "new@example.com" });
    expect(await mailsTo(invited.email)).toEqual([]);
  });
});

describe("a restored account", () => {
  const mailsTo = (to: string) => database().mail.findMany({ where: { to }, orderBy: { id: "asc" } });

  type AccountState = { status: number; verifiedAt: Date | null; approvedAt: Date | null };

  /** Makes a deleted account that was in use, and a person of the same rank who may add, edit and delete accounts. */
  async function buildDeleted({ hasTwoStep = false, ...state }: { hasTwoStep?: boolean } & Partial<AccountState> = {}) {
    await grant("MANAGER", "/admin/user", all);
    const owner = await buildUser("MANAGER", { passwordHash: await hashPassword("correct horse") });
    await database().user.update({ where: { id: owner.id }, data: state });
    if (hasTwoStep) await database().user.update({ where: { id: owner.id }, data: { totpEnabledAt: new Date() } });
    const { user: peer } = (await callerAs("MANAGER")).system;
    await peer.delete({ ids: [owner.id] });
    const data = { name: owner.name, email: owner.email, roleId: owner.roleId };
    return { owner, peer, restoring: { data, restores: owner.id } };
  }

  test("gets its link by mail to its owner, and can't be invited again", async () => {
    const { owner, peer, restoring } = await buildDeleted();
    const { user: boss } = await admin();
    expect(await peer.create(restoring)).toMatchObject({ id: owner.id, isClaimed: true });
    expect(await codeOf(peer.invite({ id: owner.id }))).toBe("ERROR_USER_DUPLICATE");
    expect(await codeOf(boss.invite({ id: owner.id }))).toBe("ERROR_USER_DUPLICATE");
    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toMatch(/^Your account has been restored/);
    const token = new URL(mail?.link ?? "").searchParams.get("token") ?? "";
    const visitor = (await callerAs(null)).system.account;
    await visitor.reset({ token, password: "new horse battery", confirmPassword: "new horse battery" });
    expect(await visitor.signIn({ email: owner.email, password: "new horse battery" })).toMatchObject({ id: owner.id });
  });

  test("stays its owner's when it is deleted and restored again before a password is set", async () => {
    const { owner, peer, restoring } = await buildDeleted();
    await peer.create(restoring);
    await peer.delete({ ids: [owner.id] });
    await peer.create(restoring);
    expect(await codeOf(peer.invite({ id: owner.id }))).toBe("ERROR_USER_DUPLICATE");
  });

  test("gets another address with its owner's consent, or from an administrator", async () => {
    const { owner, peer, restoring } = await buildDeleted();
    const { version } = await peer.create(restoring);
    await peer.update({ id: owner.id, version, data: { email: "mine@example.com" } });
    expect(await peer.byId({ id: owner.id })).toMatchObject({ email: owner.email, newEmail: { email: "mine@example.com" } });
    expect(await mailsTo("mine@example.com")).toEqual([]);
    expect((await mailsTo(owner.email)).at(-1)?.subject).toMatch(/^Confirm a new address/);
    const { user: boss } = await admin();
    const changed = await boss.update({ id: owner.id, version, data: { email: "new@example.com" } });
    expect(changed).toMatchObject({ email: "new@example.com" });
  });

  test("stays blocked when it was blocked, and its owner gets no link", async () => {
    const { owner, peer, restoring } = await buildDeleted({ status: accountStatus.BLOCKED });
    expect(await peer.create(restoring)).toMatchObject({ id: owner.id, status: accountStatus.BLOCKED });
    expect(await mailsTo(owner.email)).toEqual([]);
    await peer.unblock({ ids: [owner.id] });
    expect(await peer.byId({ id: owner.id })).toMatchObject({ status: accountStatus.ACTIVE });
  });

  test("keeps its confirmation and approval from before the deletion", async () => {
    const verifiedAt = new Date("2026-11-01T08:00:00Z");
    const waiting = { verifiedAt, approvedAt: null };
    const { peer, restoring } = await buildDeleted(waiting);
    expect(await peer.create(restoring)).toMatchObject({ status: accountStatus.ACTIVE, ...waiting });
    const approvedAt = new Date("2026-11-02T08:00:00Z");
    const unconfirmed = { verifiedAt: null, approvedAt };
    const other = await buildDeleted(unconfirmed);
    expect(await other.peer.create(other.restoring)).toMatchObject({ status: accountStatus.ACTIVE, ...unconfirmed });
  });

  test("is blocked when the log has no record of its state", async () => {
    const { owner, restoring } = await buildDeleted();
    const withheld = JSON.stringify({ status: [null, null] });
    await database()
      .$executeRaw`UPDATE "Activity" SET "changes" = "changes" || ${withheld}::jsonb WHERE "recordId" = ${owner.id}`;
    const { user: boss } = await admin();
    expect(await boss.create(restoring)).toMatchObject({ id: owner.id, status: accountStatus.BLOCKED });
  });

  test("needs an administrator when it has two-step sign-in", async () => {
    const { owner, peer, restoring } = await buildDeleted({ hasTwoStep: true });
    expect(await codeOf(peer.create(restoring))).toBe("ERROR_FORBIDDEN");
    const { user: boss } = await admin();
    expect(await boss.create(restoring)).toMatchObject({ id: owner.id, hasTwoStep: false });
  });

  test("needs an administrator when its role requires two-step sign-in", async () => {
    const { owner, peer, restoring } = await buildDeleted();
    await database().role.update({ where: { id: owner.roleId }, data: { needsTwoStep: true } });
    const { user: boss } = await admin();
    await database().user.updateMany({ where: { roleId: owner.roleId }, data: { totpEnabledAt: new Date() } });
    expect(await codeOf(peer.create(restoring))).toBe("ERROR_FORBIDDEN");
    expect(await boss.create(restoring)).toMatchObject({ id: owner.id });
  });

  test.each(["hasTwoStep", "roleId"])("is restored by administrators alone where the log does not tell %s", async (field) => {
    const { owner, peer, restoring } = await buildDeleted();
    const withheld = JSON.stringify({ [field]: [null, null] });
    await database()
      .$executeRaw`UPDATE "Activity" SET "changes" = "changes" || ${withheld}::jsonb WHERE "recordId" = ${owner.id}`;
    expect(await codeOf(peer.create(restoring))).toBe("ERROR_FORBIDDEN");
    const { user: boss } = await admin();
    expect(await boss.create(restoring)).toMatchObject({ id: owner.id });
  });
});

describe("account states", () => {
  test("approving lets waiting accounts in and notifies them once", async () => {
    const { user } = await admin();
    const waiting = await buildUser("USER");
    await database().user.update({ where: { id: waiting.id }, data: { approvedAt: null } });
    expect(await user.approve({ ids: [waiting.id] })).toEqual({ count: 1, unchanged: [] });
    expect((await userOf(waiting.id)).approvedAt).not.toBeNull();
    expect(await database().mail.findMany()).toMatchObject([
      { to: waiting.email, link: expect.stringMatching(/\/auth\/login$/) },
    ]);
    expect(await user.approve({ ids: [waiting.id] })).toEqual({ count: 0, unchanged: [] });
    expect(await database().mail.count()).toBe(1);
  });

  test("confirming by hand is logged", async () => {
    const { user, id } = await admin();
    const waiting = await buildUser("USER");
    await database().user.update({ where: { id: waiting.id }, data: { verifiedAt: null } });
    await user.confirm({ ids: [waiting.id] });
    expect((await userOf(waiting.id)).verifiedAt).not.toBeNull();
    expect(await user.list({ filter: { confirmed: false } })).toMatchObject({ total: 0 });
    expect(await database().activity.findMany()).toMatchObject([
      { actorId: id, action: "confirm", recordId: waiting.id, version: 2, changes: { verifiedAt: [null, expect.any(String)] } },
    ]);
  });

  test("blocking ends the sessions from the next request on; unblocking lets the user in again", async () => {
    const { user } = await admin();
    const member = await buildUser("USER");
    expect(await (await callerOf(member)).system.account.me()).toMatchObject({ id: member.id });
    await user.block({ ids: [member.id] });
    expect(await userOf(member.id)).toMatchObject({ status: accountStatus.BLOCKED, version: 2 });
    expect(await codeOf((await callerOf(member)).system.account.me())).toBe("ERROR_UNAUTHORIZED");
    await user.unblock({ ids: [member.id] });
    expect(await userOf(member.id)).toMatchObject({ status: accountStatus.ACTIVE, version: 3 });
    expect(await codeOf((await callerOf(member)).system.account.me())).toBe("ERROR_UNAUTHORIZED");
  });

  test("sessions can be ended", async () => {
    const { user } = await admin();
    const member = await buildUser("USER");
    await user.endSessions({ ids: [member.id] });
    expect(await database().session.count({ where: { userId: member.id } })).toBe(0);
  });

  test("a changed role applies from the next request on", async () => {
    const { user } = await admin();
    await grant("MANAGER", "/admin/level", { view: true });
    const member = await buildUser("USER");
    expect(await codeOf((await callerOf(member)).career.level.list({}))).toBe("ERROR_FORBIDDEN");
    await user.update({ id: member.id, version: 1, data: { roleId: roleIds.MANAGER } });
    await (await callerOf(member)).career.level.list({});
  });

  test("an unknown account is refused, and nothing happens to the others", async () => {
    const { user } = await admin();
    const member = await buildUser("USER");
    expect(await codeOf(user.block({ ids: [member.id, 999] }))).toBe("ERROR_USER_NOT_FOUND");
    expect(await userOf(member.id)).toMatchObject({ status: accountStatus.ACTIVE });
  });

  test("each change is logged", async () => {
    const { user, id } = await admin();
    const member = await buildUser("USER");
    await user.block({ ids: [member.id] });
    await user.endSessions({ ids: [member.id] });
    expect(await database().activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { actorId: id, action: "block", recordId: member.id, version: 2, changes: { status: [1, 2] } },
      { actorId: id, action: "end-sessions", recordId: member.id },
    ]);
  });
});

describe("account changes", () => {
  test("refuse administrators who block or delete themselves", async () => {
    const { user, id } = await admin();
    const other = await admin();
    const member = await buildUser("USER");
    expect(await codeOf(user.block({ ids: [member.id, id] }))).toBe("ERROR_OWN_ACCOUNT");
    expect(await codeOf(user.delete({ ids: [member.id, id] }))).toBe("ERROR_OWN_ACCOUNT");
    expect(await userOf(member.id)).toMatchObject({ status: accountStatus.ACTIVE });
    await user.delete({ ids: [other.id] });
  });

  test("refuse to demote the last administrator who can sign in", { tags: "postgres" }, async () => {
    const { user, id } = await admin();
    await buildRole("USER");
    await buildUser("ADMIN");
    expect(await codeOf(user.update({ id, version: 1, data: { roleId: roleIds.USER } }))).toBe("ERROR_LAST_ADMIN");
    const other = await admin();
    await user.update({ id, version: 1, data: { roleId: roleIds.USER } });
    expect(await codeOf(other.user.update({ id: other.id, version: 1, data: { roleId: roleIds.USER } }))).toBe(
      "ERROR_LAST_ADMIN",
    );
  });

  test("keep one of two administrators who remove each other at once", { tags: "postgres" }, async () => {
    const [one, two] = [await admin(), await admin()];
    const results = await Promise.allSettled([one.user.block({ ids: [two.id] }), two.user.block({ ids: [one.id] })]);
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(reasons).toMatchObject([{ appCode: "ERROR_LAST_ADMIN" }]);
    expect(
      await database().user.count({
        where: { roleId: roleIds.ADMIN, status: accountStatus.ACTIVE, passwordHash: { not: null } },
      }),
    ).toBe(1);
  });

  test("refuse a user editor without the administrator role to become or change an administrator", async () => {
    const boss = await admin();
    await grant("MANAGER", "/admin/user", all);
    const manager = await buildUser("MANAGER");
    const { user } = (await callerOf(manager)).system;
    const calls = [
      user.update({ id: manager.id, version: 1, data: { roleId: roleIds.ADMIN } }),
      user.create({ data: { name: "Friend", email: "friend@example.com", roleId: roleIds.ADMIN } }),
      user.update({ id: boss.id, version: 1, data: { email: "mine@example.com" } }),
      user.invite({ id: boss.id }),
      user.block({ ids: [boss.id] }),
      user.endSessions({ ids: [boss.id] }),
      user.delete({ ids: [boss.id] }),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => "ERROR_FORBIDDEN"));
    expect(await userOf(boss.id)).toMatchObject({ status: accountStatus.ACTIVE, version: 1 });
  });

  test("change the accounts within the actor's rank, and report the unchanged ones", async () => {
    const boss = await admin();
    await grant("MANAGER", "/admin/user", all);
    const member = await buildUser("USER");
    const { user } = (await callerOf(await buildUser("MANAGER"))).system;
    expect(await user.block({ ids: [member.id, boss.id] })).toEqual({
      count: 1,
      unchanged: [{ id: boss.id, label: expect.any(String) }],
    });
    expect(await user.endSessions({ ids: [boss.id, member.id] })).toMatchObject({ count: 1, unchanged: [{ id: boss.id }] });
    expect(await userOf(member.id)).toMatchObject({ status: accountStatus.BLOCKED });
    expect(await userOf(boss.id)).toMatchObject({ status: accountStatus.ACTIVE, version: 1 });
  });

  test("refuse to assign a role with more rights than the actor, or to change such an account", async () => {
    await grant("MANAGER", "/admin/user", all);
    await grant("MANAGER", "/admin/level", { view: true });
    await grant("USER", "/admin/level", { view: true, edit: true });
    const manager = await buildUser("MANAGER");
    const editor = await buildUser("USER");
    const { user } = (await callerOf(manager)).system;
    const calls = [
      user.update({ id: manager.id, version: 1, data: { roleId: roleIds.USER } }),
      user.create({ data: { name: "Friend", email: "friend@example.com", roleId: roleIds.USER } }),
      user.update({ id: editor.id, version: 1, data: { email: "mine@example.com" } }),
      user.block({ ids: [editor.id] }),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => "ERROR_FORBIDDEN"));
    await grant("USER", "/admin/level", { view: true, edit: false });
    await user.update({ id: editor.id, version: 1, data: { name: "Editor" } });
  });

  test("refuse a link that was sent to an address corrected since", async () => {
    const { user } = await admin();
    await buildRole("MANAGER");
    const invited = await user.create({ data: { name: "Lan", email: "lna@example.com", roleId: roleIds.MANAGER } });
    const [mail] = await database().mail.findMany();
    await user.update({ id: invited.id, version: invited.version, data: { email: "lan@example.com" } });
    const token = new URL(mail?.link ?? "").searchParams.get("token") ?? "";
    const reset = { token, password: "correct horse", confirmPassword: "correct horse" };
    expect(await codeOf((await callerAs(null)).system.account.reset(reset))).toBe("ERROR_LINK_EXPIRED");
  });

  test("keep the name of a deleted account on its articles", async () => {
    const { user } = await admin();
    const author = await buildUser("USER", { name: "An", email: "an@example.com" });
    const { id } = await database().newsArticle.create({
      data: { slug: "a", creatorId: author.id, creatorName: author.name, creatorEmail: author.email },
    });
    await createLink(database(), author.id, "reset", "http://localhost", new Date());
    await user.delete({ ids: [author.id] });
    const article = await database().newsArticle.findUniqueOrThrow({ where: { id } });
    expect(article).toMatchObject({ creatorId: null, creatorName: "An", creatorEmail: "an@example.com" });
  });

  test.each(["approve", "confirm", "block", "unblock", "endSessions"] as const)("%s needs the flag edit", async (name) => {
    await grant("USER", "/admin/user", { ...all, edit: false });
    const member = await buildUser("USER");
    expect(await codeOf((await callerOf(member)).system.user[name]({ ids: [member.id] }))).toBe("ERROR_FORBIDDEN");
    expect(await codeOf((await callerAs(null)).system.user[name]({ ids: [member.id] }))).toBe("ERROR_UNAUTHORIZED");
  });
});

describe("the list", () => {
  test("filters by role and state, and sorts accounts that never signed in last", { tags: "postgres" }, async () => {
    const { user, id } = await admin();
    const [a, b] = [await buildUser("USER"), await buildUser("USER")];
    await database().user.update({ where: { id: a.id }, data: { lastSignInAt: new Date(1), status: accountStatus.BLOCKED } });
    await database().user.update({ where: { id: b.id }, data: { lastSignInAt: new Date(2), approvedAt: null } });
    const idsOf = async (input: Parameters<typeof user.list>[0]) => (await user.list(input)).rows.map((row) => row.id);
    expect(await idsOf({ sort: { by: "lastSignInAt", dir: "DESC" } })).toEqual([b.id, a.id, id]);
    expect(await idsOf({ sort: { by: "lastSignInAt", dir: "ASC" } })).toEqual([a.id, b.id, id]);
    expect(await idsOf({ filter: { roleId: roleIds.ADMIN } })).toEqual([id]);
    expect(await idsOf({ filter: { status: accountStatus.BLOCKED } })).toEqual([a.id]);
    expect(await idsOf({ filter: { approved: false } })).toEqual([b.id]);
  });

  test("is exported with roles and states as the list shows them", async () => {
    const { user } = (await callerAs("ADMIN")).system;
    await buildRole("MANAGER");
    await buildUser("MANAGER", { name: "Lan", email: "lan@example.com", passwordHash: "-" });
    await user.create({ data: { name: "Hoa", email: "hoa@example.com", roleId: roleIds.MANAGER } });
    let csv = "";
    for await (const piece of await user.exportRows({ locale: "vi" })) csv += piece;
    expect(csv).toContain("hoa@example.com,Quản lý,Đã mời");
    expect(csv).toContain("lan@example.com,Quản lý,Đang hoạt động");
  });

  test("lists assignable roles: all of them for an administrator", async () => {
    const { user } = await admin();
    await buildRole("MANAGER");
    expect(await user.roles()).toEqual([
      { id: 1, name: "ADMIN", canGive: true },
      { id: 3, name: "MANAGER", canGive: true },
    ]);
  });

  test("lists assignable roles: those without more rights than the actor, as a save decides", async () => {
    await grant("MANAGER", "/admin/user", all);
    await grant("MANAGER", "/admin/level", { view: true });
    await grant("USER", "/admin/level", { view: true, edit: true });
    const { user } = (await callerAs("MANAGER")).system;
    const decide = async () => {
      for (const { id, canGive } of await user.roles()) {
        const call = user.create({ data: { name: "Friend", email: `friend${id}@example.com`, roleId: id } });
        const isGiven = await call.then(
          () => true,
          () => false,
        );
        expect([id, isGiven]).toEqual([id, canGive]);
      }
      return (await user.roles()).flatMap(({ id, canGive }) => (canGive ? [id] : []));
    };
    expect(await decide()).toEqual([roleIds.MANAGER]);
    await database().user.deleteMany({ where: { email: { startsWith: "friend" } } });
    await grant("USER", "/admin/level", { edit: false });
    expect(await decide()).toEqual([roleIds.USER, roleIds.MANAGER]);
  });
});
