"use client";

import { useLocale } from "next-intl";
import { formatDateTime, formatRelative } from "~/lib/dates";
import { cn } from "./cn";

export function RelativeTime({ at, className }: { at: Date; className?: string }) {
  const locale = useLocale();
  return (
    <time dateTime={at.toISOString()} className={cn("whitespace-nowrap text-muted-foreground text-xs tabular-nums", className)}>
      {/* A minute may pass between the server's and the browser's rendering. */}
      <span suppressHydrationWarning>{formatRelative(at, locale, new Date())}</span>
      <span aria-hidden> · </span>
      <span>{formatDateTime(at)}</span>
    </time>
  );
}
