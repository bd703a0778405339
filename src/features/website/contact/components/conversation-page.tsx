"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { ArrowLeft, MailPlus, OctagonAlert, Trash2, Undo2 } from "lucide-react";
import Link from "next/link";
import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Thread } from "~/components/inbox/thread";
import { DeleteDialog } from "~/components/resource/delete-dialog";
import { useFeatureName } from "~/components/resource/feature-names";
import { NeighbourLinks } from "~/components/resource/neighbour-links";
import { useMay } from "~/components/resource/use-may";
import { Alert } from "~/components/ui/alert";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { MESSAGES_SHOWN } from "~/features/website/contact/schema";
import { api, type RouterOutputs } from "~/trpc/client";
import { Composer } from "./composer";
import { ConversationDetails } from "./conversation-details";
import { ImportantToggle } from "./important-toggle";
import { StatusBadge } from "./status-badge";

const path = "/admin/contact";
const { contact } = api.website;

export type Conversation = RouterOutputs["website"]["contact"]["byId"];

type ConversationPageProps = {
  /** As the server read it for the page. */
  conversation: Conversation;
  /** In the list that the address describes, as it was when the page was opened: a reply moves a conversation in it. */
  neighbours: RouterOutputs["website"]["contact"]["neighbours"];
};

/** A conversation: what was written, who the visitor is, and what staff do about it. Opening it marks it as read. */
export function ConversationPage({ conversation: initialData, neighbours }: ConversationPageProps) {
  const t = useTranslations("contact");
  const outbox = useTranslations("outbox.states");
  const common = useTranslations("common");
  const featureName = useFeatureName();
  const router = useRouter();
  const may = useMay(path);
  const query = useSearchParams().toString();
  const hrefOf = (id: number | null) => (id === null ? null : `${path}/${id}${query && `?${query}`}`);
  const inbox = `${path}${query && `?${query}`}`;
  const { id } = initialData;
  // That it was deleted is said on the page.
  const showsError = () => true;
  const record = contact.byId.useQuery({ id }, { initialData, meta: { showsError } });
  const conversation = record.data;
  const [take, setTake] = useState(MESSAGES_SHOWN);
  const messages = contact.messages.useQuery({ id, take }, { placeholderData: keepPreviousData, meta: { showsError } });
  const [deletion, setDeletion] = useState<"asked" | "done" | null>(null);
  const { mutate: markRead } = contact.markRead.useMutation();
  const { mutateAsync: markUnread } = contact.markRead.useMutation();
  const setSpam = contact.setSpam.useMutation();
  const isSpam = conversation.status === "spam";

  const marksRead = may.edit && initialData.readAt === null;
  useEffect(() => {
    if (marksRead) markRead({ ids: [id], isRead: true });
  }, [marksRead, markRead, id]);

  return (
    <div className="grid min-w-0 gap-6">
      <header className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Link href={inbox} className="inline-flex items-center gap-1.5 text-muted-foreground text-sm hover:text-foreground">
            <ArrowLeft aria-hidden className="size-4" />
            {featureName(path)}
          </Link>
          <div className="flex flex-wrap items-center gap-2">
            {may.edit && (
              <>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => void markUnread({ ids: [id], isRead: false }).then(() => router.push(inbox))}
                >
                  <MailPlus aria-hidden />
                  {t("actions.unread")}
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  isPending={setSpam.isPending}
                  onClick={() => setSpam.mutate({ ids: [id], isSpam: !isSpam })}
                >
                  {isSpam ? <Undo2 aria-hidden /> : <OctagonAlert aria-hidden />}
                  {t(isSpam ? "actions.notSpam" : "actions.spam")}
                </Button>
              </>
            )}
            {may.delete && (
              <Button variant="outline" size="sm" className="text-destructive-text" onClick={() => setDeletion("asked")}>
                <Trash2 aria-hidden />
                {common("delete")}
              </Button>
            )}
            <NeighbourLinks previous={hrefOf(neighbours.previous)} next={hrefOf(neighbours.next)} />
          </div>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <ImportantToggle conversation={conversation} />
          <h1 className="min-w-0 break-words font-semibold text-2xl">{conversation.subject}</h1>
          <StatusBadge status={conversation.status} />
          {conversation.isUnverified && <Badge variant="warning">{t("unverified")}</Badge>}
        </div>
      </header>
      {record.isError && deletion === null && (
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
            aside={({ mail }) =>
              mail && (
                <Badge variant={mail.state === "failed" ? "destructive" : mail.state === "sent" ? "success" : "neutral"}>
                  {outbox(mail.state)}
                </Badge>
              )
            }
          />
          {may.edit && <Composer conversation={conversation} onRefused={() => void record.refetch()} />}
        </div>
        <ConversationDetails conversation={conversation} onRefused={() => void record.refetch()} />
      </div>
      <DeleteDialog
        rows={deletion === "asked" ? [{ id, name: conversation.subject }] : []}
        api={{ delete: contact.delete }}
        onClose={() => setDeletion((now) => (now === "asked" ? null : now))}
        onDeleted={() => {
          setDeletion("done");
          router.push(inbox);
        }}
      />
    </div>
  );
}
