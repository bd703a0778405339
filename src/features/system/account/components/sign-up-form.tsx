"use client";

import { AccountField, PasswordField } from "./account-fields";
import { AccountForm } from "./account-form";
import type { FormTexts } from "./account-texts";

type SignUpFormProps = {
  /** The sign-in page with a note about the next step. */
  signInHref: Record<"confirm" | "approve" | "ready", string>;
  bounds: { name: { min: number; max: number }; password: { min: number; max: number } };
  texts: FormTexts;
  words: Record<
    "name" | "nameHint" | "email" | "password" | "passwordHint" | "confirmPassword" | "showPassword" | "submit",
    string
  >;
};

export function SignUpForm({ signInHref, bounds, texts, words }: SignUpFormProps) {
  return (
    <AccountForm
      call="signUp"
      texts={texts}
      submit={words.submit}
      onDone={({ mustConfirm, mustBeApproved }) =>
        window.location.assign(signInHref[mustConfirm ? "confirm" : mustBeApproved ? "approve" : "ready"])
      }
    >
      <AccountField
        name="name"
        label={words.name}
        hint={words.nameHint}
        autoComplete="name"
        minLength={bounds.name.min}
        maxLength={bounds.name.max}
        autoFocus
      />
      <AccountField name="email" label={words.email} type="email" autoComplete="username" maxLength={254} />
      <PasswordField
        name="password"
        label={words.password}
        hint={words.passwordHint}
        show={words.showPassword}
        autoComplete="new-password"
        minLength={bounds.password.min}
        maxLength={bounds.password.max}
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
