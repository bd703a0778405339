"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { MailPlus, OctagonAlert, Trash2, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { showsError } from "~/components/form/save-failure";
import { Composer } from "~/components/inbox/composer";
import { Thread } from "~/components/inbox/thread";
import { ActionButton } from "~/components/resource/action-button";
import { DeleteDialog } from "~/components/resource/delete-dialog";
import { NeighbourLinks } from "~/components/resource/neighbour-links";
import { RecordHeader } from "~/components/resource/record-header";
import { TrashNotice } from "~/components/resource/trash-notice";
import { useMay } from "~/components/resource/use-may";
import { useListQuery } from "~/components/table/use-list-query";
import { Alert } from "~/components/ui/alert";
import { Badge } from "~/components/ui/badge";
import { ErasePersonButton } from "~/features/system/person/components/erase-person-button";
import { MESSAGES_SHOWN, staffTextSchema } from "~/features/website/message/schema";
import { ReplyField } from "~/features/website/reply-template/components/reply-field";
import { api, type RouterOutputs } from "~/trpc/client";
import { ConversationDetails } from "./conversation-details";
import { ImportantToggle, StatusBadge } from "./conversation-state";

const path = "/admin/contact";
const { contact } = api.website;
const mailTones = { waiting: "neutral", sent: "success", failed: "destructive" } as const;

type ConversationPageProps = {
  /** Initial data, rendered by the server. */
  conversation: RouterOutputs["website"]["contact"]["byId"];
  /** Neighbours in the list when the page was opened: a reply moves the conversation in the list. */
  neighbours: RouterOutputs["website"]["contact"]["neighbours"];
};

/** Shows a conversation. Opening it marks it as read. */
export function ConversationPage({ conversation: initialData, neighbours }: ConversationPageProps) {
  const t = useTranslations("contact");
  const outbox = useTranslations("outbox.states");
  const common = useTranslations("common");
  const router = useRouter();
  const may = useMay(path);
  const query = useListQuery();
  const hrefOf = (id: number | null) => (id === null ? null : `${path}/${id}${query}`);
  const inbox = path + query;
  const { id } = initialData;
  // The page itself shows that a conversation is deleted.
  const quiet = { meta: { showsError: () => true } };
  const { data: conversation, isError, refetch } = contact.byId.useQuery({ id }, { ...quiet, initialData });
  const [take, setTake] = useState(MESSAGES_SHOWN);
  const messages = contact.messages.useQuery({ id, take }, { ...quiet, placeholderData: keepPreviousData });
  const [deletion, setDeletion] = useState<"asked" | "done" | null>(null);
  const markRead = contact.markRead.useMutation();
  const setSpam = contact.setSpam.useMutation();
  const writing = { meta: { showsError }, onError: () => refetch() };
  const reply = contact.reply.useMutation(writing);
  const addNote = contact.addNote.useMutation(writing);
  const isSpam = conversation.status === "spam";

  const { mutate: mark } = markRead;
  const isOpened = may.edit && initialData.readAt === null;
  useEffect(() => {
    if (isOpened) mark({ ids: [id], isRead: true });
  }, [isOpened, mark, id]);

  function leaveErased() {
    setDeletion("done");
    router.push(inbox);
  }

  async function leaveUnread() {
    await markRead.mutateAsync({ ids: [id], isRead: false });
    router.push(inbox);
  }

  return (
    <div className="grid min-w-0 gap-6">
      <RecordHeader
        path={path}
        id={id}
        back={inbox}
        neighbours={<NeighbourLinks previous={hrefOf(neighbours.previous)} next={hrefOf(neighbours.next)} />}
        mark={<ImportantToggle conversation={conversation} />}
        title={conversation.subject}
        badge={<StatusBadge status={conversation.status} />}
        actions={
          <>
            {may.edit && <ActionButton icon={MailPlus} label={t("actions.unread")} onClick={leaveUnread} />}
            {may.edit && (
              <ActionButton
                icon={isSpam ? Undo2 : OctagonAlert}
                label={t(isSpam ? "actions.notSpam" : "actions.spam")}
                onClick={() => setSpam.mutateAsync({ ids: [id], isSpam: !isSpam })}
              />
            )}
            <ErasePersonButton email={conversation.email} onErased={leaveErased} />
            {may.delete && conversation.deletedAt === null && (
              <ActionButton icon={Trash2} label={common("delete")} isDestructive onClick={() => setDeletion("asked")} />
            )}
          </>
        }
      />
      <TrashNotice path={path} record={conversation} api={contact} onErased={leaveErased} />
      {isError && deletion === null && (
        <Alert variant="destructive" title={t("gone")}>
          {t("goneText")}
        </Alert>
      )}
      <div className="grid min-w-0 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-6">
          <Thread
            turns={messages.data?.messages}
            total={messages.data?.total ?? 0}
            onMore={() => setTake(take + MESSAGES_SHOWN)}
            isLoadingMore={messages.isPlaceholderData}
            aside={({ mail }) => mail && <Badge variant={mailTones[mail.state]}>{outbox(mail.state)}</Badge>}
          />
          {/* When another person deletes the conversation, the typed reply stays: it can be sent after a restore. */}
          {may.edit && (initialData.deletedAt === null || conversation.deletedAt === null) && (
            <Composer
              path={`${path}/${id}`}
              schema={staffTextSchema}
              onReply={(data, callKey) => reply.mutateAsync({ id, data, callKey })}
              onNote={(data, callKey) => addNote.mutateAsync({ id, data, callKey })}
            >
              {(control) => <ReplyField control={control} conversation={conversation} />}
            </Composer>
          )}
        </div>
        <ConversationDetails conversation={conversation} onRefused={() => void refetch()} />
      </div>
      <DeleteDialog
        rows={deletion === "asked" ? [{ id, name: conversation.subject }] : []}
        api={{ delete: contact.delete }}
        onClose={() => setDeletion(null)}
        onDeleted={leaveErased}
      />
    </div>
  );
}
