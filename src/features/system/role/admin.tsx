"use client";

import { Eye } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { ResourcePage } from "~/components/resource/resource-page";
import { useMay } from "~/components/resource/use-may";
import { useRoleName } from "~/components/shell/use-role-name";
import type { ListOf } from "~/components/table/list-state";
import { Button } from "~/components/ui/button";
import { Tooltip } from "~/components/ui/tooltip";
import type { roleList } from "~/features/system/role/schema";
import { formatNumber } from "~/lib/numbers";
import { api } from "~/trpc/client";

const { list, byId, history, create, update, delete: remove, usedBy } = api.system.role;

export function RoleAdmin(props: { list: ListOf<typeof roleList> }) {
  const t = useTranslations("role");
  const locale = useLocale();
  const roleName = useRoleName();
  const may = useMay("/admin/role");
  const mayUsers = useMay("/admin/user");
  const { data: above } = api.system.role.above.useQuery();
  const viewAs = api.system.role.viewAs.useMutation({
    // The other role may not view this page: its queries would be refused.
    meta: { keepsQueries: true },
    // A full page load clears the data that only the user's own role may see.
    onSuccess: () => window.location.assign("/admin"),
  });
  const canChange = ({ id }: { id: number }) => above !== undefined && !above.includes(id);
  return (
    <ResourcePage
      path="/admin/role"
      api={{ list, byId, history, create, update, delete: remove, usedBy }}
      list={props.list}
      nameOf={({ name }) => roleName(name)}
      columns={[
        { id: "name", cell: ({ name }) => roleName(name) },
        {
          id: "users",
          isNumber: true,
          cell: ({ id, users }) =>
            mayUsers.view && users > 0 ? (
              <Link href={`/admin/user?roleId=${id}`} prefetch={false} className="underline-offset-4 hover:underline">
                {formatNumber(users, locale)}
              </Link>
            ) : (
              formatNumber(users, locale)
            ),
        },
        { id: "needsTwoStep", filter: { key: "needsTwoStep" } },
        { id: "builtIn", filter: { key: "builtIn" } },
        { id: "updatedAt", isHidden: true },
      ]}
      rowActions={
        may.edit
          ? ({ id, name }) => (
              <Tooltip content={t("viewAs")}>
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={t("viewAsRow", { name: roleName(name) })}
                  onClick={() => viewAs.mutate({ id })}
                >
                  <Eye aria-hidden />
                </Button>
              </Tooltip>
            )
          : undefined
      }
      rowRights={(row) => ({ edit: canChange(row), delete: canChange(row) && !row.builtIn })}
      form={async () => (await import("./components/role-form")).roleForm}
    />
  );
}
