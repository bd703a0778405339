"use client";

import {
  ArrowLeft,
  ChevronDown,
  type LucideIcon,
  MailPlus,
  MoreHorizontal,
  OctagonAlert,
  Trash2,
  Undo2,
  UserRoundX,
} from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFeatureName } from "~/components/resource/feature-names";
import { NeighbourLinks } from "~/components/resource/neighbour-links";
import { useRememberRecord } from "~/components/resource/recent-records";
import { useMay } from "~/components/resource/use-may";
import { useListQuery } from "~/components/table/use-list-query";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { Tooltip } from "~/components/ui/tooltip";
import { useMayErasePerson } from "~/features/system/person/components/erase-person-button";
import { ErasePersonDialog } from "~/features/system/person/components/erase-person-dialog";
import { api, type RouterOutputs } from "~/trpc/client";
import { ConversationDetails } from "./conversation-details";
import { ConversationHandling } from "./conversation-handling";
import { ImportantToggle } from "./conversation-state";

const path = "/admin/contact";
const { contact } = api.website;

type Contact = RouterOutputs["website"]["contact"];

type ConversationHeadProps = {
  conversation: Contact["byId"];
  neighbours: Contact["neighbours"];
  onDelete: () => void;
  /** Called when the conversation is gone. */
  onErased: () => void;
  /** Called after a conflict, or when the conversation is deleted. */
  onRefused: () => void;
};

/** Subject, handling and actions of a conversation, and what is known about the visitor. */
export function ConversationHead({ conversation, neighbours, onDelete, onErased, onRefused }: ConversationHeadProps) {
  const t = useTranslations("contact");
  const inbox = useTranslations("inbox");
  const common = useTranslations("common");
  const table = useTranslations("table");
  const person = useTranslations("person");
  const featureName = useFeatureName();
  const router = useRouter();
  const may = useMay(path);
  const mayErase = useMayErasePerson();
  const query = useListQuery();
  const hrefOf = (id: number | null) => (id === null ? null : `${path}/${id}${query}`);
  const [isDetailed, setDetailed] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const markRead = contact.markRead.useMutation();
  const setSpam = contact.setSpam.useMutation();
  const { id, subject, name, company } = conversation;
  const isSpam = conversation.status === "spam";
  const mayDelete = may.delete && conversation.deletedAt === null;
  useRememberRecord(path, id);

  async function leaveUnread() {
    await markRead.mutateAsync({ ids: [id], isRead: false });
    router.push(path + query);
  }

  return (
    <header className="grid shrink-0 gap-2 border-border border-b bg-card px-4 py-3">
      <div className="flex min-w-0 items-center gap-1">
        <Link
          href={path + query}
          className="inline-flex min-h-8 items-center gap-1.5 pr-2 text-muted-foreground text-sm hover:text-foreground lg:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {featureName(path)}
        </Link>
        <NeighbourLinks previous={hrefOf(neighbours.previous)} next={hrefOf(neighbours.next)} />
        <div className="ml-auto flex items-center gap-1">
          {may.edit && <HeadButton icon={MailPlus} label={t("actions.unread")} onClick={leaveUnread} />}
          {may.edit && (
            <HeadButton
              icon={isSpam ? Undo2 : OctagonAlert}
              label={t(isSpam ? "actions.notSpam" : "actions.spam")}
              onClick={() => setSpam.mutateAsync({ ids: [id], isSpam: !isSpam })}
            />
          )}
          {mayDelete && <HeadButton icon={Trash2} label={common("delete")} onClick={onDelete} />}
          {mayErase && (
            <DropdownMenu
              trigger={
                <Button variant="ghost" size="icon-sm" aria-label={table("more")}>
                  <MoreHorizontal aria-hidden />
                </Button>
              }
            >
              <DropdownMenuItem variant="destructive" onSelect={() => setErasing(true)}>
                <UserRoundX aria-hidden />
                {person("button")}
              </DropdownMenuItem>
            </DropdownMenu>
          )}
        </div>
      </div>
      <div className="flex min-w-0 items-start gap-1">
        <h1 tabIndex={-1} className="min-w-0 flex-1 break-words font-semibold text-lg leading-snug">
          {subject}
        </h1>
        <ImportantToggle conversation={conversation} />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2 min-w-0 max-w-full"
          aria-expanded={isDetailed}
          onClick={() => setDetailed(!isDetailed)}
        >
          <span className="min-w-0 truncate">{company ? `${name} · ${company}` : name}</span>
          <span className="sr-only">{inbox("details")}</span>
          <ChevronDown aria-hidden className={isDetailed ? "rotate-180" : undefined} />
        </Button>
        <ConversationHandling conversation={conversation} onRefused={onRefused} />
      </div>
      {isDetailed && <ConversationDetails conversation={conversation} />}
      <ErasePersonDialog email={conversation.email} isOpen={isErasing} onClose={() => setErasing(false)} onErased={onErased} />
    </header>
  );
}

type HeadButtonProps = { icon: LucideIcon; label: string; onClick: () => unknown };

function HeadButton({ icon: Icon, label, onClick }: HeadButtonProps) {
  return (
    <Tooltip content={label}>
      <Button variant="ghost" size="icon-sm" aria-label={label} onClick={() => void Promise.resolve(onClick()).catch(() => {})}>
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}
