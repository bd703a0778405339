import { useTranslations } from "next-intl";
import type { z } from "zod";
import { SelectField } from "~/components/fields/select-field";
import { SwitchField } from "~/components/fields/switch-field";
import { TextField } from "~/components/fields/text-field";
import { useFormScope } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { recordForm } from "~/components/resource/record-form";
import { useMay } from "~/components/resource/use-may";
import { useRoleName } from "~/components/shell/use-role-name";
import { emptyRole, roleSchema } from "~/features/system/role/schema";
import { roleIds } from "~/lib/accounts";
import { api } from "~/trpc/client";

export const roleForm = recordForm({
  schema: roleSchema,
  empty: emptyRole,
  fields: (control) => <RoleFields control={control} />,
});

function RoleFields({ control }: { control: FormControl<z.input<typeof roleSchema>> }) {
  const t = useTranslations("role");
  const roleName = useRoleName();
  const { row } = useFormScope();
  const mayGrant = useMay("/admin/feature").edit;
  const { data } = api.system.role.list.useQuery({ pageSize: 1000 });
  const { data: above = [] } = api.system.role.above.useQuery();
  const own = data?.rows.find(({ id }) => row !== null && "id" in row && row.id === id);
  const sources = (data?.rows ?? []).filter(({ id }) => id !== roleIds.ADMIN && !above.includes(id));
  const options = sources.map(({ id, name }) => ({
    value: id,
    label: id === own?.id ? t("permissionsAsTheyAre") : roleName(name),
  }));
  return (
    <>
      {own?.builtIn ? (
        <p className="text-muted-foreground">{t("builtInHelp")}</p>
      ) : (
        <TextField control={control} name="name" autoFocus />
      )}
      {own?.id !== roleIds.ADMIN && mayGrant && (
        <SelectField
          control={control}
          name="permissionsFromId"
          options={options}
          none={own ? undefined : t("noPermissions")}
          description={t(own ? "permissionsFromHelp" : "permissionsFromNewHelp")}
        />
      )}
      <SwitchField control={control} name="needsTwoStep" description={t("needsTwoStepHelp")} />
    </>
  );
}
