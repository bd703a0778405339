"use client";

import { PasswordField } from "./account-fields";
import { AccountForm } from "./account-form";
import type { FormTexts } from "./account-texts";

type VerifyFormProps = {
  token: string;
  /** The sign-in page with a note about the next step. */
  signInHref: Record<"confirmed" | "confirmedApprove", string>;
  submit: string;
  texts: FormTexts;
};

/** Confirms an address only after a click: link scanners must not use up the token. */
export function VerifyForm({ token, signInHref, submit, texts }: VerifyFormProps) {
  return (
    <AccountForm
      call="verify"
      texts={texts}
      extra={{ token }}
      submit={submit}
      onDone={({ mustBeApproved }) => window.location.assign(signInHref[mustBeApproved ? "confirmedApprove" : "confirmed"])}
    />
  );
}

type ResetPasswordFormProps = {
  token: string;
  signInHref: string;
  bounds: { min: number; max: number };
  texts: FormTexts;
  words: Record<"newPassword" | "passwordHint" | "confirmPassword" | "showPassword" | "submit", string>;
};

export function ResetPasswordForm({ token, signInHref, bounds, texts, words }: ResetPasswordFormProps) {
  return (
    <AccountForm
      call="reset"
      texts={texts}
      extra={{ token }}
      submit={words.submit}
      onDone={() => window.location.assign(signInHref)}
    >
      <PasswordField
        name="password"
        label={words.newPassword}
        hint={words.passwordHint}
        show={words.showPassword}
        autoComplete="new-password"
        minLength={bounds.min}
        maxLength={bounds.max}
        autoFocus
      />
      <PasswordField
        name="confirmPassword"
        label={words.confirmPassword}
        show={words.showPassword}
        autoComplete="new-password"
        same="password"
      />
    </AccountForm>
  );
}
