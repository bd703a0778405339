import { z } from "zod";
import type { userSchema } from "~/features/system/user/schema";
import type { Prisma } from "~/generated/prisma/client";
import { accountStatus, roleIds } from "~/lib/accounts";
import type { ActivityAction } from "~/lib/activity-actions";
import { endLinks } from "~/server/auth/links";
import { type Actor, checkAdministrator, isAdministrator } from "~/server/auth/permissions";
import { checkRank, checkTwoStepKept, rolesAbove } from "~/server/auth/rank";
import { endSessions } from "~/server/auth/session";
import { removeTotp } from "~/server/auth/totp";
import { lockAll, type WriteContext } from "~/server/crud/entity";
import { changesBetween, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { sendAccountMail } from "~/server/mail/account-mail";
import { deliversMail } from "~/server/mail/outbox";
import { AppError } from "~/server/platform/errors";
import { mailOrigin } from "~/server/request/origin";

const path = "/admin/user";

export const select = {
  id: true,
  name: true,
  email: true,
  roleId: true,
  role: { select: { id: true, name: true } },
  status: true,
  verifiedAt: true,
  approvedAt: true,
  lastSignInAt: true,
  locale: true,
  passwordHash: true,
  isRestored: true,
  totpEnabledAt: true,
  tokens: { where: { purpose: "email", usedAt: null }, select: { email: true, expiresAt: true } },
  version: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

export type Account = Prisma.UserGetPayload<{ select: typeof select }>;

/** Invitation of an account that was just made and gets no mail; null when the site doesn't know its address. */
type Invitation = { invitation?: string | null };

/** The password hash never leaves the server. */
export const withoutPassword = ({ passwordHash, isRestored, totpEnabledAt, tokens, ...user }: Account & Invitation) => ({
  ...user,
  newEmail: tokens[0] ?? null,
  /** False for an invited account without a password. A restored account lost its password, not its owner. */
  isClaimed: passwordHash !== null || isRestored,
  hasTwoStep: totpEnabledAt !== null,
});

/** Includes fields that never leave the server. */
export const stored = {
  code: "USER",
  table: "User",
  find: (db: Db, ids: number[]) => db.user.findMany({ where: { id: { in: ids } }, select }),
} as const;

type PublicAccount = ReturnType<typeof withoutPassword>;
type AccountData = z.output<typeof userSchema>;
type Restored = AccountData & { id: number; version: number };

/** Invites a person: the account is confirmed and approved, and only lacks a password. Without mail, answers the link. */
export async function createAccount(db: Db, data: AccountData, { actor, headers, now }: WriteContext) {
  await checkRank(db, actor, [data.roleId]);
  const created = { ...data, locale: actor.locale, verifiedAt: now, approvedAt: now };
  const user = await db.user.create({ data: created, select });
  const invitation = await sendAccountMail(db, "invite", user, mailOrigin(headers), now);
  return withoutPassword((await deliversMail(db)) ? user : { ...user, invitation });
}

/**
 * Users change their own address on the profile page, which asks for the password. Of others, only administrators change it
 * at once; else the owner is asked, as an editor could otherwise send themself a password reset.
 */
export async function askNewEmail(
  { email }: Partial<AccountData>,
  before: PublicAccount | null,
  { db, actor, headers, ip, now }: WriteContext & { db: Db },
): Promise<{ email?: string }> {
  if (email === undefined || !before || email === before.email) return {};
  if (actor.id === before.id) throw new AppError("ERROR_OWN_EMAIL", { field: "email" });
  if (!before.isClaimed || isAdministrator(actor)) return {};
  await lockAllWithinRank(db, actor, [before.id]);
  if ((await db.user.count({ where: { email } })) > 0) throw new AppError("ERROR_EMAIL_EXIST", { field: "email" });
  const origin = mailOrigin(headers);
  if (origin === null) throw new AppError("ERROR_SITE_ADDRESS_UNKNOWN", { field: "email" });
  await sendAccountMail(db, "changeEmail", before, origin, now, { address: email, person: actor.name });
  const changes = { email: [before.email, email] satisfies [string, string] };
  await recordActivity(db, { actor, ip, action: "ask-email", path, record: before, changes });
  return { email: before.email };
}

/**
 * Restoring follows the rules of a change: roles within rank, and only administrators set the address or turn off two-step
 * sign-in. Only the owner gets the link, and none while blocked.
 */
export async function restoreAccount(
  db: Db,
  data: Restored,
  { roleId, email }: Partial<AccountData>,
  { actor, headers, now }: WriteContext,
) {
  if (roleId === undefined) checkAdministrator(actor);
  else await checkRank(db, actor, [roleId, data.roleId]);
  const { hasTwoStep, ...state } = await deletedState(db, data.id);
  if (hasTwoStep) checkAdministrator(actor);
  await checkTwoStepKept(db, actor, roleId);
  if (email !== data.email && !isAdministrator(actor)) throw new AppError("ERROR_DELETED_EMAIL", { field: "email" });
  const restored = { ...data, ...state, isRestored: true, locale: actor.locale };
  const user = await db.user.create({ data: restored, select });
  if (user.status === accountStatus.ACTIVE) {
    await sendAccountMail(db, "restored", user, mailOrigin(headers), now, { person: actor.name });
  }
  return withoutPassword(user);
}

export async function updateAccount(
  db: Db,
  before: PublicAccount,
  data: Partial<AccountData> & { version: number },
  { actor, headers, now }: WriteContext,
) {
  const { id, version } = before;
  const users = await lockAllWithinRank(db, actor, [id]);
  if (data.roleId !== undefined) {
    await checkRank(db, actor, [data.roleId]);
    await checkTwoStepKept(db, actor, before.roleId, data.roleId);
  }
  // A link may be in another person's mailbox, or was copied when the account had fewer rights.
  if (data.email !== undefined || data.roleId !== undefined) await endLinks(db, id);
  const user = await db.user.update({ where: { id, version }, data, select });
  if (data.email !== undefined && before.isClaimed) {
    const change = { address: data.email, person: actor.name };
    await sendAccountMail(db, "emailChanged", before, mailOrigin(headers), now, change);
  }
  await keepAnAdmin(db, users);
  return withoutPassword(user);
}

export async function deleteAccounts(db: Db, ids: number[], { actor }: WriteContext) {
  if (ids.includes(actor.id)) throw new AppError("ERROR_OWN_ACCOUNT");
  const users = await lockAllWithinRank(db, actor, ids);
  await endLinks(db, ids);
  const deleted = await db.user.deleteMany({ where: { id: { in: ids } } });
  await keepAnAdmin(db, users);
  return deleted;
}

/** Ends the sessions of the accounts within the actor's rank. */
export async function endSessionsOf(db: Db, ids: number[], { actor, ip }: WriteContext) {
  const { users, unchanged } = await lockWithinRank(db, actor, ids);
  await endSessions(
    db,
    users.map((user) => user.id),
  );
  const entry = { actor, ip, action: "end-sessions" as const, path };
  await recordActivity(db, ...users.map((record) => ({ ...entry, record })));
  return { count: users.length, unchanged };
}

/** Replaces the invitation of an unused account. @returns its link @throws ERROR_USER_DUPLICATE for an account with an owner */
export async function inviteAgain(db: Db, id: number, { actor, headers, ip, now }: WriteContext) {
  const [user] = await lockAllWithinRank(db, actor, [id]);
  if (!user || withoutPassword(user).isClaimed) throw new AppError("ERROR_USER_DUPLICATE");
  const link = await sendAccountMail(db, "invite", user, mailOrigin(headers), now);
  await recordActivity(db, { actor, ip, action: "invite", path, record: user });
  return { link };
}

type StateChange = {
  action: ActivityAction;
  from: Prisma.UserWhereInput;
  to(now: Date): Partial<Pick<Account, "status" | "verifiedAt" | "approvedAt" | "totpEnabledAt">>;
  /** Runs for each account in the same transaction. */
  also(db: Db, user: Account, context: WriteContext): Promise<unknown>;
};

export const stateChanges = {
  approve: {
    action: "approve",
    from: { approvedAt: null },
    to: (now) => ({ approvedAt: now }),
    also: (db, user, { headers, now }) => sendAccountMail(db, "approved", user, mailOrigin(headers), now),
  },
  confirm: {
    action: "confirm",
    from: { verifiedAt: null },
    to: (now) => ({ verifiedAt: now }),
    also: (db, user) => endLinks(db, user.id, "verify"),
  },
  block: {
    action: "block",
    from: { status: accountStatus.ACTIVE },
    to: () => ({ status: accountStatus.BLOCKED }),
    also: async (db, user, { actor }) => {
      if (user.id === actor.id) throw new AppError("ERROR_OWN_ACCOUNT");
      await endSessions(db, [user.id]);
      await endLinks(db, user.id);
    },
  },
  unblock: {
    action: "unblock",
    from: { status: accountStatus.BLOCKED },
    to: () => ({ status: accountStatus.ACTIVE }),
    also: (db, user) => endLinks(db, user.id),
  },
  resetTwoStep: {
    action: "two-step-reset",
    from: { totpEnabledAt: { not: null } },
    to: () => ({ totpEnabledAt: null }),
    also: async (db, user, { actor, headers, now }) => {
      if (user.id === actor.id) throw new AppError("ERROR_OWN_ACCOUNT");
      await checkTwoStepKept(db, actor, user.roleId);
      await removeTotp(db, [user.id]);
      await endSessions(db, [user.id]);
      await sendAccountMail(db, "twoStepReset", user, mailOrigin(headers), now, { person: actor.name });
    },
  },
} satisfies Record<string, StateChange>;

/** Changes the state of the accounts within the actor's rank that match `from`. */
export async function changeState(db: Db, ids: number[], { action, from, to, also }: StateChange, context: WriteContext) {
  const { actor, ip, now } = context;
  const { users: allowed, unchanged } = await lockWithinRank(db, actor, ids);
  const users = await db.user.findMany({ where: { id: { in: allowed.map((user) => user.id) }, ...from }, select });
  const data = to(now);
  for (const before of users) await also(db, before, context);
  const where = { id: { in: users.map((user) => user.id) } };
  await db.user.updateMany({ where, data: { ...data, version: { increment: 1 } } });
  const entries = users.map((before) => ({
    actor,
    ip,
    action,
    path,
    record: { id: before.id, name: before.name, version: before.version + 1 },
    changes: changesBetween(before, data),
  }));
  await recordActivity(db, ...entries);
  await keepAnAdmin(db, users);
  return { count: users.length, unchanged };
}

/** Locks accounts, as owners may save at the same time. @throws ERROR_USER_NOT_FOUND, ERROR_FORBIDDEN when one is above the actor */
async function lockAllWithinRank(db: Db, actor: Actor, ids: number[]): Promise<Account[]> {
  const { users, unchanged } = await lockWithinRank(db, actor, ids);
  if (unchanged.length > 0) throw new AppError("ERROR_FORBIDDEN");
  return users;
}

/** Locks the accounts within the actor's rank; `unchanged` are the others. @throws ERROR_USER_NOT_FOUND, ERROR_FORBIDDEN */
async function lockWithinRank(db: Db, actor: Actor, ids: number[]) {
  const all = await lockAll(stored, db, ids);
  const above = await rolesAbove(
    db,
    actor,
    all.map(({ roleId }) => roleId),
  );
  const users = all.filter(({ roleId }) => !above.has(roleId));
  if (users.length === 0) throw new AppError("ERROR_FORBIDDEN");
  const unchanged = all.filter((user) => !users.includes(user)).map(({ id, name }) => ({ id, label: name }));
  return { users, unchanged };
}

/** Reads the state in which an account was deleted; the strictest one when the log doesn't say. */
async function deletedState(db: Db, id: number) {
  const where = { path, recordId: id, action: "delete" };
  const entry = await db.activity.findFirst({ where, select: { changes: true }, orderBy: { id: "desc" } });
  return loggedState.safeParse(entry?.changes).data ?? { hasTwoStep: true, status: accountStatus.BLOCKED };
}

const loggedState = z.object({
  hasTwoStep: lastValue(z.boolean()),
  status: lastValue(z.literal([accountStatus.ACTIVE, accountStatus.BLOCKED])),
  // The log leaves out fields that were empty.
  verifiedAt: lastValue(z.iso.datetime()).optional(),
  approvedAt: lastValue(z.iso.datetime()).optional(),
});

function lastValue<Value extends z.ZodType>(value: Value) {
  return z.tuple([value, z.null()]).transform(([before]) => before);
}

/** Requires an administrator who can sign in after every change of accounts. @throws ERROR_LAST_ADMIN */
async function keepAnAdmin(db: Db, changed: Account[]): Promise<void> {
  if (!changed.some((user) => user.roleId === roleIds.ADMIN)) return;
  const can = { status: accountStatus.ACTIVE, passwordHash: { not: null }, verifiedAt: { not: null }, approvedAt: { not: null } };
  if ((await db.user.count({ where: { roleId: roleIds.ADMIN, ...can } })) === 0) throw new AppError("ERROR_LAST_ADMIN");
}
