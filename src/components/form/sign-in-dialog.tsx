"use client";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useId, useState } from "react";
import { type Person, readPerson } from "~/components/form/person";
import { useErrorText } from "~/components/form/use-error-text";
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

type SignInDialogProps = {
  /** What it is for: a save that goes on afterwards, or only staying where one is; null: not open. */
  open: "save" | "stay" | null;
  /** Who was working here, as far as that is known. */
  person: Person | null;
  /** True: somebody is signed in, and the save goes on; false: it does not, and the form stays as it is. */
  onAnswer: (goesOn: boolean) => void;
};

/** Signs in again over a form whose session has ended. If somebody else signs in, it asks before saving in their name. */
export function SignInDialog({ open, person, onAnswer }: SignInDialogProps) {
  const [other, setOther] = useState<Person | null>(null);
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
            email={person?.email ?? ""}
            action={t(open === "save" ? "signInAndSave" : "signIn")}
            onSignedIn={(signedIn) => (person && person.id !== signedIn.id ? setOther(signedIn) : answer(true))}
          />
        </DialogContent>
      </Dialog>
      <AlertDialog
        open={open !== null && other !== null}
        onOpenChange={(isOpen) => !isOpen && answer(false)}
        title={t("otherAccountTitle", { name: other?.name ?? "" })}
        description={t("otherAccountText", { name: other?.name ?? "", before: person?.name ?? "" })}
        action={t("saveAsOther", { name: other?.name ?? "" })}
        onAction={() => answer(true)}
      />
    </>
  );
}

type SignInFormProps = { email: string; action: string; onSignedIn: (person: Person) => void };

function SignInForm({ email, action, onSignedIn }: SignInFormProps) {
  const t = useTranslations("form");
  const id = useId();
  const errorText = useErrorText();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function signIn(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    setPending(true);
    try {
      const response = await fetch("/api/auth/login", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      const person = await readPerson(response.clone());
      if (person) onSignedIn(person);
      else setError(errorText({ data: await response.json() }));
    } catch (failure) {
      setError(errorText(failure));
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
      </DialogBody>
      <DialogFooter>
        <Button type="submit" isPending={isPending}>
          {action}
        </Button>
      </DialogFooter>
    </form>
  );
}
