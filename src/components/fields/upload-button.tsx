"use client";
import { useMutation } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { UploadProgress } from "~/components/fields/upload-progress";
import { useErrorText } from "~/components/form/use-error-text";
import { FileButton } from "~/components/ui/file-button";
import { toastSuccess } from "~/components/ui/toaster";
import type { Upload } from "~/trpc/upload";

type UploadButtonProps = {
  /** Names the router whose queries are read again. */
  mutationKey: readonly (readonly string[])[];
  upload: (upload: Upload) => Promise<unknown>;
  accept: string;
  icon: LucideIcon;
  done: string;
  help?: string;
  children: ReactNode;
};

/** Uploads a file and shows its progress, or beside the button why it was refused. */
export function UploadButton({ mutationKey, upload, accept, icon: Icon, done, help, children }: UploadButtonProps) {
  const errorText = useErrorText();
  const [share, setShare] = useState(0);
  const { mutate, isPending, error, variables } = useMutation({
    mutationKey,
    mutationFn: upload,
    meta: { showsError: () => true },
    onSuccess: () => toastSuccess(done),
  });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileButton
          variant="outline"
          size="sm"
          accept={accept}
          isPending={isPending}
          onFiles={([file]) => file && mutate({ file, onProgress: setShare })}
        >
          <Icon aria-hidden />
          {children}
        </FileButton>
        {help && <span className="text-muted-foreground text-sm">{help}</span>}
      </div>
      {isPending && <UploadProgress uploading={{ name: variables.file.name, share }} className="max-w-72" />}
      {error && (
        <p role="alert" className="text-destructive-text text-sm">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
