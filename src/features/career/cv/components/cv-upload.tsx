"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { UploadButton } from "~/components/fields/upload-button";
import { cvUploadKey, uploadCv } from "~/trpc/upload";

export function CvUpload({ candidateId }: { candidateId: number }) {
  const t = useTranslations("candidate");
  return (
    <UploadButton
      mutationKey={cvUploadKey}
      upload={(upload) => uploadCv({ ...upload, candidateId })}
      accept="application/pdf,.pdf"
      icon={FileUp}
      done={t("cvAdded")}
    >
      {t("addCv")}
    </UploadButton>
  );
}
