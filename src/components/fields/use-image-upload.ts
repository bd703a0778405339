"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Uploading } from "~/components/fields/upload-progress";
import { useErrorText } from "~/components/form/use-error-text";
import { IMAGE_ACCEPT } from "~/lib/files";
import { type Uploaded, uploadImage, uploadKey } from "~/trpc/upload";

/**
 * Takes image files into the media library, with what went wrong for the place where the file was chosen. `upload` resolves to null
 * for a file that was refused.
 */
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
    // A browser that can't tell the kind of a file sends it all the same: the server judges by the bytes.
    error: error === null ? undefined : isImage || file.type === "" ? errorText(error) : code("fileType"),
    reset,
  };
}

/** The images among dropped or pasted files. */
export function imageFilesOf(files: FileList | undefined | null): File[] {
  return [...(files ?? [])].filter((file) => file.type.startsWith("image/"));
}
