"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { z } from "zod";
import { TextField } from "~/components/fields/text-field";
import { TextareaField } from "~/components/fields/textarea-field";
import { showsError } from "~/components/form/save-failure";
import { usePerson } from "~/components/shell/person";
import { useRoleName } from "~/components/shell/use-role-name";
import { toastSuccess } from "~/components/ui/toaster";
import { nameSchema, signatureSchema } from "~/features/system/account/schema";
import { api } from "~/trpc/client";
import { ProfileForm } from "./profile-form";

const schema = z.object({ name: nameSchema, signature: signatureSchema });

export function DetailsForm() {
  const t = useTranslations("profile");
  const person = usePerson();
  const common = useTranslations("common");
  const router = useRouter();
  const roleName = useRoleName();
  const save = api.system.account.saveProfile.useMutation({ meta: { showsError } });
  const { data: profile } = api.system.account.profile.useQuery();
  const signature = profile?.signature ?? null;
  const start = useMemo(() => ({ name: person.name, signature }), [person.name, signature]);

  function handleSaved() {
    toastSuccess(common("updated"));
    router.refresh();
  }

  return (
    <ProfileForm
      schema={schema}
      start={start}
      action={common("save")}
      save={(data) => save.mutateAsync({ data })}
      onSaved={handleSaved}
    >
      {(control) => (
        <>
          <TextField control={control} name="name" autoComplete="name" />
          <TextareaField control={control} name="signature" rows={3} max={500} description={t("signatureHelp")} />
          <dl className="grid gap-4 lg:gap-3">
            <Fact label={t("email")}>{person.email}</Fact>
            <Fact label={t("role")}>{roleName(person.role.name)}</Fact>
          </dl>
        </>
      )}
    </ProfileForm>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid gap-1 lg:grid-cols-[9.5rem_minmax(0,1fr)] lg:gap-x-5">
      <dt className="font-medium">{label}</dt>
      <dd className="break-words text-muted-foreground">{children}</dd>
    </div>
  );
}
