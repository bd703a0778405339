"use client";

import { Check, Minus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { formatDate, formatDateTime } from "~/lib/dates";
import { formatNumber } from "~/lib/numbers";

type DefaultCellProps = { value: unknown; isNumber?: boolean; hasTime?: boolean };

export function DefaultCell({ value, isNumber = false, hasTime = false }: DefaultCellProps) {
  const t = useTranslations("table");
  const locale = useLocale();
  if (value === null || value === undefined || value === "") {
    if (!isNumber) return null;
    return <span className="tabular-nums">{formatNumber(null, locale)}</span>;
  }
  if (value instanceof Date) {
    return (
      <time
        dateTime={value.toISOString()}
        title={formatDateTime(value)}
        className={hasTime ? "tabular-nums" : "list-date tabular-nums"}
      >
        {hasTime ? formatDateTime(value) : formatDate(value)}
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
  return <span className="block truncate">{String(value)}</span>;
}
