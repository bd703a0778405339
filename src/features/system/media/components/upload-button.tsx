"use client";
import { ImageUp } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "~/components/ui/button";
import { Progress } from "~/components/ui/progress";
import { Spinner } from "~/components/ui/spinner";
import { IMAGE_ACCEPT } from "~/lib/files";
import { formatPercent } from "~/lib/numbers";
import type { UploadProgress } from "./use-upload";

type UploadButtonProps = { progress: UploadProgress | null; onFiles: (files: File[]) => void };

/** Chooses images from the device; while they go up, says how many have, and how far the next one has come. */
export function UploadButton({ progress, onFiles }: UploadButtonProps) {
  const t = useTranslations("media");
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const label = progress ? t("uploading", { done: progress.done + 1, of: progress.of }) : t("upload");
  return (
    <div className="relative">
      <Button disabled={progress !== null} aria-live="polite" onClick={() => input.current?.click()}>
        {progress ? <Spinner /> : <ImageUp aria-hidden />}
        {label}
        {progress && (
          <span aria-hidden className="min-w-10 text-right tabular-nums">
            {formatPercent(progress.share, locale)}
          </span>
        )}
      </Button>
      {progress && <Progress label={label} share={progress.share} className="absolute inset-x-0 -bottom-2" />}
      <input
        ref={input}
        type="file"
        multiple
        accept={IMAGE_ACCEPT}
        className="hidden"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again.
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
