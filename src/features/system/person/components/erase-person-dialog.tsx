"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useErrorText } from "~/components/form/use-error-text";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { Label } from "~/components/ui/label";
import { Skeleton } from "~/components/ui/skeleton";
import { toastSuccess } from "~/components/ui/toaster";
import { api } from "~/trpc/client";
import { FoundRecords } from "./found-records";

type ErasePersonDialogProps = {
  /** The person's address; without it, the user types one. */
  email?: string;
  isOpen: boolean;
  onClose: () => void;
  onErased?: () => void;
};

/** Erases all data of a person, after showing how much it is. */
export function ErasePersonDialog({ email = "", isOpen, onClose, onErased }: ErasePersonDialogProps) {
  const t = useTranslations("person");
  const errorText = useErrorText();
  const utils = api.useUtils();
  const erase = api.system.person.erase.useMutation();
  const [typed, setTyped] = useState(email);
  const [countedEmail, setCountedEmail] = useState(email);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setTyped(email);
    setCountedEmail(email);
  }
  const preview = api.system.person.preview.useQuery(
    { email: countedEmail },
    { enabled: isOpen && countedEmail !== "", gcTime: 0, retry: false, meta: { showsError: () => true } },
  );

  async function handleErase() {
    const counts = await erase.mutateAsync({ email: countedEmail }).catch(() => null);
    onClose();
    if (!counts) return;
    toastSuccess(t("erased"));
    onErased?.();
    await Promise.all([
      utils.website.contact.invalidate(),
      utils.career.candidate.invalidate(),
      utils.system.outbox.invalidate(),
    ]);
  }

  const found = preview.data && countedEmail === typed.trim() ? preview.data : undefined;
  const isNothing = found !== undefined && Object.values(found).every((count) => count === 0);
  return (
    <AlertDialog
      open={isOpen}
      onClose={onClose}
      title={t("title")}
      description={t("help")}
      action={t("erase")}
      onAction={() => void handleErase()}
      isDestructive
      isPending={erase.isPending}
      isDisabled={!found || isNothing}
    >
      <div className="grid gap-4">
        {email ? (
          <p className="break-all font-medium">{email}</p>
        ) : (
          <AddressForm value={typed} onChange={setTyped} onAsk={() => setCountedEmail(typed.trim())} />
        )}
        {preview.isFetching && <Skeleton className="h-24" />}
        {countedEmail === typed.trim() && preview.error && (
          <p role="alert" className="text-destructive-text">
            {errorText(preview.error)}
          </p>
        )}
        {isNothing && (
          <p role="status" className="text-muted-foreground">
            {t("nothing")}
          </p>
        )}
        {found && !isNothing && (
          <div role="status">
            <FoundRecords counts={found} />
          </div>
        )}
      </div>
    </AlertDialog>
  );
}

type AddressFormProps = { value: string; onChange: (value: string) => void; onAsk: () => void };

function AddressForm({ value, onChange, onAsk }: AddressFormProps) {
  const t = useTranslations("person");
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
      className="grid gap-2"
    >
      <Label htmlFor={id}>{t("email")}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          type="email"
          required
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button type="submit" variant="outline">
          {t("check")}
        </Button>
      </div>
    </form>
  );
}
