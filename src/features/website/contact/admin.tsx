"use client";

import { CircleDot, MailOpen, MailPlus, OctagonAlert, Star, StarOff, Undo2 } from "lucide-react";
import { useParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { BulkButton, BulkMenu, BulkReference } from "~/components/resource/bulk-actions";
import type { PresetView } from "~/components/resource/list-views";
import { ResourcePage } from "~/components/resource/resource-page";
import { useTrash } from "~/components/resource/use-trash";
import { usePerson } from "~/components/shell/person";
import type { ListOf } from "~/components/table/list-state";
import { RowList } from "~/components/table/row-list";
import { ErasePersonButton } from "~/features/system/person/components/erase-person-button";
import type { contactList } from "~/features/website/contact/schema";
import { conversationStatuses } from "~/lib/conversation-status";
import { inboxViewNames, inboxViews, MAX_VIEW_COUNT } from "~/lib/inbox-views";
import { formatNumber } from "~/lib/numbers";
import { api, type RouterOutputs } from "~/trpc/client";
import { ConversationRow } from "./components/conversation-row";
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

type Row = RouterOutputs["website"]["contact"]["list"]["rows"][number];

function ConversationActions({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations("contact");
  const common = useTranslations("common");
  const labelOf = useFieldLabels("/admin/contact");
  const { mutateAsync: important } = setImportant.useMutation();
  const { mutateAsync: read } = markRead.useMutation();
  const { mutateAsync: spam } = setSpam.useMutation();
  const { mutateAsync: moved } = setStatus.useMutation();
  const { mutateAsync: assigned } = assign.useMutation();
  return (
    <>
      {rows.some((row) => !row.important) && (
        <BulkButton
          label={t("actions.important")}
          icon={Star}
          run={(ids) => important({ ids, data: { important: true } })}
          done={(count) => t("markedImportant", { count })}
        />
      )}
      {rows.some((row) => row.important) && (
        <BulkButton
          label={t("actions.notImportant")}
          icon={StarOff}
          run={(ids) => important({ ids, data: { important: false } })}
          done={(count) => t("markedNotImportant", { count })}
        />
      )}
      {rows.some((row) => row.readAt === null) && (
        <BulkButton label={t("actions.read")} icon={MailOpen} run={(ids) => read({ ids, isRead: true })} />
      )}
      {rows.some((row) => row.readAt !== null) && (
        <BulkButton label={t("actions.unread")} icon={MailPlus} run={(ids) => read({ ids, isRead: false })} />
      )}
      {rows.some((row) => row.status !== "spam") && (
        <BulkButton label={t("actions.spam")} icon={OctagonAlert} run={(ids) => spam({ ids, isSpam: true })} />
      )}
      {rows.some((row) => row.status === "spam") && (
        <BulkButton label={t("actions.notSpam")} icon={Undo2} run={(ids) => spam({ ids, isSpam: false })} />
      )}
      <BulkMenu
        label={labelOf("status")}
        icon={CircleDot}
        options={(["open", "answered", "closed"] as const).map((value) => ({ value, label: t(`statuses.${value}`) }))}
        run={(ids, status) => moved({ ids, data: { status } })}
      />
      <BulkReference
        label={common("assignTo")}
        reference={staff}
        run={(ids, assigneeId) => assigned({ ids, data: { assigneeId } })}
      />
    </>
  );
}
