"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "~/components/fields/select-field";
import { TextField } from "~/components/fields/text-field";
import { ResourcePage } from "~/components/resource/resource-page";
import { useMay } from "~/components/resource/use-may";
import { useRoleName } from "~/components/shell/use-role-name";
import { DefaultCell } from "~/components/table/default-cell";
import { Badge } from "~/components/ui/badge";
import { UserMenu, userActions, useUserActions } from "~/features/system/user/components/user-actions";
import { userList, userSchema } from "~/features/system/user/schema";
import { api } from "~/trpc/client";

const BLOCKED = 2;

/** @param ownId of the person signed in, who can neither block nor delete themself */
export function UserAdmin({ ownId }: { ownId: number }) {
  const t = useTranslations("user");
  const utils = api.useUtils();
  const may = useMay("/admin/user");
  const roleName = useRoleName();
  const actions = useUserActions();
  const { data: roles = [] } = api.system.user.roles.useQuery();
  const givenRoles = roles.filter(({ canGive }) => canGive);
  const canChange = ({ roleId }: { roleId: number }) => givenRoles.some(({ id }) => id === roleId);
  const statuses = [
    { value: "1", label: t("active") },
    { value: "2", label: t("blocked") },
  ];
  return (
    <ResourcePage
      path="/admin/user"
      api={api.system.user}
      cache={utils.system.user}
      schema={userSchema}
      list={userList}
      columns={[
        { id: "name" },
        { id: "email" },
        {
          id: "roleId",
          cell: ({ role }) => <span className="whitespace-nowrap">{roleName(role.name)}</span>,
          csv: ({ role }) => roleName(role.name),
          filter: { key: "roleId", options: roles.map(({ id, name }) => ({ value: String(id), label: roleName(name) })) },
        },
        {
          id: "status",
          cell: ({ status, hasPassword }) =>
            status === BLOCKED ? (
              <Badge variant="destructive" hasDot>
                {t("blocked")}
              </Badge>
            ) : (
              <Badge variant={hasPassword ? "success" : "neutral"} hasDot>
                {hasPassword ? t("active") : t("invited")}
              </Badge>
            ),
          csv: ({ status }) => (status === BLOCKED ? t("blocked") : t("active")),
          filter: { key: "status", options: statuses },
        },
        { id: "verifiedAt", cell: ({ verifiedAt }) => <DefaultCell value={verifiedAt !== null} />, filter: { key: "confirmed" } },
        { id: "approvedAt", cell: ({ approvedAt }) => <DefaultCell value={approvedAt !== null} />, filter: { key: "approved" } },
        { id: "lastSignInAt" },
        { id: "createdAt", isHidden: true },
      ]}
      bulk={userActions.map(({ name, icon }) => ({
        label: t(`actions.${name}`),
        icon,
        needs: "edit",
        run: (ids) => actions[name]({ ids }),
      }))}
      rowActions={may.edit ? (user) => canChange(user) && <UserMenu user={user} ownId={ownId} /> : undefined}
      rowRights={(user) => ({ edit: canChange(user), delete: canChange(user) && user.id !== ownId })}
      empty={{ name: "", email: "", roleId: null }}
    >
      {(control) => (
        <>
          <TextField control={control} name="name" autoComplete="off" autoFocus />
          <TextField control={control} name="email" type="email" autoComplete="off" description={t("emailHelp")} />
          <SelectField
            control={control}
            name="roleId"
            description={t("roleHelp")}
            options={givenRoles.map(({ id, name }) => ({ value: id, label: roleName(name) }))}
          />
        </>
      )}
    </ResourcePage>
  );
}
