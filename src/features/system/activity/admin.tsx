"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { referenceTo } from "~/components/fields/reference";
import { useFeatureName } from "~/components/resource/feature-names";
import { ResourceList } from "~/components/resource/resource-list";
import { NameButton } from "~/components/resource/row-buttons";
import type { ListOf } from "~/components/table/list-state";
import { TextLink } from "~/components/ui/text-link";
import { useModule } from "~/components/ui/use-module";
import { adminPages } from "~/features/registry";
import type { activityList } from "~/features/system/activity/schema";
import { activityActions, isActivityAction } from "~/lib/activity-actions";
import { pageOf } from "~/lib/admin-path";
import { api, type RouterOutputs } from "~/trpc/client";
import { recordHref } from "./components/record-href";

type Row = RouterOutputs["system"]["activity"]["list"]["rows"][number];

const { list, people, person } = api.system.activity;

export function ActivityAdmin(props: { list: ListOf<typeof activityList> }) {
  const t = useTranslations("activity");
  const featureName = useFeatureName();
  const [opened, setOpened] = useState<Row | null>(null);
  const dialog = useModule(() => import("./components/entry-dialog"), opened !== null);
  const actionText = (action: string) => (isActivityAction(action) ? t(`actions.${action}`) : action);
  const accounts = referenceTo({ list: people, byId: person }, (row: { name: string }) => row.name);
  return (
    <>
      <ResourceList
        path="/admin/activity"
        api={{ list }}
        list={props.list}
        nameOf={(row) => [actionText(row.action), row.recordName].filter(Boolean).join(": ")}
        open={(row, name) => <NameButton onClick={() => setOpened(row)}>{name}</NameButton>}
        columns={[
          {
            id: "action",
            cell: ({ action }) => <span className="whitespace-nowrap">{actionText(action)}</span>,
            filter: { key: "action", options: activityActions.map((value) => ({ value, label: t(`actions.${value}`) })) },
          },
          {
            id: "recordName",
            cell: (row) =>
              row.recordName === null ? (
                row.recordId !== null && <span className="text-muted-foreground">#{row.recordId}</span>
              ) : row.action === "delete" ? (
                <span className="block truncate">{row.recordName}</span>
              ) : (
                <TextLink href={recordHref(row)} className="block truncate">
                  {row.recordName}
                </TextLink>
              ),
          },
          {
            id: "actorName",
            cell: ({ actorId, actorName }) =>
              actorName || (
                <span className="text-muted-foreground">{actorId === null ? t("system") : t("account", { id: actorId })}</span>
              ),
            filter: { key: "actorId", reference: accounts },
          },
          {
            id: "path",
            cell: ({ path }) => featureName(pageOf(path)),
            filter: { key: "path", options: adminPages.map(({ path }) => ({ value: path, label: featureName(path) })) },
          },
          { id: "createdAt", isBesideName: true, hasTime: true, filter: { key: "createdAt" } },
          { id: "ip", isWide: true },
        ]}
      >
        <p className="text-muted-foreground">{t("help")}</p>
      </ResourceList>
      {dialog && <dialog.EntryDialog row={opened} actionText={actionText} onClose={() => setOpened(null)} />}
    </>
  );
}
