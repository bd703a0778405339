"use client";

import Link from "next/link";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { DoubtBadge } from "~/components/resource/doubt-badge";
import { useListQuery } from "~/components/table/use-list-query";
import { cn } from "~/components/ui/cn";
import { RelativeTime } from "~/components/ui/relative-time";
import type { RouterOutputs } from "~/trpc/client";
import { ImportantToggle, StatusBadge } from "./conversation-state";

type ConversationRowProps = { conversation: RouterOutputs["website"]["contact"]["list"]["rows"][number] };

/** Links a conversation's row to its thread; unread rows are bold with a dot. */
export function ConversationRow({ conversation }: ConversationRowProps) {
  const t = useTranslations("inbox");
  const query = useListQuery();
  const { id: openId } = useParams<{ id?: string }>();
  const { id, name, company, subject, excerpt, lastMessageAt, assignee, doubt, status } = conversation;
  const isUnread = conversation.readAt === null;
  const bold = isUnread ? "font-semibold" : undefined;
  return (
    <div className="grid min-w-0 flex-1 gap-0.5 py-2.5">
      <div className="flex min-w-0 items-baseline gap-2">
        {isUnread && <span aria-hidden className="size-2 shrink-0 self-center rounded-full bg-primary-500" />}
        <p className={cn("min-w-0 truncate text-sm", bold)}>
          {name}
          {company && <span className="font-normal text-muted-foreground text-xs"> · {company}</span>}
        </p>
        <RelativeTime at={lastMessageAt} isShort className="ml-auto shrink-0" />
      </div>
      <div className="flex min-w-0 items-center gap-1">
        <Link
          href={`/admin/contact/${id}${query}`}
          prefetch={false}
          aria-current={String(id) === openId ? "page" : undefined}
          className={cn("block min-w-0 flex-1 truncate text-sm after:absolute after:inset-0", bold)}
        >
          {isUnread && <span className="sr-only">{t("unread")}: </span>}
          {subject}
        </Link>
        <div className="z-10 -my-1.5 -mr-1.5 shrink-0">
          <ImportantToggle conversation={conversation} />
        </div>
      </div>
      <div className="flex min-w-0 items-center gap-2">
        <p className="min-w-0 flex-1 truncate text-muted-foreground text-sm">{excerpt}</p>
        {assignee && <span className="max-w-24 shrink-0 truncate text-muted-foreground text-xs">{assignee.name}</span>}
        <div className="flex shrink-0 items-center gap-1">
          <DoubtBadge doubt={doubt} />
          <StatusBadge status={status} />
        </div>
      </div>
    </div>
  );
}
