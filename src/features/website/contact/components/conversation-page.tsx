"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { DeleteDialog } from "~/components/resource/delete-dialog";
import { TrashNotice } from "~/components/resource/trash-notice";
import { useMay } from "~/components/resource/use-may";
import { useListQuery } from "~/components/table/use-list-query";
import { Alert } from "~/components/ui/alert";
import { MESSAGES_SHOWN } from "~/features/website/message/schema";
import { isNotFound } from "~/lib/error-message";
import { api, type RouterOutputs } from "~/trpc/client";
import { Composer, writeReplyNext } from "./composer";
import { ConversationHead } from "./conversation-head";
import { Thread } from "./thread";

const path = "/admin/contact";
const { contact } = api.website;

type ConversationPageProps = {
  /** Initial data, rendered by the server. */
  conversation: RouterOutputs["website"]["contact"]["byId"];
  /** Neighbours in the list when the page was opened: a reply moves the conversation in the list. */
  neighbours: RouterOutputs["website"]["contact"]["neighbours"];
};

/** Shows a conversation, with the composer at its end. Opening it marks it as read. */
export function ConversationPage({ conversation: initialData, neighbours }: ConversationPageProps) {
  const t = useTranslations("contact");
  const router = useRouter();
  const may = useMay(path);
  const query = useListQuery();
  const inbox = path + query;
  const { id } = initialData;
  // The page itself shows that a conversation is deleted.
  const quiet = { meta: { showsError: () => true } };
  const { data: conversation, error, refetch } = contact.byId.useQuery({ id }, { ...quiet, initialData });
  const [take, setTake] = useState(MESSAGES_SHOWN);
  const messages = contact.messages.useQuery({ id, take }, { ...quiet, placeholderData: keepPreviousData });
  const [deletion, setDeletion] = useState<"asked" | "done" | null>(null);

  useMarkOpened(id, may.edit && initialData.readAt === null);

  function leaveErased() {
    setDeletion("done");
    router.push(inbox);
  }

  /** Unsent notes stay in the browser, and are offered when the conversation is opened again. */
  function openNext() {
    if (neighbours.next === null) return router.push(inbox);
    writeReplyNext(neighbours.next);
    router.push(`${path}/${neighbours.next}${query}`);
  }

  return (
    <div className="flex min-h-[calc(100dvh-3.5rem)] min-w-0 flex-col lg:h-full lg:min-h-0">
      <ConversationHead
        conversation={conversation}
        neighbours={neighbours}
        onDelete={() => setDeletion("asked")}
        onErased={leaveErased}
        onRefused={() => void refetch()}
      />
      <section
        aria-label={conversation.subject}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        className="-outline-offset-2 grid min-h-0 flex-1 content-start gap-4 bg-background p-4 lg:overflow-y-auto"
      >
        <TrashNotice path={path} record={conversation} api={contact} onErased={leaveErased} />
        {isNotFound(error) && deletion === null && (
          <Alert variant="destructive" title={t("gone")}>
            {t("goneText")}
          </Alert>
        )}
        <Thread
          messages={messages.data?.messages}
          total={messages.data?.total ?? 0}
          onMore={() => setTake(take + MESSAGES_SHOWN)}
          isLoadingMore={messages.isPlaceholderData}
        />
      </section>
      {/* When another person deletes the conversation, the typed reply stays: it can be sent after a restore. */}
      {may.edit && (initialData.deletedAt === null || conversation.deletedAt === null) && (
        <Composer conversation={conversation} onClosed={openNext} onRefused={() => void refetch()} />
      )}
      <DeleteDialog
        rows={deletion === "asked" ? [{ id, name: conversation.subject }] : []}
        api={{ delete: contact.delete, restore: contact.restore }}
        onClose={() => setDeletion(null)}
        onDeleted={leaveErased}
      />
    </div>
  );
}

/** Marks the opened conversation as read. A list of unread ones keeps its row until it is opened again. */
function useMarkOpened(id: number, isUnread: boolean): void {
  const utils = api.useUtils().website.contact;
  const { mutate } = contact.markRead.useMutation({
    meta: { keepsQueries: true },
    onSuccess: async () => {
      const read = { readAt: new Date() };
      utils.list.setQueriesData(
        {},
        {},
        (list) => list && { ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, ...read } : row)) },
      );
      utils.byId.setData({ id }, (conversation) => conversation && { ...conversation, ...read });
      await Promise.all([
        utils.list.invalidate(undefined, { refetchType: "none" }),
        utils.viewCounts.invalidate(),
        utils.unreadCount.invalidate(),
      ]);
    },
  });
  useEffect(() => {
    if (isUnread) mutate({ ids: [id], isRead: true });
  }, [isUnread, mutate, id]);
}
