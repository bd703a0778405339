"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "~/components/ui/cn";
import { RelativeTime } from "~/components/ui/relative-time";

type InboxRowProps = {
  href: string;
  sender: string;
  company: string | null;
  subject: string;
  excerpt: string;
  isUnread: boolean;
  isOpen: boolean;
  at: Date;
  star: ReactNode;
  assignee: string | undefined;
  badge: ReactNode;
};

/** Links a conversation's row to its thread; unread rows are bold with a dot. */
export function InboxRow({ href, sender, company, subject, excerpt, isUnread, isOpen, at, ...props }: InboxRowProps) {
  const t = useTranslations("inbox");
  const bold = isUnread ? "font-semibold" : undefined;
  return (
    <div className="grid min-w-0 flex-1 gap-0.5 py-2.5">
      <div className="flex min-w-0 items-baseline gap-2">
        {isUnread && <span aria-hidden className="size-2 shrink-0 self-center rounded-full bg-primary-500" />}
        <p className={cn("min-w-0 truncate text-sm", bold)}>
          {sender}
          {company && <span className="font-normal text-muted-foreground text-xs"> · {company}</span>}
        </p>
        <RelativeTime at={at} isShort className="ml-auto shrink-0" />
      </div>
      <div className="flex min-w-0 items-center gap-1">
        <Link
          href={href}
          prefetch={false}
          aria-current={isOpen ? "page" : undefined}
          className={cn("block min-w-0 flex-1 truncate text-sm after:absolute after:inset-0", bold)}
        >
          {isUnread && <span className="sr-only">{t("unread")}: </span>}
          {subject}
        </Link>
        <div className="z-10 -my-1.5 -mr-1.5 shrink-0">{props.star}</div>
      </div>
      <div className="flex min-w-0 items-center gap-2">
        <p className="min-w-0 flex-1 truncate text-muted-foreground text-sm">{excerpt}</p>
        {props.assignee && <span className="max-w-24 shrink-0 truncate text-muted-foreground text-xs">{props.assignee}</span>}
        <div className="flex shrink-0 items-center gap-1">{props.badge}</div>
      </div>
    </div>
  );
}
