"use client";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ImageDetailsDialog } from "~/components/fields/image-details-dialog";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { Progress } from "~/components/ui/progress";
import type { Image } from "~/lib/images";
import { formatPercent } from "~/lib/numbers";
import type { UploadItem } from "./use-uploads";

type UploadPanelProps = { items: readonly UploadItem[]; isUploading: boolean; onClose: () => void };

/** Progress and outcome of uploads; asks for the descriptions of new images. */
export function UploadPanel({ items, isUploading, onClose }: UploadPanelProps) {
  const t = useTranslations("media");
  const common = useTranslations("common");
  const may = useMay("/admin/media");
  const [describing, setDescribing] = useState<number | null>(null);
  const [described, setDescribed] = useState<readonly Image[]>([]);
  if (items.length === 0) return null;
  const refused = items.filter(({ state }) => state === "refused").length;
  const done = items.filter(({ state }) => state === "done" || state === "known").length;
  const results = [done > 0 && t("uploaded", { count: done }), refused > 0 && t("refused", { count: refused })];
  return (
    <section
      data-lower-edge
      aria-label={t("uploads")}
      className="fixed right-4 bottom-4 z-40 w-96 max-w-[calc(100vw-2rem)] rounded-xl border border-border bg-popover text-popover-foreground shadow-xl"
    >
      <div className="flex items-center justify-between gap-2 border-border border-b py-2 pr-2 pl-4">
        <p role="status" className="font-medium text-sm">
          {isUploading
            ? t("uploading", { done: Math.min(done + refused + 1, items.length), of: items.length })
            : results.filter(Boolean).join(" · ")}
        </p>
        {/* Stays in the layout during uploads, so that nothing jumps. */}
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={common("close")}
          className={cn(isUploading && "invisible")}
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard */}
      <ul className="grid max-h-72 overflow-y-auto py-1" tabIndex={0} aria-label={t("uploads")}>
        {items.map((item) => (
          <UploadEntry
            key={item.id}
            item={item}
            image={described.find(({ id }) => id === item.image?.id) ?? item.image}
            onDescribe={may.edit ? setDescribing : undefined}
          />
        ))}
      </ul>
      {describing !== null && (
        <ImageDetailsDialog
          imageId={describing}
          onClose={() => setDescribing(null)}
          onSaved={(image) => setDescribed([image, ...described])}
        />
      )}
    </section>
  );
}

type UploadEntryProps = {
  item: UploadItem;
  image: Image | undefined;
  /** Without it, descriptions are only read. */
  onDescribe: ((imageId: number) => void) | undefined;
};

function UploadEntry({ item: { name, state, share, error }, image, onDescribe }: UploadEntryProps) {
  const t = useTranslations("media");
  const locale = useLocale();
  return (
    <li className="grid gap-1 px-4 py-2 text-sm">
      <div className="flex min-w-0 items-center gap-2">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {state === "sending" && (
          <span aria-hidden className="text-muted-foreground tabular-nums">
            {formatPercent(share, locale)}
          </span>
        )}
        {state === "waiting" && <span className="text-muted-foreground">{t("waiting")}</span>}
        {(state === "done" || state === "known") && (
          <>
            <span className="text-muted-foreground">{t(state)}</span>
            <CircleCheck aria-hidden className="size-4 shrink-0 text-success-text" />
          </>
        )}
        {state === "refused" && <CircleAlert aria-hidden className="size-4 shrink-0 text-destructive-text" />}
      </div>
      {state === "sending" && <Progress label={name} share={share} />}
      {image && onDescribe && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          aria-label={`${t(isDescribed(image) ? "changeDescription" : "describe")}: ${name}`}
          onClick={() => onDescribe(image.id)}
        >
          {t(isDescribed(image) ? "changeDescription" : "describe")}
        </Button>
      )}
      {error !== undefined && <p className="text-destructive-text">{error}</p>}
    </li>
  );
}

function isDescribed({ altEn, altVi }: Image): boolean {
  return altEn !== "" || altVi !== "";
}
