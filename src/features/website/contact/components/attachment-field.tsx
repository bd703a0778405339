"use client";

import { Paperclip, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { UploadProgress } from "~/components/fields/upload-progress";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { FileButton } from "~/components/ui/file-button";
import { ATTACHMENT_ACCEPT } from "~/lib/files";
import { formatBytes } from "~/lib/numbers";
import type { Attachments } from "./use-attachments";

type AttachmentFieldProps = {
  attachments: Attachments;
  /** Message of the server about a refused file. */
  error?: string | undefined;
  /** The text that the files go with: files dropped or pasted there are attached. */
  children: ReactNode;
  /** The row below, with the button that attaches files. */
  row: (attach: ReactNode) => ReactNode;
};

/** Lays the files of a message out between its text and its buttons. */
export function AttachmentField({ attachments, error, children, row }: AttachmentFieldProps) {
  const t = useTranslations("inbox");
  const locale = useLocale();
  const buttonId = useId();
  const [isOver, setOver] = useState(false);
  const { files, uploading, problems, add, remove } = attachments;
  const shownProblems = [...problems, ...(error ? [error] : [])];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts for the button
    <div
      className={cn("grid min-w-0 gap-2 rounded-lg", isOver && "outline-2 outline-ring outline-dashed outline-offset-4")}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        // Office programs put a picture of the text beside it.
        const { files: pasted, types } = event.clipboardData;
        if (pasted.length === 0 || types.includes("text/plain")) return;
        event.preventDefault();
        add([...pasted]);
      }}
    >
      {children}
      {files.length > 0 && (
        <ul aria-label={t("attachments")} className="flex min-w-0 flex-wrap gap-2">
          {files.map(({ id, filename, size }) => (
            <li
              key={id}
              className="flex min-w-0 max-w-full items-center gap-1.5 rounded-lg border border-border bg-background pl-2.5 text-sm"
            >
              <Paperclip aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
              <span className="min-w-0 truncate">{filename}</span>
              <span className="shrink-0 text-muted-foreground text-xs">{formatBytes(size, locale)}</span>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t("removeAttachment", { name: filename })}
                onClick={() => {
                  remove(id);
                  document.getElementById(buttonId)?.focus();
                }}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {uploading.map((one, index) => (
        // Two files may have the same name.
        <UploadProgress key={`${index} ${one.name}`} uploading={one} />
      ))}
      {shownProblems.length > 0 && (
        <div role="alert" className="grid gap-1 font-medium text-destructive-text text-sm">
          {shownProblems.map((problem) => (
            <p key={problem} className="break-words">
              {problem}
            </p>
          ))}
        </div>
      )}
      {row(
        <FileButton
          id={buttonId}
          accept={ATTACHMENT_ACCEPT}
          multiple
          variant="ghost"
          size="sm"
          className="text-muted-foreground"
          onFiles={add}
        >
          <Paperclip aria-hidden />
          <span className="max-sm:sr-only">{t("attach")}</span>
        </FileButton>,
      )}
    </div>
  );
}
