"use client";

import { PublishActions } from "~/components/resource/publish-actions";
import { PublishBadge, usePublishStates } from "~/components/resource/publish-badge";
import { ResourcePage } from "~/components/resource/resource-page";
import { iconOf } from "~/components/shell/icons";
import { Picture } from "~/components/site/picture";
import type { ListOf } from "~/components/table/list-state";
import type { serviceList } from "~/features/website/service/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";

const { list, byId, create, update, delete: remove, restore, usedBy, move, publishMany, withdrawMany } = api.website.service;

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
      bulk={(rows) => <PublishActions rows={rows} api={{ publishMany, withdrawMany }} />}
      columns={[
        {
          id: "nameEn",
          cell: (row) => {
            const Icon = iconOf(row.icon);
            return (
              <span className="flex min-w-0 items-center gap-3">
                <span className="grid h-8 w-12 shrink-0 place-items-center overflow-hidden rounded-md bg-muted text-muted-foreground">
                  {row.image ? (
                    <Picture image={row.image} alt="" sizes="48px" className="size-full object-cover" />
                  ) : (
                    <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                  )}
                </span>
                <span className="min-w-0 truncate">{text(row, "name")}</span>
              </span>
            );
          },
        },
        { id: "nameVi", isWide: true },
        { id: "slug", isHidden: true },
        { id: "status", cell: (row) => <PublishBadge of={row} />, filter: { key: "status", options: statuses } },
        { id: "hasChanges", isHidden: true, filter: { key: "hasChanges" } },
        { id: "publishAt", isHidden: true, filter: { key: "publishAt" } },
        { id: "updatedAt", isHidden: true },
      ]}
    />
  );
}
