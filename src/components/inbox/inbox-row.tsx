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
  at: Date;
  star: ReactNode;
  assignee: string | undefined;
  badge: ReactNode;
};

/** Links a conversation's row to its page; unread rows are bold with a dot. */
export function InboxRow({ href, sender, company, subject, excerpt, isUnread, at, ...props }: InboxRowProps) {
  const t = useTranslations("inbox");
  const bold = isUnread ? "font-semibold" : undefined;
  return (
    <>
      <div className="z-10 -mx-1 mt-1.5">{props.star}</div>
      <div className="grid min-w-0 flex-1 gap-x-5 gap-y-1 py-3 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_auto]">
        <div className="relative min-w-0 pl-4">
          {isUnread && <span aria-hidden className="absolute top-1.5 left-0 size-2 rounded-full bg-primary-500" />}
          <p className={cn("truncate", bold)}>{sender}</p>
          {company && <p className="truncate text-muted-foreground text-xs">{company}</p>}
        </div>
        <div className="min-w-0 max-md:pl-4">
          <Link href={href} prefetch={false} className={cn("block truncate after:absolute after:inset-0", bold)}>
            {isUnread && <span className="sr-only">{t("unread")}: </span>}
            {subject}
          </Link>
          <p className="truncate text-muted-foreground text-sm">{excerpt}</p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-md:pl-4 md:flex-col md:items-end">
          <RelativeTime at={at} />
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 md:justify-end">
            {props.assignee && <span className="max-w-40 truncate text-muted-foreground text-xs">{props.assignee}</span>}
            {props.badge}
          </div>
        </div>
      </div>
    </>
  );
}
