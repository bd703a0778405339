"use client";

import { useState } from "react";
import { Button } from "~/components/ui/button";
import { callAccount } from "./account-call";
import { AccountField, PasswordField } from "./account-fields";
import { AccountForm, type FormTexts } from "./account-form";

type SignInFormProps = {
  /** Path to open after signing in. */
  next: string;
  forgotHref: string;
  texts: FormTexts;
  words: Record<
    "email" | "password" | "showPassword" | "submit" | "forgot" | "resend" | "resent" | "code" | "codeHint" | "back",
    string
  >;
};

/** Asks for email and password, then for a code when the account has two-step sign-in. */
export function SignInForm({ next, forgotHref, texts, words }: SignInFormProps) {
  const [needsCode, setNeedsCode] = useState(false);

  function handleRefused(code: string): boolean {
    const isSecondStep = code === "ERROR_TOTP_REQUIRED";
    if (isSecondStep) setNeedsCode(true);
    return isSecondStep;
  }

  return (
    <AccountForm
      call="signIn"
      texts={texts}
      submit={words.submit}
      // A full page load clears another account's data from memory.
      onDone={() => window.location.assign(next)}
      onRefused={handleRefused}
      remedy={(code, email) => code === "ERROR_ACCOUNT_NOT_VERIFY_EMAIL" && <Resend key={email} email={email} words={words} />}
    >
      <div className={needsCode ? "hidden" : "grid gap-5"}>
        <AccountField name="email" label={words.email} type="email" autoComplete="username" maxLength={254} autoFocus />
        <PasswordField
          name="password"
          label={words.password}
          show={words.showPassword}
          autoComplete="current-password"
          aside={
            <a href={forgotHref} className="text-primary-text text-sm underline-offset-4 hover:underline">
              {words.forgot}
            </a>
          }
        />
      </div>
      {needsCode && (
        <>
          <AccountField
            name="code"
            label={words.code}
            hint={words.codeHint}
            autoComplete="one-time-code"
            maxLength={20}
            autoFocus
          />
          <Button variant="link" className="h-auto justify-self-start px-0" onClick={() => setNeedsCode(false)}>
            {words.back}
          </Button>
        </>
      )}
    </AccountForm>
  );
}

function Resend({ email, words }: { email: string; words: SignInFormProps["words"] }) {
  const [state, setState] = useState<"asked" | "sending" | "sent">("asked");

  async function handleClick() {
    setState("sending");
    const answer = await callAccount("resendConfirmation", { email }).catch(() => null);
    setState(answer?.ok ? "sent" : "asked");
  }

  if (state === "sent") return <p className="mt-1 text-foreground">{words.resent}</p>;
  return (
    <Button variant="link" className="mt-1 h-auto px-0" onClick={handleClick} isPending={state === "sending"}>
      {words.resend}
    </Button>
  );
}
