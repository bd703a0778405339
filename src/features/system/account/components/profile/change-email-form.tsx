"use client";

import { useTranslations } from "next-intl";
import { TextField } from "~/components/fields/text-field";
import { showsError } from "~/components/form/save-failure";
import { useHasMail } from "~/components/shell/has-mail";
import { Button } from "~/components/ui/button";
import { toastSuccess } from "~/components/ui/toaster";
import { changeEmailSchema } from "~/features/system/account/schema";
import { formatDateTime } from "~/lib/dates";
import { api } from "~/trpc/client";
import { ProfileForm } from "./profile-form";

const empty = { email: "", currentPassword: "" };

/** Changes the user's own address. The change takes effect when the link mailed to it is opened. */
export function ChangeEmailForm() {
  const t = useTranslations("profile");
  const hasMail = useHasMail();
  const change = api.system.account.changeEmail.useMutation({ meta: { showsError } });
  return (
    <div className="grid gap-5">
      <NewEmail />
      <ProfileForm
        schema={changeEmailSchema}
        start={empty}
        action={t("changeEmail")}
        save={change.mutateAsync}
        onSaved={(_, { email }) => toastSuccess(t(hasMail ? "emailSent" : "emailReady", { email }))}
      >
        {(control) => (
          <>
            <TextField control={control} name="email" type="email" autoComplete="email" required />
            <TextField control={control} name="currentPassword" type="password" autoComplete="current-password" required />
          </>
        )}
      </ProfileForm>
    </div>
  );
}

function NewEmail() {
  const t = useTranslations("profile");
  const common = useTranslations("common");
  const { data: newEmail } = api.system.account.newEmail.useQuery();
  const cancel = api.system.account.cancelEmail.useMutation({ onSuccess: () => toastSuccess(t("emailCanceled")) });
  if (!newEmail?.email) return null;
  const { email, expiresAt } = newEmail;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-border bg-muted px-4 py-3">
      <p className="min-w-0 flex-[1_1_16rem] break-words">{t("newEmail", { email, time: formatDateTime(expiresAt) })}</p>
      <Button variant="outline" size="sm" isPending={cancel.isPending} onClick={() => cancel.mutate()}>
        {common("cancel")}
      </Button>
    </div>
  );
}
