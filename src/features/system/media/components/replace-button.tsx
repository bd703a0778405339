"use client";
import { useMutation } from "@tanstack/react-query";
import { Replace } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { UploadProgress } from "~/components/fields/upload-progress";
import { useErrorText } from "~/components/form/use-error-text";
import { FileButton } from "~/components/ui/file-button";
import { toastSuccess } from "~/components/ui/toaster";
import { IMAGE_ACCEPT } from "~/lib/files";
import { replaceMedia, uploadKey } from "~/trpc/upload";
import type { MediaRow } from "./media-facts";

export function ReplaceButton({ media }: { media: MediaRow }) {
  const t = useTranslations("media");
  const errorText = useErrorText();
  const [share, setShare] = useState(0);
  const { mutate, isPending, error, variables } = useMutation({
    mutationKey: uploadKey,
    mutationFn: replaceMedia,
    meta: { showsError: () => true },
    onSuccess: () => toastSuccess(t("replaced")),
  });
  const { id, version, kind } = media;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileButton
          variant="outline"
          size="sm"
          accept={kind === "image" ? IMAGE_ACCEPT : "application/pdf"}
          isPending={isPending}
          onFiles={([file]) => file && mutate({ id, version, file, onProgress: setShare })}
        >
          <Replace aria-hidden />
          {t("replace")}
        </FileButton>
        <span className="text-muted-foreground text-sm">{t("replaceHelp")}</span>
      </div>
      {isPending && <UploadProgress uploading={{ name: variables.file.name, share }} />}
      {error !== null && (
        <p role="alert" className="text-destructive-text text-sm">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
