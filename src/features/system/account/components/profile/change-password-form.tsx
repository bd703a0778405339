"use client";

import { useTranslations } from "next-intl";
import { TextField } from "~/components/fields/text-field";
import { showsError } from "~/components/form/save-failure";
import { usePerson } from "~/components/shell/person";
import { toastSuccess } from "~/components/ui/toaster";
import { passwordSchema } from "~/features/system/account/schema";
import { api } from "~/trpc/client";
import { ProfileForm } from "./profile-form";

const empty = { currentPassword: "", password: "", confirmPassword: "" };
const schema = passwordSchema.refine((values) => values.password === values.confirmPassword, {
  error: "passwordMismatch",
  path: ["confirmPassword"],
});

/** Changes the password. The server knows its bounds, which are site settings. */
export function ChangePasswordForm() {
  const t = useTranslations("profile");
  const { email } = usePerson();
  const change = api.system.account.changePassword.useMutation({ meta: { showsError } });

  return (
    <ProfileForm
      schema={schema}
      start={empty}
      action={t("changePassword")}
      save={change.mutateAsync}
      onSaved={() => toastSuccess(t("passwordChanged"))}
    >
      {(control) => (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <TextField control={control} name="currentPassword" type="password" autoComplete="current-password" required />
          <TextField control={control} name="password" type="password" autoComplete="new-password" required />
          <TextField control={control} name="confirmPassword" type="password" autoComplete="new-password" required />
        </>
      )}
    </ProfileForm>
  );
}
