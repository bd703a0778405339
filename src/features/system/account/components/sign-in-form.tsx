"use client";

import { type ReactNode, useState } from "react";
import { Button } from "~/components/ui/button";
import { type AccountResult, callAccount } from "./account-call";
import { AccountField, PasswordField } from "./account-fields";
import { AccountForm } from "./account-form";
import type { FormTexts } from "./account-texts";

type SignInFormProps = {
  texts: FormTexts;
  words: Record<"email" | "password" | "submit" | "resend" | "resent" | "code" | "codeHint" | "back", string> & {
    showPassword?: string;
  };
  /** Prefills the address; the password then has the focus. */
  email?: string;
  /** Link beside the password. */
  aside?: ReactNode;
  onDone: (person: AccountResult<"signIn">) => void;
};

/** Asks for email and password, then for a code when the account has two-step sign-in. */
export function SignInForm({ texts, words, email = "", aside, onDone }: SignInFormProps) {
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
      onDone={onDone}
      onRefused={handleRefused}
      remedy={(code, typed) => code === "ERROR_ACCOUNT_NOT_VERIFY_EMAIL" && <Resend key={typed} email={typed} words={words} />}
    >
      <div className={needsCode ? "hidden" : "grid gap-5"}>
        <AccountField
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          defaultValue={email}
          autoFocus={email === ""}
        />
        <PasswordField
          name="password"
          label={words.password}
          show={words.showPassword}
          autoComplete="current-password"
          autoFocus={email !== ""}
          aside={aside}
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

/** Leaves for a path after signing in, by a full page load: it clears another account's data from memory. */
export function SignInPageForm({ next, ...form }: Omit<SignInFormProps, "onDone"> & { next: string }) {
  return <SignInForm {...form} onDone={() => window.location.assign(next)} />;
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
