"use client";

import { useLocale } from "next-intl";
import { formatDateTime, formatRelative } from "~/lib/dates";
import { cn } from "./cn";

/** How long ago something was, beside when it was. */
export function RelativeTime({ at, className }: { at: Date; className?: string }) {
  const locale = useLocale();
  return (
    <time dateTime={at.toISOString()} className={cn("whitespace-nowrap text-muted-foreground text-xs tabular-nums", className)}>
      {/* Between the server's moment and the browser's, a minute may have begun. */}
      <span suppressHydrationWarning>{formatRelative(at, locale, new Date())}</span>
      <span aria-hidden> · </span>
      <span>{formatDateTime(at)}</span>
    </time>
  );
}
