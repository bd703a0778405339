"use client";

import { StickyNote } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { RelativeTime } from "~/components/ui/relative-time";
import { Skeleton } from "~/components/ui/skeleton";
import { AttachmentList, type StoredFile } from "./attachment-list";

export type Turn = {
  id: number;
  kind: "visitor" | "staff" | "note";
  authorName: string;
  text: string;
  createdAt: Date;
  attachments: readonly StoredFile[];
};

type ThreadProps<One extends Turn> = {
  /** Newest messages in order; undefined during loading. */
  turns: readonly One[] | undefined;
  total: number;
  onMore: () => void;
  isLoadingMore: boolean;
  /** Extra information about a message, such as its mail's delivery. */
  aside?: (turn: One) => ReactNode;
};

const looks = {
  visitor: "border-border bg-card mr-auto",
  staff: "ml-auto border-transparent bg-primary-subtle",
  note: "ml-auto border-warning-text/40 border-dashed bg-warning-subtle",
} as const satisfies Record<Turn["kind"], string>;

/** Shows messages in order: visitors at the left, staff at the right. */
export function Thread<One extends Turn>({ turns, total, onMore, isLoadingMore, aside }: ThreadProps<One>) {
  const t = useTranslations("inbox");
  const last = useRef<HTMLLIElement>(null);
  const lastId = turns?.at(-1)?.id;
  useEffect(() => {
    if (lastId !== undefined) last.current?.scrollIntoView({ block: "nearest" });
  }, [lastId]);
  if (!turns) return <Skeleton className="h-48 w-full" />;
  const hidden = total - turns.length;
  return (
    <div className="grid min-w-0 gap-4">
      {hidden > 0 && (
        <Button variant="outline" size="sm" className="mx-auto" isPending={isLoadingMore} onClick={onMore}>
          {t("earlier", { count: hidden })}
        </Button>
      )}
      <ol aria-label={t("thread")} className="grid min-w-0 gap-4">
        {turns.map((turn) => (
          <li
            key={turn.id}
            ref={turn.id === lastId ? last : undefined}
            className={cn(
              "w-full min-w-0 max-w-3xl scroll-mb-72 rounded-xl border px-4 py-3 shadow-xs sm:w-[92%] lg:scroll-mb-4",
              looks[turn.kind],
            )}
          >
            <div className="mb-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
              {turn.kind === "note" ? (
                <span className="inline-flex items-center gap-1.5 font-medium text-sm text-warning-text">
                  <StickyNote aria-hidden className="size-4" />
                  {t("note")}
                </span>
              ) : (
                <Avatar name={turn.authorName} className="size-6 text-2xs" />
              )}
              <span className="min-w-0 truncate font-medium text-sm">{turn.authorName}</span>
              {aside?.(turn)}
              <RelativeTime at={turn.createdAt} isShort className="ml-auto" />
            </div>
            <p className="whitespace-pre-wrap break-words text-sm leading-relaxed">{turn.text}</p>
            {turn.attachments.length > 0 && <AttachmentList files={turn.attachments} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
