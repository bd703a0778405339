"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePerson } from "~/components/shell/person";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Dialog, DialogBody } from "~/components/ui/dialog";
import type { AccountResult } from "./account-call";
import { buildFormTexts } from "./account-texts";
import { SignInForm } from "./sign-in-form";

type SignInDialogProps = {
  /** A save that continues afterwards, or staying on the page; null: closed. */
  reason: "save" | "stay" | null;
  onAnswer: (isSignedIn: boolean) => void;
};

/** Signs in over the page. If another person signs in, asks before going on in their name. */
export function SignInDialog({ reason, onAnswer }: SignInDialogProps) {
  const person = usePerson();
  const [other, setOther] = useState<AccountResult<"signIn"> | null>(null);
  const t = useTranslations("form");
  const auth = useTranslations("auth.signIn");
  const codes = useTranslations("codes");
  const common = useTranslations("common");
  const validation = useTranslations("validation");

  function close(isSignedIn: boolean) {
    setOther(null);
    onAnswer(isSignedIn);
  }

  return (
    <>
      <Dialog
        open={reason !== null && other === null}
        onClose={() => other === null && close(false)}
        size="sm"
        title={t("signInTitle")}
        description={t(reason === "save" ? "signInToSave" : "signInToStay")}
      >
        <DialogBody>
          <SignInForm
            email={person.email}
            texts={buildFormTexts({ codes, common, validation })}
            words={{
              email: t("email"),
              password: t("password"),
              submit: t(reason === "save" ? "signInAndSave" : "signIn"),
              resend: auth("resend"),
              resent: auth("resent"),
              code: t("code"),
              codeHint: auth("codeHint"),
              back: auth("back"),
            }}
            onDone={(signedIn) => (signedIn.id === person.id ? close(true) : setOther(signedIn))}
          />
        </DialogBody>
      </Dialog>
      <AlertDialog
        open={reason !== null && other !== null}
        onClose={() => close(false)}
        title={t("otherAccountTitle", { name: other?.name ?? "" })}
        description={t("otherAccountText", { name: other?.name ?? "", before: person.name })}
        action={t("saveAsOther", { name: other?.name ?? "" })}
        onAction={() => close(true)}
      />
    </>
  );
}
