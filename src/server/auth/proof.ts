import { isPasswordRight } from "~/server/auth/password";
import type { Actor } from "~/server/auth/permissions";
import { spendRecoveryCode, spendTotpCode, type TotpOwner } from "~/server/auth/totp";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/platform/errors";
import { countAttempt, forgetAttempts } from "~/server/request/throttle";

/** Runs a proof of identity. Failures count per session, so they block no sign-in. @throws ERROR_TOO_MANY_REQUESTS */
export async function withProof<Result>({ sessionId }: Actor, work: () => Promise<Result>): Promise<Result> {
  await countAttempt("proof", sessionId);
  const result = await work();
  await forgetAttempts("proof", sessionId);
  return result;
}

/** @throws ERROR_PASSWORD_INCORRECT at `currentPassword`; ERROR_TOO_MANY_REQUESTS */
export function checkOwnPassword(db: Db, actor: Actor, password: string): Promise<void> {
  return withProof(actor, async () => {
    const where = { id: actor.id };
    const { passwordHash } = await db.user.findUniqueOrThrow({ where, select: { passwordHash: true } });
    if (!(await isPasswordRight(passwordHash, password))) throw wrongProof();
  });
}

/** Checks a password, an app code or a recovery code, which is used up. @throws ERROR_PASSWORD_INCORRECT at `currentPassword` */
export async function checkPasswordOrCode(
  tx: Db,
  user: TotpOwner & { passwordHash: string | null; totpEnabledAt: Date | null },
  proof: string,
  now: Date,
): Promise<void> {
  const isProven =
    (await isPasswordRight(user.passwordHash, proof)) ||
    (user.totpEnabledAt !== null &&
      ((await spendTotpCode(tx, user, proof, now)) || (await spendRecoveryCode(tx, user.id, proof))));
  if (!isProven) throw wrongProof();
}

function wrongProof(): AppError {
  return new AppError("ERROR_PASSWORD_INCORRECT", { field: "currentPassword" });
}
