"use client";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useId, useState } from "react";
import { useErrorText } from "~/components/form/use-error-text";
import { usePerson } from "~/components/shell/person";
import { Alert } from "~/components/ui/alert";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "~/components/ui/dialog";
import { Input } from "~/components/ui/input";
import { Label } from "~/components/ui/label";
import { toastError } from "~/components/ui/toaster";

type SignInDialogProps = {
  /** Reason: a save that continues afterwards, or staying on the page; null: closed. */
  open: "save" | "stay" | null;
  /** true: signed in, continue saving; false: keep the form as it is. */
  onAnswer: (goesOn: boolean) => void;
};

/** Signs in again over a form. If another person signs in, it asks before saving in their name. */
export function SignInDialog({ open, onAnswer }: SignInDialogProps) {
  const person = usePerson();
  const [other, setOther] = useState<SignedIn | null>(null);
  const t = useTranslations("form");
  const answer = (goesOn: boolean) => {
    setOther(null);
    onAnswer(goesOn);
  };
  return (
    <>
      <Dialog open={open !== null && other === null} onOpenChange={(isOpen) => !isOpen && other === null && answer(false)}>
        <DialogContent size="sm">
          <DialogHeader>
            <DialogTitle>{t("signInTitle")}</DialogTitle>
            <DialogDescription>{t(open === "save" ? "signInToSave" : "signInToStay")}</DialogDescription>
          </DialogHeader>
          <SignInForm
            email={person.email}
            action={t(open === "save" ? "signInAndSave" : "signIn")}
            onSignedIn={(signedIn) => (person.id === signedIn.id ? answer(true) : setOther(signedIn))}
          />
        </DialogContent>
      </Dialog>
      <AlertDialog
        open={open !== null && other !== null}
        onOpenChange={(isOpen) => !isOpen && answer(false)}
        title={t("otherAccountTitle", { name: other?.name ?? "" })}
        description={t("otherAccountText", { name: other?.name ?? "", before: person.name })}
        action={t("saveAsOther", { name: other?.name ?? "" })}
        onAction={() => answer(true)}
      />
    </>
  );
}

type SignInFormProps = { email: string; action: string; onSignedIn: (person: SignedIn) => void };

function SignInForm({ email, action, onSignedIn }: SignInFormProps) {
  const t = useTranslations("form");
  const id = useId();
  const errorText = useErrorText();
  const [error, setError] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [isPending, setPending] = useState(false);

  function refuse(answer: unknown) {
    const text = errorText(answer);
    toastError(text);
    setError(text);
  }

  async function signIn(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    setPending(true);
    try {
      const response = await fetch("/api/auth/login", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      const answer: unknown = await response.json();
      setError(null);
      if (response.ok && isSignedIn(answer)) onSignedIn(answer.dataUser);
      else if (isCodeMissing(answer)) setNeedsCode(true);
      else refuse({ data: answer });
    } catch (failure) {
      refuse(failure);
    }
    setPending(false);
  }

  return (
    <form onSubmit={signIn} className="contents">
      <DialogBody className="grid gap-4">
        {error !== null && <Alert variant="destructive">{error}</Alert>}
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-email`}>{t("email")}</Label>
          <Input id={`${id}-email`} name="email" type="email" autoComplete="username" defaultValue={email} required />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-password`}>{t("password")}</Label>
          <Input
            id={`${id}-password`}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            autoFocus={email !== ""}
          />
        </div>
        {needsCode && (
          <div className="grid gap-1.5">
            <Label htmlFor={`${id}-code`}>{t("code")}</Label>
            <Input id={`${id}-code`} name="code" autoComplete="one-time-code" maxLength={20} required autoFocus />
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button type="submit" isPending={isPending}>
          {action}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** The password was correct, but two-step sign-in needs a code. */
function isCodeMissing(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "message" in answer && answer.message === "ERROR_TOTP_REQUIRED";
}

/** Signed-in person in the REST answer. */
type SignedIn = { id: number; name: string };

function isSignedIn(answer: unknown): answer is { dataUser: SignedIn } {
  return typeof answer === "object" && answer !== null && "dataUser" in answer;
}
