"use client";

import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { UploadProgress } from "~/components/fields/upload-progress";
import { useErrorText } from "~/components/form/use-error-text";
import { FileButton } from "~/components/ui/file-button";
import { toastSuccess } from "~/components/ui/toaster";
import { cvUploadKey, uploadCv } from "~/trpc/upload";

export function CvUpload({ candidateId }: { candidateId: number }) {
  const t = useTranslations("candidate");
  const errorText = useErrorText();
  const [share, setShare] = useState(0);
  const { mutate, isPending, variables, error } = useMutation({
    mutationKey: cvUploadKey,
    mutationFn: uploadCv,
    meta: { showsError: () => true },
    onSuccess: () => toastSuccess(t("cvAdded")),
  });
  return (
    <div className="grid gap-2">
      {isPending ? (
        <UploadProgress uploading={{ name: variables.file.name, share }} className="max-w-72" />
      ) : (
        <FileButton
          variant="outline"
          size="sm"
          className="w-fit"
          accept="application/pdf,.pdf"
          onFiles={([file]) => file && mutate({ file, candidateId, onProgress: setShare })}
        >
          <FileUp aria-hidden />
          {t("addCv")}
        </FileButton>
      )}
      {error && (
        <p role="alert" className="text-destructive-text text-sm">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
