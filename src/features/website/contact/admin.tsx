"use client";

import { useParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import type { PresetView } from "~/components/resource/list-views";
import { ResourcePage } from "~/components/resource/resource-page";
import { useTrash } from "~/components/resource/use-trash";
import { usePerson } from "~/components/shell/person";
import type { ListOf } from "~/components/table/list-state";
import { RowList } from "~/components/table/row-list";
import { lazyComponent } from "~/components/ui/lazy-component";
import { Skeleton } from "~/components/ui/skeleton";
import { ErasePersonButton } from "~/features/system/person/components/erase-person-button";
import type { contactList } from "~/features/website/contact/schema";
import { conversationStatuses } from "~/lib/conversation-status";
import { inboxViewNames, inboxViews, MAX_VIEW_COUNT } from "~/lib/inbox-views";
import { formatNumber } from "~/lib/numbers";
import { api } from "~/trpc/client";
import { ConversationRow } from "./components/conversation-row";
import { staff } from "./components/staff";

// Loaded when conversations are selected.
const ConversationActions = lazyComponent(
  async () => (await import("./components/conversation-actions")).ConversationActions,
  <Skeleton className="h-8 w-96" />,
);

const { list, viewCounts, delete: remove, restore, erase, sources } = api.website.contact;

/** Shows the inbox's views and the conversations of one, beside the opened conversation. */
export function ContactAdmin(props: { list: ListOf<typeof contactList> }) {
  const t = useTranslations("contact");
  const { id: openId } = useParams<{ id?: string }>();
  const trash = useTrash({ restore, erase });
  const { data: usedSources = [] } = sources.useQuery();
  const statuses = conversationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }));
  return (
    <>
      <ResourcePage
        path="/admin/contact"
        api={{ list, delete: remove, restore }}
        list={props.list}
        form="page"
        columns={[
          { id: "subject", filter: { key: "unread" } },
          { id: "status", filter: { key: "status", options: statuses } },
          { id: "important", filter: { key: "important" } },
          { id: "assigneeId", cell: (row) => row.assignee?.name, filter: { key: "assigneeId", reference: staff } },
          { id: "assigned", cell: (row) => row.assignee !== null, filter: { key: "assigned" } },
          { id: "source", filter: { key: "source", options: usedSources.map((value) => ({ value, label: value })) } },
          { id: "lastMessageAt", filter: { key: "lastMessageAt" } },
          { id: "deletedAt", filter: { key: "trash" } },
        ]}
        bulk={(rows) => (
          <>
            <ConversationActions rows={rows} />
            {trash.actions(rows)}
          </>
        )}
        rowRights={(row) => ({ edit: true, delete: row.deletedAt === null })}
        titleActions={<ErasePersonButton />}
        views={useInboxViews()}
        pane={openId === undefined ? "alone" : "besideRecord"}
        rows={(rows) => <RowList {...rows} row={(row) => <ConversationRow conversation={row} />} />}
      />
      {trash.dialog}
    </>
  );
}

function useInboxViews(): PresetView[] {
  const t = useTranslations("inbox.views");
  const empty = useTranslations("inbox.noneIn");
  const locale = useLocale();
  const person = usePerson();
  const { data: counts = {} } = viewCounts.useQuery();
  const views = inboxViews(person.id);
  return inboxViewNames.map((name) => {
    const values = Object.entries(views[name]).map(([key, value]) => [key, String(value)]);
    const count = counts[name] ?? 0;
    return {
      tab: name,
      label: t(name),
      empty: empty(name),
      query: new URLSearchParams(values).toString(),
      count: count > 0 ? formatNumber(count, locale) + (count < MAX_VIEW_COUNT ? "" : "+") : undefined,
    };
  });
}
