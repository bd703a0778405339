"use client";

import { Check, Minus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { formatDateTime } from "~/lib/dates";
import { formatNumber } from "~/lib/numbers";

/** A value as lists show it when their column says nothing else. */
export function DefaultCell({ value }: { value: unknown }) {
  const t = useTranslations("table");
  const locale = useLocale();
  if (value === null || value === undefined || value === "") {
    return (
      <span className="text-muted-foreground">
        <span aria-hidden>—</span>
        <span className="sr-only">{t("noValue")}</span>
      </span>
    );
  }
  if (value instanceof Date) {
    return (
      <time dateTime={value.toISOString()} className="whitespace-nowrap tabular-nums">
        {formatDateTime(value)}
      </time>
    );
  }
  if (typeof value === "number") return <span className="tabular-nums">{formatNumber(value, locale)}</span>;
  if (typeof value === "boolean") {
    const Icon = value ? Check : Minus;
    return (
      <span className={value ? "text-success-text" : "text-muted-foreground"}>
        <Icon aria-hidden className="size-4" />
        <span className="sr-only">{value ? t("yes") : t("no")}</span>
      </span>
    );
  }
  return <span className="line-clamp-2 break-words">{String(value)}</span>;
}
