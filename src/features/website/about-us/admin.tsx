"use client";

import { useTranslations } from "next-intl";
import { PicturedName } from "~/components/resource/pictured-name";
import { PublishActions } from "~/components/resource/publish-actions";
import { PublishBadge, usePublishStates } from "~/components/resource/publish-badge";
import { ResourcePage } from "~/components/resource/resource-page";
import type { ListOf } from "~/components/table/list-state";
import type { aboutUsList } from "~/features/website/about-us/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { aboutLayouts } from "~/lib/about-layouts";
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
} = api.website.aboutUs;

export function AboutUsAdmin(props: { list: ListOf<typeof aboutUsList> }) {
  const t = useTranslations();
  const text = useInLanguage();
  const statuses = usePublishStates();
  const layouts = aboutLayouts.map((value) => ({ value, label: t(`about-us.layouts.${value}`) }));
  return (
    <ResourcePage
      path="/admin/about-us"
      api={{ list, byId, create, update, delete: remove, restore, usedBy, move }}
      list={props.list}
      form="page"
      nameOf={(row) => text(row, "name")}
      bulk={(rows) => <PublishActions rows={rows} api={{ publishMany, withdrawMany, revertPublishing }} />}
      columns={[
        { id: "nameEn", cell: (row) => <PicturedName name={text(row, "name")} image={row.image} /> },
        { id: "nameVi", isWide: true },
        {
          id: "layout",
          cell: (row) => t(`about-us.layouts.${row.layout}`),
          filter: { key: "layout", options: layouts },
        },
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
