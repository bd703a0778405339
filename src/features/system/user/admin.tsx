"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { BulkButton } from "~/components/resource/bulk-actions";
import { ResourcePage } from "~/components/resource/resource-page";
import { RowMenu } from "~/components/resource/row-buttons";
import { useMay } from "~/components/resource/use-may";
import { usePerson } from "~/components/shell/person";
import { useRoleName } from "~/components/shell/use-role-name";
import { DefaultCell } from "~/components/table/default-cell";
import type { ListOf } from "~/components/table/list-state";
import { Badge } from "~/components/ui/badge";
import { useModule } from "~/components/ui/use-module";
import type { InvitationDialog } from "~/features/system/user/components/invitation-dialog";
import { UserMenu, userActions, useUserActions } from "~/features/system/user/components/user-actions";
import type { userList } from "~/features/system/user/schema";
import { accountStatus } from "~/lib/accounts";
import { api } from "~/trpc/client";

const { list, byId, history, create, update, delete: remove } = api.system.user;

export function UserAdmin(props: { list: ListOf<typeof userList> }) {
  const t = useTranslations("user");
  const may = useMay("/admin/user");
  const roleName = useRoleName();
  const person = usePerson();
  const actions = useUserActions();
  const [invited, setInvited] = useState<ComponentProps<typeof InvitationDialog>["invited"] | null>(null);
  const invitation = useModule(() => import("./components/invitation-dialog"), invited !== null);
  const { data: roles = [] } = api.system.user.roles.useQuery();
  const canChange = ({ roleId }: { roleId: number }) => roles.some(({ id, canGive }) => canGive && id === roleId);
  const statuses = [
    { value: accountStatus.ACTIVE, label: t("active") },
    { value: accountStatus.BLOCKED, label: t("blocked") },
  ];
  return (
    <>
      <ResourcePage
        path="/admin/user"
        api={{ list, byId, history, create, update, delete: remove }}
        list={props.list}
        columns={[
          { id: "name" },
          {
            id: "email",
            cell: ({ email, newEmail }) => (
              <>
                {email}
                {newEmail?.email && new Date() < newEmail.expiresAt && (
                  <span className="ml-2 text-muted-foreground text-xs">{t("newEmail", { email: newEmail.email })}</span>
                )}
              </>
            ),
          },
          {
            id: "roleId",
            cell: ({ role }) => <span className="whitespace-nowrap">{roleName(role.name)}</span>,
            filter: { key: "roleId", options: roles.map(({ id, name }) => ({ value: id, label: roleName(name) })) },
          },
          {
            id: "status",
            isBesideName: true,
            cell: ({ status, isClaimed }) =>
              status === accountStatus.BLOCKED ? (
                <Badge variant="destructive" hasDot>
                  {t("blocked")}
                </Badge>
              ) : (
                <Badge variant={isClaimed ? "success" : "neutral"} hasDot>
                  {isClaimed ? t("active") : t("invited")}
                </Badge>
              ),
            filter: { key: "status", options: statuses },
          },
          {
            id: "verifiedAt",
            isWide: true,
            cell: ({ verifiedAt, isClaimed }) => (isClaimed ? <DefaultCell value={verifiedAt !== null} /> : t("invited")),
            filter: { key: "confirmed" },
          },
          {
            id: "approvedAt",
            isWide: true,
            cell: ({ approvedAt }) => <DefaultCell value={approvedAt !== null} />,
            filter: { key: "approved" },
          },
          { id: "hasTwoStep", isHidden: true, filter: { key: "twoStep" } },
          { id: "lastSignInAt", isHidden: true },
          { id: "createdAt", isHidden: true },
        ]}
        bulk={() =>
          userActions.map(({ name, icon }) => (
            <BulkButton key={name} label={t(`actions.${name}`)} icon={icon} run={(ids) => actions[name]({ ids })} />
          ))
        }
        rowMenu={(user, items) => {
          if (may.edit && canChange(user)) return <UserMenu user={user}>{items}</UserMenu>;
          return items && <RowMenu name={user.name}>{items}</RowMenu>;
        }}
        rowRights={(user) => ({ edit: canChange(user), delete: canChange(user) && user.id !== person.id })}
        describeSaved={({ email, newEmail }, typed) =>
          typed.email.toLowerCase() === newEmail?.email ? t("newEmailAsked", { email }) : null
        }
        onSaved={({ name, email, invitation }) => invitation !== undefined && setInvited({ name, email, invitation })}
        form={async () => (await import("./components/user-form")).userForm}
      />
      {invitation && invited && <invitation.InvitationDialog invited={invited} onClose={() => setInvited(null)} />}
    </>
  );
}
