"use client";

import { CircleDot, type LucideIcon, MailOpen, MailPlus, OctagonAlert, Star, StarOff, Undo2 } from "lucide-react";
import { useParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { InboxRow } from "~/components/inbox/inbox-row";
import type { BulkAction } from "~/components/resource/bulk-bar";
import { DoubtBadge } from "~/components/resource/doubt-badge";
import type { PresetView } from "~/components/resource/list-views";
import { ResourcePage } from "~/components/resource/resource-page";
import { useTrash } from "~/components/resource/use-trash";
import { usePerson } from "~/components/shell/person";
import type { ListOf } from "~/components/table/list-state";
import { useListQuery } from "~/components/table/use-list-query";
import { ErasePersonButton } from "~/features/system/person/components/erase-person-button";
import type { contactList } from "~/features/website/contact/schema";
import { conversationStatuses } from "~/lib/conversation-status";
import { inboxViewNames, inboxViews, MAX_VIEW_COUNT } from "~/lib/inbox-views";
import { formatNumber } from "~/lib/numbers";
import { api, type RouterOutputs } from "~/trpc/client";
import { ImportantToggle, StatusBadge } from "./components/conversation-state";
import { staff } from "./components/staff";

const {
  list,
  viewCounts,
  delete: remove,
  restore,
  erase,
  sources,
  setImportant,
  markRead,
  setSpam,
  setStatus,
  assign,
} = api.website.contact;

/** Shows the inbox's views and the conversations of one, beside the opened conversation. */
export function ContactAdmin(props: { list: ListOf<typeof contactList> }) {
  const t = useTranslations("contact");
  const { id: openId } = useParams<{ id?: string }>();
  const query = useListQuery();
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
        bulk={[...useBulkActions(), ...trash.bulk]}
        rowRights={(row) => ({ edit: true, delete: row.deletedAt === null })}
        titleActions={<ErasePersonButton />}
        emptyHelp={t("emptyHelp")}
        views={useInboxViews()}
        pane={openId === undefined ? "alone" : "besideRecord"}
        row={(row) => (
          <InboxRow
            href={`/admin/contact/${row.id}${query}`}
            sender={row.name}
            company={row.company}
            subject={row.subject}
            excerpt={row.excerpt}
            isUnread={row.readAt === null}
            isOpen={String(row.id) === openId}
            at={row.lastMessageAt}
            star={<ImportantToggle conversation={row} />}
            assignee={row.assignee?.name}
            badge={
              <>
                <DoubtBadge doubt={row.doubt} />
                <StatusBadge status={row.status} />
              </>
            }
          />
        )}
      />
      {trash.dialog}
    </>
  );
}

function useInboxViews(): PresetView[] {
  const t = useTranslations("inbox.views");
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
      query: new URLSearchParams(values).toString(),
      count: count > 0 ? formatNumber(count, locale) + (count < MAX_VIEW_COUNT ? "" : "+") : undefined,
    };
  });
}

type Row = RouterOutputs["website"]["contact"]["list"]["rows"][number];

function useBulkActions(): BulkAction<Row>[] {
  const t = useTranslations("contact");
  const common = useTranslations("common");
  const labelOf = useFieldLabels("/admin/contact");
  const { mutateAsync: important } = setImportant.useMutation();
  const { mutateAsync: read } = markRead.useMutation();
  const { mutateAsync: spam } = setSpam.useMutation();
  const { mutateAsync: moved } = setStatus.useMutation();
  const { mutateAsync: assigned } = assign.useMutation();
  const action = (key: "important" | "notImportant" | "read" | "unread" | "spam" | "notSpam", icon: LucideIcon) =>
    ({ label: t(`actions.${key}`), icon, needs: "edit" }) as const;
  return [
    {
      ...action("important", Star),
      run: (ids) => important({ ids, data: { important: true } }),
      changes: (row) => !row.important,
      done: (count) => t("markedImportant", { count }),
    },
    {
      ...action("notImportant", StarOff),
      run: (ids) => important({ ids, data: { important: false } }),
      changes: (row) => row.important,
      done: (count) => t("markedNotImportant", { count }),
    },
    { ...action("read", MailOpen), run: (ids) => read({ ids, isRead: true }), changes: (row) => row.readAt === null },
    { ...action("unread", MailPlus), run: (ids) => read({ ids, isRead: false }), changes: (row) => row.readAt !== null },
    { ...action("spam", OctagonAlert), run: (ids) => spam({ ids, isSpam: true }), changes: (row) => row.status !== "spam" },
    { ...action("notSpam", Undo2), run: (ids) => spam({ ids, isSpam: false }), changes: (row) => row.status === "spam" },
    {
      label: labelOf("status"),
      icon: CircleDot,
      needs: "edit",
      options: (["open", "answered", "closed"] as const).map((status) => ({
        label: t(`statuses.${status}`),
        run: (ids) => moved({ ids, data: { status } }),
      })),
    },
    {
      label: common("assignTo"),
      needs: "edit",
      reference: staff,
      run: (ids, assigneeId) => assigned({ ids, data: { assigneeId } }),
    },
  ];
}
