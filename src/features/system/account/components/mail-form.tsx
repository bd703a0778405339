"use client";

import { type ReactNode, useState } from "react";
import { Alert } from "~/components/ui/alert";
import { AccountField } from "./account-fields";
import { AccountForm } from "./account-form";
import type { FormTexts } from "./account-texts";

type MailFormProps = {
  call: "forgot" | "resendConfirmation";
  texts: FormTexts;
  /** `sent` contains `{email}`. */
  words: Record<"email" | "submit" | "sentTitle" | "sent", string>;
  children?: ReactNode;
};

/** Requests a mail with a link. The answer hides whether the address is known. */
export function MailForm({ call, texts, words }: MailFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <Alert variant="success" title={words.sentTitle}>
        {words.sent.replace("{email}", sentTo)}
      </Alert>
    );
  }
  return (
    <AccountForm call={call} texts={texts} submit={words.submit} onDone={(_, email) => setSentTo(email)}>
      <AccountField name="email" label={words.email} type="email" autoComplete="username" maxLength={254} autoFocus />
    </AccountForm>
  );
}
