"use client";

import { useTranslations } from "next-intl";
import { TextField } from "~/components/fields/text-field";
import { showsError } from "~/components/form/save-failure";
import { toastSuccess } from "~/components/ui/toaster";
import { changeEmailSchema } from "~/features/system/account/schema";
import { api } from "~/trpc/client";
import { ProfileForm } from "./profile-form";

const empty = { email: "", currentPassword: "" };

/** Another address of one's own, against the password: it counts once a link that it gets is opened. */
export function ChangeEmailForm() {
  const t = useTranslations("profile");
  const change = api.system.account.changeEmail.useMutation({ meta: { showsError } });

  async function handleSave(values: typeof empty) {
    await change.mutateAsync(values);
    toastSuccess(t("emailSent", { email: values.email }));
  }

  return (
    <ProfileForm schema={changeEmailSchema} start={empty} action={t("changeEmail")} onSave={handleSave}>
      {(control) => (
        <>
          <TextField control={control} name="email" type="email" autoComplete="email" required />
          <TextField control={control} name="currentPassword" type="password" autoComplete="current-password" required />
        </>
      )}
    </ProfileForm>
  );
}
