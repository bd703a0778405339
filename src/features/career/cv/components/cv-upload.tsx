"use client";

import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { UploadProgress } from "~/components/fields/upload-progress";
import { useErrorText } from "~/components/form/use-error-text";
import { Button } from "~/components/ui/button";
import { toastSuccess } from "~/components/ui/toaster";
import { cvUploadKey, uploadCv } from "~/trpc/upload";

/** Adds a CV to a candidate: a PDF, judged by the server. */
export function CvUpload({ candidateId }: { candidateId: number }) {
  const t = useTranslations("candidate");
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
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
        <Button variant="outline" size="sm" className="w-fit" onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {t("addCv")}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={t("addCv")}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) mutate({ file, candidateId, onProgress: setShare });
        }}
      />
      {error && (
        <p role="alert" className="text-destructive-text text-sm">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
