"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toastError, toastSuccess } from "~/components/ui/toaster";
import { uploadImage, uploadKey } from "~/trpc/upload";

/** How far an upload of several images has come: how many are there, and how much of the next one, from 0 to 1. */
export type UploadProgress = { done: number; of: number; share: number };

/**
 * Puts images into the library, one after the other, and shows them in its list at once. What is refused says why in a toast,
 * as any call does; which files those were is said at the end.
 */
export function useUpload() {
  const t = useTranslations("media");
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const { mutateAsync } = useMutation({ mutationKey: uploadKey, mutationFn: uploadImage });

  async function upload(files: readonly File[]) {
    const refused: string[] = [];
    for (const [index, file] of files.entries()) {
      const onProgress = (share: number) => setProgress({ done: index, of: files.length, share });
      await mutateAsync({ file, onProgress }).catch(() => refused.push(file.name));
    }
    setProgress(null);
    const count = files.length - refused.length;
    if (count > 0) toastSuccess(t("uploaded", { count }));
    if (refused.length > 0) toastError(t("refused", { names: refused.join(", ") }));
  }

  return { upload, progress };
}
