"use client";

import { Download, StickyNote } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { RelativeTime } from "~/components/ui/relative-time";
import { Skeleton } from "~/components/ui/skeleton";
import { MailBadge } from "~/features/system/outbox/components/mail-badge";
import { formatBytes } from "~/lib/numbers";
import type { RouterOutputs } from "~/trpc/client";

type Message = RouterOutputs["website"]["contact"]["messages"]["messages"][number];

type ThreadProps = {
  /** Newest messages in order; undefined during loading. */
  messages: readonly Message[] | undefined;
  total: number;
  onMore: () => void;
  isLoadingMore: boolean;
};

const looks = {
  visitor: "border-border bg-card mr-auto",
  staff: "ml-auto border-transparent bg-primary-subtle",
  note: "ml-auto border-warning-text/40 border-dashed bg-warning-subtle",
} as const satisfies Record<Message["kind"], string>;

/** Shows messages in order: visitors at the left, staff at the right. */
export function Thread({ messages, total, onMore, isLoadingMore }: ThreadProps) {
  const t = useTranslations("inbox");
  const last = useRef<HTMLLIElement>(null);
  const lastId = messages?.at(-1)?.id;
  useEffect(() => {
    if (lastId !== undefined) last.current?.scrollIntoView({ block: "nearest" });
  }, [lastId]);
  if (!messages) return <Skeleton className="h-48 w-full" />;
  const hidden = total - messages.length;
  return (
    <div className="grid min-w-0 gap-4">
      {hidden > 0 && (
        <Button variant="outline" size="sm" className="mx-auto" isPending={isLoadingMore} onClick={onMore}>
          {t("earlier", { count: hidden })}
        </Button>
      )}
      <ol aria-label={t("thread")} className="grid min-w-0 gap-4">
        {messages.map(({ id, kind, authorName, text, createdAt, mail, attachments }) => (
          <li
            key={id}
            ref={id === lastId ? last : undefined}
            className={cn(
              "w-full min-w-0 max-w-3xl scroll-mb-72 rounded-xl border px-4 py-3 shadow-xs sm:w-[92%] lg:scroll-mb-4",
              looks[kind],
            )}
          >
            <div className="mb-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
              {kind === "note" ? (
                <span className="inline-flex items-center gap-1.5 font-medium text-sm text-warning-text">
                  <StickyNote aria-hidden className="size-4" />
                  {t("note")}
                </span>
              ) : (
                <Avatar name={authorName} className="size-6 text-2xs" />
              )}
              <span className="min-w-0 truncate font-medium text-sm">{authorName}</span>
              {mail && <MailBadge state={mail.state} />}
              <RelativeTime at={createdAt} isShort className="ml-auto" />
            </div>
            <p className="whitespace-pre-wrap break-words text-sm leading-relaxed">{text}</p>
            {attachments.length > 0 && <AttachmentList files={attachments} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Lists the files of a message, to save them. */
function AttachmentList({ files }: { files: Message["attachments"] }) {
  const t = useTranslations("inbox");
  const locale = useLocale();
  return (
    <ul aria-label={t("attachments")} className="mt-3 flex min-w-0 flex-wrap gap-2">
      {files.map(({ key, filename, size }) => (
        <li key={key} className="min-w-0 max-w-full">
          <a
            href={`/api/attachments/${key}`}
            download
            className="flex min-h-8 items-center gap-1.5 rounded-lg border border-border bg-background px-2.5 py-1 text-sm hover:border-muted-foreground"
          >
            <Download aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
            <span className="min-w-0 truncate">{filename}</span>
            <span className="shrink-0 text-muted-foreground text-xs">{formatBytes(size, locale)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
