"use client";

import { MailOpen, MailPlus, OctagonAlert, Star, StarOff, Undo2 } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { InboxRow } from "~/components/inbox/inbox-row";
import type { BulkAction } from "~/components/resource/bulk-bar";
import { ResourcePage } from "~/components/resource/resource-page";
import type { ListOf } from "~/components/table/list-state";
import type { contactList } from "~/features/website/contact/schema";
import { conversationStatuses } from "~/lib/conversation-status";
import { api, type RouterOutputs } from "~/trpc/client";
import { ImportantToggle } from "./components/important-toggle";
import { staff } from "./components/staff";
import { StatusBadge } from "./components/status-badge";

type Row = RouterOutputs["website"]["contact"]["list"]["rows"][number];

const { list, delete: remove, sources, setImportant, markRead, setSpam, assign } = api.website.contact;

/** The inbox: what visitors wrote, the newest first. */
export function ContactAdmin(props: { list: ListOf<typeof contactList> }) {
  const t = useTranslations("contact");
  const query = useSearchParams().toString();
  const { data: usedSources = [] } = sources.useQuery();
  const bulk = useBulkActions();
  return (
    <ResourcePage
      path="/admin/contact"
      api={{ list, delete: remove }}
      list={props.list}
      form="page"
      columns={[
        { id: "subject", filter: { key: "unread" } },
        {
          id: "status",
          filter: { key: "status", options: conversationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })) },
        },
        { id: "important", filter: { key: "important" } },
        { id: "assigneeId", cell: (row) => row.assignee?.name, filter: { key: "assigneeId", reference: staff } },
        { id: "source", filter: { key: "source", options: usedSources.map((value) => ({ value, label: value })) } },
        { id: "lastMessageAt", filter: { key: "lastMessageAt" } },
      ]}
      bulk={bulk}
      emptyHelp={t("emptyHelp")}
      row={(row) => (
        <InboxRow
          href={`/admin/contact/${row.id}${query && `?${query}`}`}
          sender={row.name}
          company={row.company}
          subject={row.subject}
          excerpt={row.excerpt}
          isUnread={row.readAt === null}
          at={row.lastMessageAt}
          star={<ImportantToggle conversation={row} />}
        >
          {row.assignee && <span className="max-w-40 truncate text-muted-foreground text-xs">{row.assignee.name}</span>}
          <StatusBadge status={row.status} />
        </InboxRow>
      )}
    />
  );
}

/** What can be done with several conversations, as far as it would change them. */
function useBulkActions(): BulkAction<Row>[] {
  const t = useTranslations("contact");
  const important = setImportant.useMutation().mutateAsync;
  const read = markRead.useMutation().mutateAsync;
  const spam = setSpam.useMutation().mutateAsync;
  const assigned = assign.useMutation().mutateAsync;
  const isUnread = ({ readAt }: Row) => readAt === null;
  const isSpam = ({ status }: Row) => status === "spam";
  const action = (
    key: "important" | "notImportant" | "read" | "unread" | "spam" | "notSpam",
    icon: typeof Star,
    run: (ids: number[]) => ReturnType<typeof important>,
    isOffered: (rows: readonly Row[]) => boolean,
    done?: (count: number) => string,
  ) => ({ label: t(`actions.${key}`), icon, needs: "edit" as const, run, isOffered, done });
  return [
    action(
      "important",
      Star,
      (ids) => important({ ids, important: true }),
      (rows) => rows.some((row) => !row.important),
      (count) => t("markedImportant", { count }),
    ),
    action(
      "notImportant",
      StarOff,
      (ids) => important({ ids, important: false }),
      (rows) => rows.some((row) => row.important),
      (count) => t("markedNotImportant", { count }),
    ),
    action(
      "read",
      MailOpen,
      (ids) => read({ ids, isRead: true }),
      (rows) => rows.some(isUnread),
    ),
    action(
      "unread",
      MailPlus,
      (ids) => read({ ids, isRead: false }),
      (rows) => !rows.every(isUnread),
    ),
    action(
      "spam",
      OctagonAlert,
      (ids) => spam({ ids, isSpam: true }),
      (rows) => !rows.every(isSpam),
    ),
    action(
      "notSpam",
      Undo2,
      (ids) => spam({ ids, isSpam: false }),
      (rows) => rows.some(isSpam),
    ),
    { label: t("actions.assign"), needs: "edit", reference: staff, run: (ids, assigneeId) => assigned({ ids, assigneeId }) },
  ];
}
