"use client";
import { ImageUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "~/components/ui/button";
import { Spinner } from "~/components/ui/spinner";
import { IMAGE_ACCEPT } from "~/lib/files";
import type { UploadProgress } from "./use-upload";

type UploadButtonProps = { progress: UploadProgress | null; onFiles: (files: File[]) => void };

/** Chooses images from the device; while they go up, says how many have. */
export function UploadButton({ progress, onFiles }: UploadButtonProps) {
  const t = useTranslations("media");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button disabled={progress !== null} aria-live="polite" onClick={() => input.current?.click()}>
        {progress ? <Spinner /> : <ImageUp aria-hidden />}
        {progress ? t("uploading", { done: progress.done + 1, of: progress.of }) : t("upload")}
      </Button>
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
    </>
  );
}
