import { z } from "zod";
import { accountStatus } from "~/lib/accounts";
import { text } from "~/lib/fields";
import { normalize } from "~/lib/text";
import { recordActivity } from "~/server/activity";
import { accountRules } from "~/server/auth/account-rules";
import { isPasswordRight } from "~/server/auth/password";
import { type Client, openSession } from "~/server/auth/session";
import { spendRecoveryCode, spendTotpCode, type TotpOwner } from "~/server/auth/totp";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/errors";
import { countAttempt, forgetAttempts, forgiveAttempt } from "~/server/http/throttle";

/** The input of a sign-in. The email's format is not checked: an impossible address is refused like an unknown one. */
export const signInSchema = z.object({
  email: text(0, 254),
  password: z.string().max(1000),
  /** Of the authenticator app, or a recovery code. */
  code: text(0, 50).optional(),
});

/** A user's profile as the REST contract has it. */
export const profileSelect = {
  id: true,
  name: true,
  email: true,
  roleId: true,
  role: { select: { id: true, name: true } },
} as const;

const select = {
  ...profileSelect,
  passwordHash: true,
  status: true,
  verifiedAt: true,
  approvedAt: true,
  version: true,
  totpSecret: true,
  totpEnabledAt: true,
  role: { select: { id: true, name: true, needsTwoStep: true } },
} as const;

/**
 * Signs in by email and password, and by a code where the account has the two-step sign-in. An unknown address gets the same answer, after the same time, as a wrong password. Other
 * obstacles are told only after the right password.
 * @throws ERROR_TOO_MANY_REQUESTS, ERROR_ACCOUNT_PASSWORD_WRONG, then ERROR_ACCOUNT_LOCK, ERROR_ACCOUNT_NOT_VERIFY_EMAIL,
 * ERROR_ACCOUNT_APPROVAL, then ERROR_TOTP_REQUIRED without a code, ERROR_TOTP_WRONG at `code`
 */
export async function signIn(db: Db, { email, password, code }: z.infer<typeof signInSchema>, client: Client, now: Date) {
  const address = normalEmail(email);
  await countAttempt("address", client.ip);
  await countAttempt("account", address, client.ip);
  const user = await db.user.findUnique({ where: { email: address }, select });
  if (!(await isPasswordRight(user?.passwordHash ?? null, password)) || !user) throw new AppError("ERROR_ACCOUNT_PASSWORD_WRONG");
  await Promise.all([forgiveAttempt("address", client.ip), forgetAttempts("account", address, client.ip)]);

  const { id, name, role, roleId, status, verifiedAt, approvedAt, version, totpEnabledAt } = user;
  const profile = { id, name, email: user.email, roleId, role: { id: role.id, name: role.name } };
  const rules = await accountRules(db);
  if (status !== accountStatus.ACTIVE) throw new AppError("ERROR_ACCOUNT_LOCK");
  if (rules.confirmEmail && !verifiedAt) throw new AppError("ERROR_ACCOUNT_NOT_VERIFY_EMAIL");
  if (rules.approveAccounts && !approvedAt) throw new AppError("ERROR_ACCOUNT_APPROVAL");

  if (totpEnabledAt) await checkCode(db, user, code ?? "", client, now);

  const mustSetUpTwoStep = role.needsTwoStep && !totpEnabledAt;
  const sessionId = await openSession(db, user.id, client, now, mustSetUpTwoStep);
  await db.user.update({ where: { id: user.id }, data: { lastSignInAt: now }, select: { id: true } });
  await recordActivity(db, {
    actor: profile,
    ip: client.ip,
    action: "sign-in",
    path: "/admin/user",
    record: { id: user.id, name: user.name, version },
  });
  return { profile, sessionId };
}

/**
 * The second step. Wrong codes are counted by account alone: only those who know the password get here, so no other person can lock
 * its owner out, and a code can't be guessed from many addresses.
 */
async function checkCode(
  db: Db,
  user: TotpOwner & { name: string; version: number },
  code: string,
  client: Client,
  now: Date,
): Promise<void> {
  if (code === "") throw new AppError("ERROR_TOTP_REQUIRED");
  await countAttempt("account", "code", String(user.id));
  if (!(await spendTotpCode(db, user, code, now))) {
    if (!(await spendRecoveryCode(db, user.id, code))) throw new AppError("ERROR_TOTP_WRONG", { field: "code" });
    const entry = { actor: user, ip: client.ip, action: "recovery-code-used", path: "/admin/user", record: user } as const;
    await recordActivity(db, entry);
  }
  await forgetAttempts("account", "code", String(user.id));
}

/** An email address in the form in which accounts store it. */
export function normalEmail(email: string): string {
  return normalize(email.trim(), "NFC").toLowerCase();
}
