"use client";
import { useLocale, useTranslations } from "next-intl";
import { cn } from "~/components/ui/cn";
import { Progress } from "~/components/ui/progress";
import { formatPercent } from "~/lib/numbers";

/** A file on its way up, and how much of it is there: from 0 to 1. */
export type Uploading = { name: string; share: number };

/** Says which file is on its way up, and how far it has come. */
export function UploadProgress({ uploading: { name, share }, className }: { uploading: Uploading; className?: string }) {
  const t = useTranslations("form");
  const locale = useLocale();
  const label = t("uploading", { name });
  return (
    <div className={cn("grid w-full gap-2 text-sm", className)}>
      <p className="flex min-w-0 justify-between gap-3">
        {/* Announced once: the bar tells the number to people who ask for it. */}
        <span role="status" className="truncate">
          {label}
        </span>
        <span aria-hidden className="tabular-nums">
          {formatPercent(share, locale)}
        </span>
      </p>
      <Progress label={label} share={share} />
    </div>
  );
}
