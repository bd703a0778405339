import { z } from "zod";
import { userList, userSchema } from "~/features/system/user/schema";
import type { Prisma } from "~/generated/prisma/client";
import { accountStatus, isBuiltInRole, roleIds } from "~/lib/accounts";
import type { ActivityAction } from "~/lib/activity-actions";
import { accountRules } from "~/server/auth/account-rules";
import { explainAccess } from "~/server/auth/explain-access";
import { endLinks } from "~/server/auth/links";
import { type Actor, checkAdministrator, isAdministrator } from "~/server/auth/permissions";
import { checkRank, rolesAbove } from "~/server/auth/rank";
import { endSessions } from "~/server/auth/session";
import { removeTotp } from "~/server/auth/totp";
import { defineEntity, findOne, id, ids, lockAll } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { crudProcedures } from "~/server/crud/router";
import { guarded, router } from "~/server/crud/trpc";
import { changesBetween, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { sendAccountMail } from "~/server/mail/account-mail";
import { deliversMail } from "~/server/mail/outbox";
import { AppError } from "~/server/platform/errors";
import { mailOrigin } from "~/server/request/origin";

const path = "/admin/user";

const select = {
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

type Selected = Prisma.UserGetPayload<{ select: typeof select }>;

/** Invitation of an account that was just made and gets no mail; null when the site doesn't know its address. */
type Invitation = { invitation?: string | null };

/** The password hash never leaves the server. */
const withoutPassword = ({ passwordHash, isRestored, totpEnabledAt, tokens, ...user }: Selected & Invitation) => ({
  ...user,
  newEmail: tokens[0] ?? null,
  /** False for an invited account without a password. A restored account lost its password, not its owner. */
  isClaimed: passwordHash !== null || isRestored,
  hasTwoStep: totpEnabledAt !== null,
});
const nullFilter = (isSet: boolean | undefined) => (isSet === undefined ? undefined : isSet ? { not: null } : null);

const procedure = guarded(path);

/** Includes fields that never leave the server. */
const stored = {
  code: "USER",
  table: "User",
  find: (db: Db, ids: number[]) => db.user.findMany({ where: { id: { in: ids } }, select }),
} as const;

const entity = defineEntity({
  ...stored,
  path,
  title: ["name"],
  isPublic: false,
  // Two administrators at once can't remove each other.
  isSerial: true,
  find: async (db: Db, ids: number[]) => (await stored.find(db, ids)).map(withoutPassword),
});

export const userRouter = router({
  ...crudProcedures({
    ...entity,
    schema: userSchema,
    restoring: { inForm: "always" },
    ...userList,
    defaultSort: { by: "createdAt", dir: "DESC" },
    list: async (db, { searchWhere, filter: { roleId, status, confirmed, approved, twoStep }, skip, take, orderBy }) => {
      const where = {
        ...searchWhere,
        roleId,
        status,
        verifiedAt: nullFilter(confirmed),
        approvedAt: nullFilter(approved),
        totpEnabledAt: nullFilter(twoStep),
      };
      // Accounts that never signed in come last in both directions.
      const order = orderBy.map(({ lastSignInAt: sort, ...by }) =>
        sort ? { lastSignInAt: { sort, nulls: "last" as const } } : by,
      );
      const [users, total] = await Promise.all([
        db.user.findMany({ where, select, skip, take, orderBy: order }),
        db.user.count({ where }),
      ]);
      return [users.map(withoutPassword), total] as const;
    },
    csv: ({ name, email, role, status, isClaimed, verifiedAt, approvedAt, lastSignInAt, createdAt }, { t }) => ({
      name,
      email,
      roleId: isBuiltInRole(role.name) ? t(`roles.${role.name}`) : role.name,
      status: t(status === accountStatus.BLOCKED ? "user.blocked" : isClaimed ? "user.active" : "user.invited"),
      verifiedAt,
      approvedAt,
      lastSignInAt,
      createdAt,
    }),

    /** Invites a person: the account is confirmed and approved, and only lacks a password. Without mail, answers the link. */
    create: async (db, data, { actor, headers, now }) => {
      await checkRank(db, actor, [data.roleId]);
      const created = { ...data, locale: actor.locale, verifiedAt: now, approvedAt: now };
      const user = await db.user.create({ data: created, select });
      const invitation = await sendAccountMail(db, "invite", user, mailOrigin(headers), now);
      return withoutPassword((await deliversMail(db)) ? user : { ...user, invitation });
    },
    /**
     * Users change their own address on the profile page, which asks for the password. Of others, only administrators change it
     * at once; else the owner is asked, as an editor could otherwise send themself a password reset.
     */
    prepare: async ({ email }, before, { db, actor, headers, ip, now }) => {
      if (email === undefined || !before || email === before.email) return {};
      if (actor.id === before.id) throw new AppError("ERROR_OWN_EMAIL", { field: "email" });
      if (!before.isClaimed || isAdministrator(actor)) return {};
      await lockAllWithinRank(db, actor, [before.id]);
      if ((await db.user.count({ where: { email } })) > 0) throw new AppError("ERROR_EMAIL_EXIST", { field: "email" });
      const origin = mailOrigin(headers);
      if (origin === null) throw new AppError("ERROR_SITE_ADDRESS_UNKNOWN", { field: "email" });
      await sendAccountMail(db, "changeEmail", before, origin, now, { address: email, person: actor.name });
      const record = { id: before.id, name: before.name, version: before.version };
      const changes = { email: [before.email, email] satisfies [string, string] };
      await recordActivity(db, { actor, ip, action: "ask-email", path, record, changes });
      return { email: before.email };
    },
    /**
     * Restoring follows the rules of a change: roles within rank, and only administrators set the address or turn off two-step
     * sign-in. Only the owner gets the link, and none while blocked.
     */
    restore: async (db, data, { roleId, email }, { actor, headers, now }) => {
      if (roleId === undefined) checkAdministrator(actor);
      else await checkRank(db, actor, [roleId, data.roleId]);
      const { hasTwoStep, ...state } = await deletedState(db, data.id);
      if (hasTwoStep || (await wantsTwoStep(db, roleId))) checkAdministrator(actor);
      if (email !== data.email && !isAdministrator(actor)) throw new AppError("ERROR_DELETED_EMAIL", { field: "email" });
      const restored = { ...data, ...state, isRestored: true, locale: actor.locale };
      const user = await db.user.create({ data: restored, select });
      if (user.status === accountStatus.ACTIVE) {
        await sendAccountMail(db, "restored", user, mailOrigin(headers), now, { person: actor.name });
      }
      return withoutPassword(user);
    },
    update: async (db, before, data, { actor, headers, now }) => {
      const { id, version } = before;
      const users = await lockAllWithinRank(db, actor, [id]);
      if (data.roleId !== undefined) {
        await checkRank(db, actor, [data.roleId]);
        if ((await wantsTwoStep(db, before.roleId)) && !(await wantsTwoStep(db, data.roleId))) checkAdministrator(actor);
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
    },
    remove: async (db, ids, { actor }) => {
      if (ids.includes(actor.id)) throw new AppError("ERROR_OWN_ACCOUNT");
      const users = await lockAllWithinRank(db, actor, ids);
      await endLinks(db, ids);
      const deleted = await db.user.deleteMany({ where: { id: { in: ids } } });
      await keepAnAdmin(db, users);
      return deleted;
    },
  }),

  /** Every role, and whether the user may assign it and change its accounts. */
  roles: procedure.view.query(async ({ ctx }) => {
    const roles = await ctx.db.role.findMany({ select: { id: true, name: true }, orderBy: { id: "asc" } });
    const above = await rolesAbove(
      ctx.db,
      ctx.actor,
      roles.map((role) => role.id),
    );
    return roles.map((role) => ({ ...role, canGive: !above.has(role.id) }));
  }),

  /** An account's permissions by page, and what decides: its role, and whether it can sign in. @throws ERROR_USER_NOT_FOUND */
  why: procedure.view.input(z.object({ id })).query(async ({ ctx, input }) => {
    const { name, roleId, status, verifiedAt, approvedAt } = await findOne(entity, ctx.db, input.id);
    const rules = await accountRules(ctx.db);
    return {
      ...(await explainAccess(ctx.db, roleId)),
      name,
      isBlocked: status !== accountStatus.ACTIVE,
      mustConfirm: rules.confirmEmail && verifiedAt === null,
      mustBeApproved: rules.approveAccounts && approvedAt === null,
    };
  }),

  approve: stateChange(
    "approve",
    { approvedAt: null },
    (now) => ({ approvedAt: now }),
    async (db, user, { origin, now }) => {
      await sendAccountMail(db, "approved", user, origin, now);
    },
  ),

  confirm: stateChange(
    "confirm",
    { verifiedAt: null },
    (now) => ({ verifiedAt: now }),
    (db, user) => endLinks(db, user.id, "verify"),
  ),

  /** Blocks accounts and ends their sessions. @throws ERROR_OWN_ACCOUNT, ERROR_LAST_ADMIN */
  block: stateChange(
    "block",
    { status: accountStatus.ACTIVE },
    () => ({ status: accountStatus.BLOCKED }),
    async (db, user, { actor }) => {
      if (user.id === actor.id) throw new AppError("ERROR_OWN_ACCOUNT");
      await endSessions(db, [user.id]);
      await endLinks(db, user.id);
    },
  ),

  unblock: stateChange(
    "unblock",
    { status: accountStatus.BLOCKED },
    () => ({ status: accountStatus.ACTIVE }),
    (db, user) => endLinks(db, user.id),
  ),

  /**
   * Turns off two-step sign-in for owners without app and codes; ends their sessions and tells them.
   * @throws ERROR_OWN_ACCOUNT; ERROR_FORBIDDEN when the role requires it and the actor is no administrator
   */
  resetTwoStep: stateChange(
    "two-step-reset",
    { totpEnabledAt: { not: null } },
    () => ({ totpEnabledAt: null }),
    async (db, user, { actor, origin, now }) => {
      if (user.id === actor.id) throw new AppError("ERROR_OWN_ACCOUNT");
      if (await wantsTwoStep(db, user.roleId)) checkAdministrator(actor);
      await removeTotp(db, [user.id]);
      await endSessions(db, [user.id]);
      await sendAccountMail(db, "twoStepReset", user, origin, now, { person: actor.name });
    },
  ),

  endSessions: procedure.edit.input(z.object({ ids })).mutation(({ ctx, input }) =>
    inTransaction(entity, async (tx) => {
      const { users, unchanged } = await lockWithinRank(tx, ctx.actor, input.ids);
      await endSessions(
        tx,
        users.map((user) => user.id),
      );
      const entry = { actor: ctx.actor, ip: ctx.ip, action: "end-sessions" as const, path };
      await recordActivity(tx, ...users.map(({ id, name, version }) => ({ ...entry, record: { id, name, version } })));
      return { count: users.length, unchanged };
    }),
  ),

  /**
   * Replaces the invitation of an unused account. @returns its link; null when the site doesn't know its address
   * @throws ERROR_USER_DUPLICATE for an account with an owner
   */
  invite: procedure.edit.input(z.object({ id })).mutation(({ ctx, input }) =>
    inTransaction(entity, async (tx) => {
      const [user] = await lockAllWithinRank(tx, ctx.actor, [input.id]);
      if (!user || withoutPassword(user).isClaimed) throw new AppError("ERROR_USER_DUPLICATE");
      const link = await sendAccountMail(tx, "invite", user, mailOrigin(ctx.headers), ctx.now);
      const record = { id: user.id, name: user.name, version: user.version };
      await recordActivity(tx, { actor: ctx.actor, ip: ctx.ip, action: "invite", path, record });
      return { link };
    }),
  ),
});

type Change = Partial<Pick<Selected, "status" | "verifiedAt" | "approvedAt" | "totpEnabledAt">>;

/** Changes the state of accounts that match `from`; `also` runs for each of them in the same transaction. */
function stateChange(
  action: ActivityAction,
  from: Prisma.UserWhereInput,
  to: (now: Date) => Change,
  also?: (db: Db, user: Selected, saving: { actor: Actor; origin: string | null; now: Date }) => Promise<void>,
) {
  return procedure.edit.input(z.object({ ids })).mutation(({ ctx, input }) =>
    inTransaction(entity, async (tx) => {
      const { users: allowed, unchanged } = await lockWithinRank(tx, ctx.actor, input.ids);
      const users = await tx.user.findMany({ where: { id: { in: allowed.map((user) => user.id) }, ...from }, select });
      const data = to(ctx.now);
      const saving = { actor: ctx.actor, origin: mailOrigin(ctx.headers), now: ctx.now };
      for (const before of users) await also?.(tx, before, saving);
      const where = { id: { in: users.map((user) => user.id) } };
      await tx.user.updateMany({ where, data: { ...data, version: { increment: 1 } } });
      const entry = { actor: ctx.actor, ip: ctx.ip, action, path };
      const entries = users.map((before) => ({
        ...entry,
        record: { id: before.id, name: before.name, version: before.version + 1 },
        changes: changesBetween(before, data),
      }));
      await recordActivity(tx, ...entries);
      await keepAnAdmin(tx, users);
      return { count: users.length, unchanged };
    }),
  );
}

/** Locks accounts, as owners may save at the same time. @throws ERROR_USER_NOT_FOUND, ERROR_FORBIDDEN */
async function lockAllWithinRank(db: Db, actor: Actor, ids: number[]): Promise<Selected[]> {
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

async function wantsTwoStep(db: Db, roleId: number | undefined): Promise<boolean> {
  return roleId !== undefined && (await db.role.count({ where: { id: roleId, needsTwoStep: true } })) > 0;
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
async function keepAnAdmin(db: Db, changed: Selected[]): Promise<void> {
  if (!changed.some((user) => user.roleId === roleIds.ADMIN)) return;
  const can = { status: accountStatus.ACTIVE, passwordHash: { not: null }, verifiedAt: { not: null }, approvedAt: { not: null } };
  if ((await db.user.count({ where: { roleId: roleIds.ADMIN, ...can } })) === 0) throw new AppError("ERROR_LAST_ADMIN");
}
