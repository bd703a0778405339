"use client";

import { PicturedName } from "~/components/resource/pictured-name";
import { PublishActions } from "~/components/resource/publish-actions";
import { PublishBadge, usePublishStates } from "~/components/resource/publish-badge";
import { ResourcePage } from "~/components/resource/resource-page";
import { iconOf } from "~/components/shell/icons";
import type { ListOf } from "~/components/table/list-state";
import type { serviceList } from "~/features/website/service/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";

const {
  list,
  byId,
  create,
  update,
  delete: remove,
  restore,
  usedBy,
  move,
  publishMany,
  withdrawMany,
  revertPublishing,
} = api.website.service;

export function ServiceAdmin(props: { list: ListOf<typeof serviceList> }) {
  const text = useInLanguage();
  const statuses = usePublishStates();
  return (
    <ResourcePage
      path="/admin/service"
      api={{ list, byId, create, update, delete: remove, restore, usedBy, move }}
      list={props.list}
      form="page"
      nameOf={(row) => text(row, "name")}
      bulk={(rows) => <PublishActions rows={rows} api={{ publishMany, withdrawMany, revertPublishing }} />}
      columns={[
        { id: "nameEn", cell: (row) => <PicturedName name={text(row, "name")} image={row.image} icon={iconOf(row.icon)} /> },
        { id: "nameVi", isWide: true },
        { id: "slug", isHidden: true },
        {
          id: "status",
          isBesideName: true,
          cell: (row) => <PublishBadge of={row} />,
          filter: { key: "status", options: statuses },
        },
        { id: "hasChanges", isHidden: true, filter: { key: "hasChanges" } },
        { id: "publishAt", isHidden: true, filter: { key: "publishAt" } },
        { id: "updatedAt", isHidden: true },
      ]}
    />
  );
}
