"use client";

import { useMessages, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { SignInContextProvider } from "~/components/form/sign-in-context";
import { useQuestion } from "~/components/form/use-question";
import { usePerson } from "~/components/shell/person";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "~/components/ui/dialog";
import type { AccountResult } from "./account-call";
import { SignInForm } from "./sign-in-form";

/** Lets forms ask for the sign-in over the page. If another person signs in, asks before going on in their name. */
export function SignInDialogProvider({ children }: { children: ReactNode }) {
  const person = usePerson();
  const [other, setOther] = useState<AccountResult<"signIn"> | null>(null);
  const t = useTranslations("form");
  const auth = useTranslations("auth.signIn");
  const { codes, common, validation } = useMessages();
  const { asked, ask, answer } = useQuestion<"save" | "stay", boolean>();

  function close(isSignedIn: boolean) {
    setOther(null);
    answer(isSignedIn);
  }

  return (
    <SignInContextProvider value={ask}>
      {children}
      <Dialog open={asked !== null && other === null} onOpenChange={(isOpen) => !isOpen && other === null && close(false)}>
        <DialogContent size="sm">
          <DialogHeader>
            <DialogTitle>{t("signInTitle")}</DialogTitle>
            <DialogDescription>{t(asked === "save" ? "signInToSave" : "signInToStay")}</DialogDescription>
          </DialogHeader>
          <DialogBody>
            <SignInForm
              email={person.email}
              texts={{ codes, somethingWrong: common.somethingWrong, validation }}
              words={{
                email: t("email"),
                password: t("password"),
                submit: t(asked === "save" ? "signInAndSave" : "signIn"),
                resend: auth("resend"),
                resent: auth("resent"),
                code: t("code"),
                codeHint: auth("codeHint"),
                back: auth("back"),
              }}
              onDone={(signedIn) => (signedIn.id === person.id ? close(true) : setOther(signedIn))}
            />
          </DialogBody>
        </DialogContent>
      </Dialog>
      <AlertDialog
        open={asked !== null && other !== null}
        onOpenChange={(isOpen) => !isOpen && close(false)}
        title={t("otherAccountTitle", { name: other?.name ?? "" })}
        description={t("otherAccountText", { name: other?.name ?? "", before: person.name })}
        action={t("saveAsOther", { name: other?.name ?? "" })}
        onAction={() => close(true)}
      />
    </SignInContextProvider>
  );
}
