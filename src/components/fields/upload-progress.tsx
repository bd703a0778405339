"use client";
import { useLocale, useTranslations } from "next-intl";
import { cn } from "~/components/ui/cn";
import { Progress } from "~/components/ui/progress";
import { formatPercent } from "~/lib/numbers";

/** A file being uploaded; `share` is from 0 to 1. */
export type Uploading = { name: string; share: number };

export function UploadProgress({ uploading: { name, share }, className }: { uploading: Uploading; className?: string }) {
  const t = useTranslations("form");
  const locale = useLocale();
  const label = t("uploading", { name });
  return (
    <div className={cn("grid w-full gap-2 text-sm", className)}>
      <p className="flex min-w-0 justify-between gap-3">
        {/* Announced once; the progress bar exposes the number. */}
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
