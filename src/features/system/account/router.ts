import { z } from "zod";
import type { Prisma } from "~/generated/prisma/client";
import { defaultLocale, isLocale, localeCookie } from "~/i18n/routing";
import { text } from "~/lib/fields";
import { accessOf } from "~/server/auth/access";
import { accountRules, checkNewPassword } from "~/server/auth/account-rules";
import { endLinks, isLinkGood, useLink } from "~/server/auth/links";
import { hashPassword } from "~/server/auth/password";
import { checkOwnPassword } from "~/server/auth/proof";
import { clearSessionCookies, endSession, endSessions, sessionOf, setSessionCookies } from "~/server/auth/session";
import { normalEmail, profileSelect, signIn, signInSchema } from "~/server/auth/sign-in";
import { failedSignInsSince, KNOWN_NETWORK_MS, rememberNetwork } from "~/server/auth/sign-in-attempts";
import { inTransaction } from "~/server/crud/in-transaction";
import { type Context, publicProcedure, router, sessionProcedure } from "~/server/crud/trpc";
import { changesBetween, recordActivity } from "~/server/db/activity";
import { runTransaction } from "~/server/db/transaction";
import { sendAccountMail, sendRequestedMail } from "~/server/mail/account-mail";
import { runAfterAnswer } from "~/server/platform/after-answer";
import { AppError } from "~/server/platform/errors";
import { cookieOf } from "~/server/request/cookies";
import { rangeOf } from "~/server/request/ip";
import { mailOrigin } from "~/server/request/origin";
import { countAttempt, forgetAttempts } from "~/server/request/throttle";
import {
  changeEmailSchema,
  emailSchema,
  nameSchema,
  passwordSchema,
  profileSchema,
  resetSchema,
  signUpSchema,
  tokenSchema,
} from "./schema";

const DAY_MS = 24 * 60 * 60 * 1000;
const preferencesSelect = {
  ...profileSelect,
  locale: true,
  layout: true,
  theme: true,
  singleKeys: true,
  foldedGroups: true,
  signature: true,
} satisfies Prisma.UserSelect;
const sessionSelect = { id: true, ip: true, userAgent: true, createdAt: true, lastSeenAt: true } satisfies Prisma.SessionSelect;

/** For writes of an account: an address that another account takes meanwhile is refused as a taken one. */
const account = { code: "USER", table: "User", isPublic: false } as const;
const recordSelect = { id: true, name: true, version: true } satisfies Prisma.UserSelect;

/** Also works before the user has set up the two-step sign-in that the role requires. */
const duringSetUp = sessionProcedure.meta({ guard: "session", worksWhile: ["settingUpTwoStep"] });

/** Signing in, up and out, and the signed-in user's own account. */
export const accountRouter = router({
  /** Sets the cookie. @throws the errors of `signIn` in server/auth */
  signIn: publicProcedure.input(signInSchema).mutation(async ({ ctx, input }) => {
    const { profile, sessionId } = await signIn(ctx.db, input, clientOf(ctx), ctx.now);
    await setSessionCookies(ctx.resHeaders, sessionId, ctx.headers);
    return profile;
  }),

  /** Ends the session, if any, and always clears the cookie. @returns the session's user; null when it had ended */
  signOut: publicProcedure.mutation(async ({ ctx }) => {
    const session = await sessionOf(ctx.headers);
    if (session) await endSession(ctx.db, session.id);
    clearSessionCookies(ctx.resHeaders, ctx.headers);
    return { userId: ctx.actor?.id ?? null };
  }),

  /** Makes an account, which can sign in after confirmation and, if required, approval. @throws errors at fields */
  signUp: publicProcedure.input(signUpSchema).mutation(async ({ ctx, input }) => {
    const rules = await accountRules(ctx.db);
    if (!rules.signUp) throw new AppError("ERROR_REGISTRATION_CLOSED");
    const name = nameSchema.safeParse(input.name);
    if (!name.success) throw new AppError("ERROR_USERNAME_NOT_FORMAT", { field: "name" });
    await checkNewPassword(rules, input);
    await countAttempt("signUp", ctx.ip);
    await countAttempt("signUpRange", rangeOf(ctx.ip));

    const email = normalEmail(input.email);
    if ((await ctx.db.user.count({ where: { email } })) > 0) throw new AppError("ERROR_EMAIL_EXIST", { field: "email" });
    const data = {
      name: name.data,
      email,
      passwordHash: await hashPassword(input.password),
      locale: localeOf(ctx.headers),
      verifiedAt: rules.confirmEmail ? null : ctx.now,
      approvedAt: rules.approveAccounts ? null : ctx.now,
    };
    const profile = await inTransaction(account, async (tx) => {
      const user = await tx.user.create({ data, select: { ...profileSelect, version: true } });
      if (rules.confirmEmail) await sendAccountMail(tx, "verify", { ...data, id: user.id }, mailOrigin(ctx.headers), ctx.now);
      await recordActivity(tx, { actor: user, ip: ctx.ip, action: "sign-up", path: "/admin/user", record: user });
      const { version: _, ...profile } = user;
      return profile;
    });
    return { profile, mustConfirm: rules.confirmEmail, mustBeApproved: rules.approveAccounts };
  }),

  /** Confirms an address, and sets a changed one. @throws ERROR_LINK_EXPIRED, ERROR_EMAIL_EXIST */
  verify: publicProcedure.input(tokenSchema).mutation(({ ctx, input }) =>
    inTransaction(account, async (tx) => {
      const { id, email } = await useLink(tx, input.token, ["verify", "email"], ctx.now);
      // A changed address invalidates all links mailed to the old one.
      await endLinks(tx, id, email === null ? "verify" : undefined);
      const select = { id: true, name: true, locale: true, verifiedAt: true, email: true } as const;
      const before = await tx.user.findUniqueOrThrow({ where: { id }, select });
      const data = email === null ? { verifiedAt: ctx.now } : { email };
      const person = await tx.user.update({
        where: { id },
        data: { ...data, version: { increment: 1 } },
        select: { ...recordSelect, approvedAt: true },
      });
      if (email !== null) {
        const change = { address: email, person: before.name };
        await sendAccountMail(tx, "emailChanged", before, mailOrigin(ctx.headers), ctx.now, change);
      }
      const changes = changesBetween(before, data);
      await recordActivity(tx, { actor: person, ip: ctx.ip, action: "confirm", path: "/admin/user", record: person, changes });
      return { mustBeApproved: (await accountRules(tx)).approveAccounts && person.approvedAt === null };
    }),
  ),

  /** Resends the confirmation if needed. Answer and timing don't reveal it. @throws ERROR_TOO_MANY_REQUESTS */
  resendConfirmation: publicProcedure.input(emailSchema).mutation(({ ctx, input }) => requestMail(ctx, "verify", input.email)),

  /** Sends a link for a new password. Answer and timing don't reveal accounts. @throws ERROR_TOO_MANY_REQUESTS */
  forgot: publicProcedure.input(emailSchema).mutation(({ ctx, input }) => requestMail(ctx, "reset", input.email)),

  /** Sets the password by a reset or invitation link, confirms the address, and ends every session. @throws ERROR_LINK_EXPIRED */
  reset: publicProcedure.input(resetSchema).mutation(async ({ ctx, input }) => {
    // First, so that a refused password does not use up the link.
    await checkNewPassword(await accountRules(ctx.db), input);
    // Hashing is slow and this call is public: check the link before hashing.
    if (!(await isLinkGood(ctx.db, input.token, ["reset", "invite"], ctx.now))) throw new AppError("ERROR_LINK_EXPIRED");
    const passwordHash = await hashPassword(input.password);
    const { email } = await runTransaction(async (tx) => {
      const { id } = await useLink(tx, input.token, ["reset", "invite"], ctx.now);
      // Before the sessions end: a sign-in with the earlier password waits for this, and fails.
      const person = await tx.user.update({
        where: { id },
        data: { passwordHash, verifiedAt: ctx.now },
        select: { ...recordSelect, email: true },
      });
      await endSessions(tx, [id]);
      await endLinks(tx, id);
      // The mailbox proves the owner: lets them sign in from here whatever attackers try elsewhere.
      await rememberNetwork(tx, id, ctx.ip, ctx.now);
      await recordActivity(tx, { actor: person, ip: ctx.ip, action: "reset-password", path: "/admin/user", record: person });
      return person;
    });
    await forgetAttempts("account", "password", email, ctx.ip);
  }),

  me: duringSetUp.query(({ ctx }) => ctx.db.user.findUniqueOrThrow({ where: { id: ctx.actor.id }, select: profileSelect })),

  permissions: duringSetUp.query(({ ctx }) => accessOf(ctx.actor)),

  profile: sessionProcedure.query(({ ctx }) =>
    ctx.db.user.findUniqueOrThrow({ where: { id: ctx.actor.id }, select: preferencesSelect }),
  ),

  saveProfile: sessionProcedure.input(z.object({ data: profileSchema })).mutation(({ ctx, input: { data } }) =>
    runTransaction(async (tx) => {
      const changes = changesBetween({ name: ctx.actor.name }, data.name === undefined ? {} : { name: data.name });
      const isRenamed = data.name !== undefined && data.name !== ctx.actor.name;
      const user = await tx.user.update({
        where: { id: ctx.actor.id },
        // The users page shows the name: its concurrent saves must conflict.
        data: { ...data, ...(isRenamed ? { version: { increment: 1 } } : {}) },
        select: { ...preferencesSelect, version: true },
      });
      if (isRenamed) {
        await recordActivity(tx, { actor: ctx.actor, ip: ctx.ip, action: "update", path: "/admin/user", record: user, changes });
      }
      const { version: _, ...profile } = user;
      return profile;
    }),
  ),

  /**
   * Mails a link that makes the change to the new address, and a warning to the old one.
   * @throws ERROR_PASSWORD_INCORRECT, ERROR_EMAIL_EXIST, ERROR_SITE_ADDRESS_UNKNOWN at fields; ERROR_TOO_MANY_REQUESTS
   */
  changeEmail: sessionProcedure.input(changeEmailSchema).mutation(async ({ ctx, input: { email, currentPassword } }) => {
    await checkOwnPassword(ctx.db, ctx.actor, currentPassword);
    await countAttempt("mail", ctx.ip);
    const origin = mailOrigin(ctx.headers);
    if (origin === null) throw new AppError("ERROR_SITE_ADDRESS_UNKNOWN", { field: "email" });
    await runTransaction(async (tx) => {
      if ((await tx.user.count({ where: { email } })) > 0) throw new AppError("ERROR_EMAIL_EXIST", { field: "email" });
      const select = { ...recordSelect, email: true, locale: true } as const;
      const person = await tx.user.findUniqueOrThrow({ where: { id: ctx.actor.id }, select });
      const change = { address: email, person: person.name };
      await sendAccountMail(tx, "ownEmail", { ...person, email }, origin, ctx.now, change);
      await sendAccountMail(tx, "emailAsked", person, origin, ctx.now, change);
      const changes = changesBetween({ email: person.email }, { email });
      const { actor, ip } = ctx;
      await recordActivity(tx, { actor, ip, action: "ask-email", path: "/admin/user", record: person, changes });
    });
  }),

  newEmail: sessionProcedure.query(async ({ ctx }) => {
    const where = { userId: ctx.actor.id, purpose: "email", usedAt: null, expiresAt: { gt: ctx.now } } as const;
    return ctx.db.accountToken.findFirst({ where, select: { email: true, expiresAt: true } });
  }),

  cancelEmail: sessionProcedure.mutation(({ ctx }) =>
    runTransaction(async (tx) => {
      await endLinks(tx, ctx.actor.id, "email");
      const record = await tx.user.findUniqueOrThrow({ where: { id: ctx.actor.id }, select: recordSelect });
      await recordActivity(tx, { actor: ctx.actor, ip: ctx.ip, action: "cancel-email", path: "/admin/user", record });
    }),
  ),

  /** Changes the password and ends the user's other sessions. @throws errors at fields; ERROR_TOO_MANY_REQUESTS */
  changePassword: sessionProcedure.input(passwordSchema).mutation(async ({ ctx, input }) => {
    const where = { id: ctx.actor.id };
    await checkOwnPassword(ctx.db, ctx.actor, input.currentPassword);
    await checkNewPassword(await accountRules(ctx.db), input);
    const data = { passwordHash: await hashPassword(input.password) };
    await runTransaction(async (tx) => {
      const record = await tx.user.update({ where, data, select: recordSelect });
      await endSessions(tx, [record.id], ctx.actor.sessionId);
      await endLinks(tx, record.id);
      await recordActivity(tx, { actor: ctx.actor, ip: ctx.ip, action: "change-password", path: "/admin/user", record });
    });
  }),

  sessions: sessionProcedure.query(async ({ ctx }) => {
    const { sessionDays } = await accountRules(ctx.db);
    const oldest = new Date(ctx.now.getTime() - sessionDays * DAY_MS);
    const where = { userId: ctx.actor.id, expiresAt: { gt: ctx.now }, createdAt: { gt: oldest } };
    const sessions = await ctx.db.session.findMany({ where, select: sessionSelect, orderBy: { lastSeenAt: "desc" } });
    return sessions.map((session) => ({ ...session, isCurrent: session.id === ctx.actor.sessionId }));
  }),

  /** Number and time of failed sign-ins to the user's account in the last 90 days. */
  failedSignIns: sessionProcedure.query(({ ctx }) =>
    failedSignInsSince(ctx.db, ctx.actor.id, new Date(ctx.now.getTime() - KNOWN_NETWORK_MS)),
  ),

  dismissFailedSignIns: sessionProcedure.mutation(async ({ ctx }) => {
    await ctx.db.session.updateMany({ where: { id: ctx.actor.sessionId }, data: { failedSignIns: 0 } });
  }),

  endViewAs: sessionProcedure.meta({ guard: "session", worksWhile: ["viewingAs"] }).mutation(({ ctx }) =>
    runTransaction(async (tx) => {
      const where = { id: ctx.actor.sessionId };
      await tx.session.update({ where, data: { viewAsRoleId: null }, select: { id: true } });
      await recordActivity(tx, { actor: ctx.actor, ip: ctx.ip, action: "view-as-end", path: "/admin/role" });
    }),
  ),

  /** Ends one session, and a pending change of the address: it may be an intruder's. @throws ERROR_SESSION_NOT_FOUND */
  endSession: sessionProcedure.input(z.object({ id: text(0, 100) })).mutation(({ ctx, input }) =>
    runTransaction(async (tx) => {
      const { count } = await tx.session.deleteMany({ where: { id: input.id, userId: ctx.actor.id } });
      if (count === 0) throw new AppError("ERROR_SESSION_NOT_FOUND");
      await endLinks(tx, ctx.actor.id, "email");
    }),
  ),

  endOtherSessions: sessionProcedure.mutation(({ ctx }) =>
    runTransaction((tx) => endSessions(tx, [ctx.actor.id], ctx.actor.sessionId)),
  ),
});

/** Counts the request in any case; sends the mail after the response, so that the time reveals nothing. */
async function requestMail(ctx: Context, mail: "verify" | "reset", email: string): Promise<void> {
  await countAttempt("mail", ctx.ip);
  const origin = mailOrigin(ctx.headers);
  runAfterAnswer("Writing a mail", () => sendRequestedMail(mail, normalEmail(email), origin, ctx.now));
}

function clientOf(ctx: Context) {
  return { ip: ctx.ip, userAgent: ctx.headers.get("user-agent") };
}

function localeOf(headers: Headers) {
  const locale = cookieOf(headers, localeCookie);
  return isLocale(locale) ? locale : defaultLocale;
}
