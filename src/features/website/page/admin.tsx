"use client";

import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { PublishActions } from "~/components/resource/publish-actions";
import { PublishBadge, usePublishStates } from "~/components/resource/publish-badge";
import { ResourcePage } from "~/components/resource/resource-page";
import type { ListOf } from "~/components/table/list-state";
import { addressOf } from "~/features/public-records";
import type { pageList } from "~/features/website/page/schema";
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
} = api.website.page;

type PageAdminProps = {
  list: ListOf<typeof pageList>;
  /** Shown above the list. */
  children?: ReactNode;
};

export function PageAdmin(props: PageAdminProps) {
  const text = useInLanguage();
  const locale = useLocale();
  const statuses = usePublishStates();
  return (
    <ResourcePage
      path="/admin/page"
      api={{ list, byId, create, update, delete: remove, restore, usedBy, move }}
      list={props.list}
      form="page"
      above={props.children}
      nameOf={(row) => text(row, "title") ?? row.slug}
      bulk={(rows) => <PublishActions rows={rows} api={{ publishMany, withdrawMany, revertPublishing }} />}
      columns={[
        { id: "titleEn", cell: (row) => text(row, "title") ?? row.slug },
        { id: "titleVi", isHidden: true },
        { id: "slug", cell: (row) => addressOf("/admin/page", row, locale) },
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
