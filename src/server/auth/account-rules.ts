import { isWellFormed } from "~/lib/text";
import { isCommonPassword } from "~/server/auth/common-passwords";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { AppError } from "~/server/platform/errors";

const select = {
  signUp: true,
  confirmEmail: true,
  approveAccounts: true,
  passwordMin: true,
  passwordMax: true,
  sessionDays: true,
} as const;

export type AccountRules = Awaited<ReturnType<typeof accountRules>>;

export function accountRules(db: Db) {
  return readSettings(db, select);
}

/** Checks a new password, typed twice. @throws errors at their fields */
export async function checkNewPassword(
  rules: AccountRules,
  { password, confirmPassword }: { password: string; confirmPassword: string },
): Promise<void> {
  const length = [...password.normalize("NFC")].length;
  if (length < rules.passwordMin || length > rules.passwordMax || !isWellFormed(password))
    throw new AppError("ERROR_PASSWORD_NOT_FORMAT", { field: "password" });
  if (await isCommonPassword(password)) {
    const issues = [{ field: "password", message: "commonPassword" }];
    throw new AppError("ERROR_PASSWORD_NOT_FORMAT", { field: "password", issues });
  }
  if (password !== confirmPassword) {
    throw new AppError("ERROR_USER_PASSWORD_AND_CONFIRM_PASSWORD_NOT_MATCH", { field: "confirmPassword" });
  }
}
