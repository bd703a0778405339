"use client";
import { Replace } from "lucide-react";
import { useTranslations } from "next-intl";
import { UploadButton } from "~/components/fields/upload-button";
import { IMAGE_ACCEPT } from "~/lib/files";
import { replaceMedia, uploadKey } from "~/trpc/upload";
import type { MediaRow } from "./media-facts";

export function ReplaceButton({ media: { id, version, kind } }: { media: MediaRow }) {
  const t = useTranslations("media");
  return (
    <UploadButton
      mutationKey={uploadKey}
      upload={(upload) => replaceMedia({ ...upload, id, version })}
      accept={kind === "image" ? IMAGE_ACCEPT : "application/pdf"}
      icon={Replace}
      done={t("replaced")}
      help={t("replaceHelp")}
    >
      {t("replace")}
    </UploadButton>
  );
}
