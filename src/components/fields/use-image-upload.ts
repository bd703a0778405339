"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Uploading } from "~/components/fields/upload-progress";
import { useErrorText } from "~/components/form/use-error-text";
import { IMAGE_ACCEPT } from "~/lib/files";
import { type Uploaded, uploadImage, uploadKey } from "~/trpc/upload";

/** Uploads images to the media library; `error` belongs beside the file control. `upload` resolves to null for a refused file. */
export function useImageUpload(onUploaded?: (image: Uploaded) => void) {
  const code = useTranslations("codes");
  const errorText = useErrorText();
  const [share, setShare] = useState(0);
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationKey: uploadKey,
    mutationFn: uploadImage,
    meta: { showsError: () => true },
    onSuccess: (image) => onUploaded?.(image),
  });
  const file = variables?.file;
  const isImage = file === undefined || IMAGE_ACCEPT.split(",").includes(file.type);
  return {
    upload: (file: File): Promise<Uploaded | null> => mutateAsync({ file, onProgress: setShare }).catch(() => null),
    uploading: isPending ? ({ name: variables.file.name, share } satisfies Uploading) : null,
    // An unknown file type is sent: the server checks the bytes.
    error: error === null ? undefined : isImage || file.type === "" ? errorText(error) : code("fileType"),
    reset,
  };
}

export function imageFilesOf(files: FileList | undefined | null): File[] {
  return [...(files ?? [])].filter((file) => file.type.startsWith("image/"));
}
