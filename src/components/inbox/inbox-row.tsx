"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "~/components/ui/cn";
import { RelativeTime } from "~/components/ui/relative-time";

type InboxRowProps = {
  href: string;
  sender: string;
  /** Of the sender. */
  company: string | null;
  subject: string;
  /** The first words. */
  excerpt: string;
  isUnread: boolean;
  at: Date;
  /** In front, such as a star. */
  star: ReactNode;
  /** At the end: its state, who is in charge. */
  children: ReactNode;
};

/** A conversation in an inbox. All of it leads to its page; what is unread is bold and has a dot. */
export function InboxRow({ href, sender, company, subject, excerpt, isUnread, at, star, children }: InboxRowProps) {
  const t = useTranslations("inbox");
  const weight = isUnread ? "font-semibold" : "text-muted-foreground";
  return (
    <>
      <div className="z-10 mt-1.5">{star}</div>
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 py-3 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_auto]">
        <div className="flex min-w-0 items-baseline gap-2">
          <span aria-hidden className={cn("size-2 shrink-0 self-center rounded-full", isUnread && "bg-primary-500")} />
          <div className="min-w-0">
            <p className={cn("truncate", isUnread && "font-semibold")}>{sender}</p>
            {company && <p className="truncate text-muted-foreground text-xs">{company}</p>}
          </div>
        </div>
        <div className="min-w-0 max-md:pl-4">
          <Link
            href={href}
            prefetch={false}
            className={cn("block truncate after:absolute after:inset-0", isUnread ? "font-semibold" : "font-medium")}
          >
            {isUnread && <span className="sr-only">{t("unread")}: </span>}
            {subject}
          </Link>
          <p className={cn("truncate text-sm", isUnread ? "text-foreground" : weight)}>{excerpt}</p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-md:pl-4 md:flex-col md:items-end">
          <RelativeTime at={at} className={isUnread ? "text-foreground" : undefined} />
          <div className="flex min-w-0 items-center gap-3">{children}</div>
        </div>
      </div>
    </>
  );
}
