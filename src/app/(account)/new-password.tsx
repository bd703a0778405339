import { getTranslations } from "next-intl/server";
import { PasswordField } from "~/features/system/account/components/account-fields";
import type { AccountRules } from "~/server/auth/account-rules";

type NewPasswordProps = {
  label: string;
  rules: AccountRules;
  autoFocus?: boolean;
};

/** A new password, typed twice. */
export async function NewPassword({ label, rules, autoFocus = false }: NewPasswordProps) {
  const t = await getTranslations("auth");
  const { passwordMin: min, passwordMax: max } = rules;
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={t("passwordHint", { min, max })}
        show={t("showPassword")}
        autoComplete="new-password"
        minLength={min}
        maxLength={max}
        autoFocus={autoFocus}
      />
      <PasswordField
        name="confirmPassword"
        label={t("confirmPassword")}
        show={t("showPassword")}
        autoComplete="new-password"
        same="password"
      />
    </>
  );
}
