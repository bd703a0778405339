import Link from "next/link";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { SelectField } from "~/components/fields/select-field";
import { TextField } from "~/components/fields/text-field";
import { useFormScope } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { recordForm } from "~/components/resource/record-form";
import { useHasMail } from "~/components/shell/has-mail";
import { usePerson } from "~/components/shell/person";
import { useRoleName } from "~/components/shell/use-role-name";
import { userSchema } from "~/features/system/user/schema";
import { roleIds } from "~/lib/accounts";
import { api } from "~/trpc/client";

export const userForm = recordForm({
  schema: userSchema,
  empty: { name: "", email: "", roleId: null },
  fields: (control) => <UserFields control={control} />,
});

function UserFields({ control }: { control: FormControl<z.input<typeof userSchema>> }) {
  const t = useTranslations("user");
  const roleName = useRoleName();
  const person = usePerson();
  const hasMail = useHasMail();
  const { row } = useFormScope();
  const isOwn = row !== null && "id" in row && row.id === person.id;
  const isAdmin = person.role.id === roleIds.ADMIN;
  const { data: roles = [] } = api.system.user.roles.useQuery();
  const options = roles.filter(({ canGive }) => canGive).map(({ id, name }) => ({ value: id, label: roleName(name) }));
  const ownEmailHelp = t.rich("ownEmailHelp", {
    profile: (text) => (
      <Link href="/admin/profile" className="underline underline-offset-4">
        {text}
      </Link>
    ),
  });
  const emailHelp =
    row === null ? t(hasMail ? "emailHelp" : "emailHelpNoMail") : isOwn ? ownEmailHelp : isAdmin ? undefined : t("newEmailHelp");
  return (
    <>
      <TextField control={control} name="name" autoComplete="off" autoFocus />
      <TextField control={control} name="email" type="email" autoComplete="off" readOnly={isOwn} description={emailHelp} />
      <SelectField control={control} name="roleId" description={t("roleHelp")} options={options} />
    </>
  );
}
