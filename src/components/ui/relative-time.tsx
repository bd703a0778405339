"use client";

import { useLocale } from "next-intl";
import { formatDateTime, formatRelative } from "~/lib/dates";
import { cn } from "./cn";

type RelativeTimeProps = {
  at: Date;
  /** Shows the full time only on hover. */
  isShort?: boolean;
  className?: string;
};

export function RelativeTime({ at, isShort = false, className }: RelativeTimeProps) {
  const locale = useLocale();
  return (
    <time
      dateTime={at.toISOString()}
      title={isShort ? formatDateTime(at) : undefined}
      className={cn("whitespace-nowrap text-muted-foreground text-xs tabular-nums", className)}
    >
      {/* A minute may pass between the server's and the browser's rendering. */}
      <span suppressHydrationWarning>{formatRelative(at, locale, new Date())}</span>
      {!isShort && (
        <>
          <span aria-hidden> · </span>
          <span>{formatDateTime(at)}</span>
        </>
      )}
    </time>
  );
}
