"use client";

import { useLocale } from "next-intl";
import { MissingLanguages } from "~/components/resource/missing-languages";
import { PublishBadge } from "~/components/resource/publish-badge";
import { ResourcePage } from "~/components/resource/resource-page";
import type { ListOf } from "~/components/table/list-state";
import { addressOf } from "~/features/public-records";
import type { homeList } from "~/features/website/home/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";

const { list, byId, update } = api.website.home;

export function HomeAdmin(props: { list: ListOf<typeof homeList> }) {
  const text = useInLanguage();
  const locale = useLocale();
  return (
    <ResourcePage
      path="/admin/home"
      api={{ list, byId, update }}
      list={props.list}
      form="page"
      nameOf={(row) => text(row, "title")}
      columns={[
        { id: "titleEn", cell: (row) => text(row, "title") },
        { id: "titleVi", isHidden: true },
        { id: "slug", cell: (row) => addressOf("/admin/home", row, locale) },
        { id: "status", isBesideName: true, cell: (row) => <PublishBadge of={row} /> },
        { id: "missing", cell: (row) => <MissingLanguages of={row} /> },
        { id: "hasChanges", isHidden: true, filter: { key: "hasChanges" } },
        { id: "updatedAt", isHidden: true },
      ]}
    />
  );
}
