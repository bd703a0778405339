"use client";
import { ImageUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { type Uploading, UploadProgress } from "~/components/fields/upload-progress";
import { cn } from "~/components/ui/cn";
import { IMAGE_ACCEPT } from "~/lib/files";

type ImageDropProps = {
  /** Called with one file, or with all that were chosen. */
  onFiles: (files: readonly File[]) => void;
  isMultiple?: boolean;
  uploading: Uploading | null;
  className?: string;
  describedBy?: string;
  children?: ReactNode;
};

export function ImageDrop({ onFiles, isMultiple = false, uploading, className, describedBy, children }: ImageDropProps) {
  const t = useTranslations("form");
  const id = useId();
  const text = t(isMultiple ? "dropImages" : "dropImage");
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    if (files.length > 0) onFiles(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's shortcut for the input below
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (uploading === null) take(event.dataTransfer.files);
      }}
      className={cn(
        "relative grid place-items-center rounded-lg border border-input border-dashed bg-card p-4 text-center text-muted-foreground text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-ring hover:border-muted-foreground",
        isOver && "border-ring bg-primary-subtle",
        className,
      )}
    >
      {uploading === null ? (
        <label htmlFor={id} className="grid cursor-pointer justify-items-center gap-1.5 after:absolute after:inset-0">
          <ImageUp aria-hidden className="size-5" />
          <span>{children ?? text}</span>
        </label>
      ) : (
        <UploadProgress uploading={uploading} className="max-w-72" />
      )}
      <input
        id={id}
        type="file"
        accept={IMAGE_ACCEPT}
        multiple={isMultiple}
        // During an upload the progress replaces the label.
        aria-label={uploading === null ? undefined : text}
        aria-describedby={describedBy}
        disabled={uploading !== null}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = "";
        }}
      />
    </div>
  );
}
