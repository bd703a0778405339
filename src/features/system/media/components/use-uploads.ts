"use client";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useErrorText } from "~/components/form/use-error-text";
import type { Image } from "~/lib/images";
import { uploadKey, uploadMedia } from "~/trpc/upload";

export type UploadItem = {
  id: number;
  name: string;
  /** Uploaded part, from 0 to 1. */
  share: number;
  /** `known`: the library already had the same bytes. */
  state: "waiting" | "sending" | "done" | "known" | "refused";
  error?: string;
  /** The stored image; documents are found by their name. */
  image?: Image;
};

/** Simultaneous uploads: the server processes one image while the next arrives. */
const AT_ONCE = 2;

/** Uploads files to the library. A refused file does not stop the others. */
export function useUploads() {
  const errorText = useErrorText();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const queue = useRef<{ id: number; file: File }[]>([]);
  const running = useRef(0);
  const lastId = useRef(0);
  const { mutateAsync } = useMutation({ mutationKey: uploadKey, mutationFn: uploadMedia, meta: { showsError: () => true } });
  const isUploading = items.some(({ state }) => state === "waiting" || state === "sending");

  // Closing the window would abort the uploads.
  useEffect(() => {
    if (!isUploading) return;
    const controller = new AbortController();
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal: controller.signal });
    return () => controller.abort();
  }, [isUploading]);

  function change(id: number, changes: Partial<UploadItem>) {
    setItems((items) => items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }

  async function work() {
    running.current += 1;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { id, file } = next;
      change(id, { state: "sending" });
      await mutateAsync({ file, onProgress: (share) => change(id, { share }) }).then(
        ({ media, isNew }) =>
          change(id, { state: isNew ? "done" : "known", share: 1, ...(media.kind === "image" && { image: media }) }),
        (error: unknown) => change(id, { state: "refused", error: errorText(error) }),
      );
    }
    running.current -= 1;
  }

  function add(files: readonly File[]) {
    const added = files.map((file) => {
      lastId.current += 1;
      return { id: lastId.current, file };
    });
    const shown = added.map(({ id, file }) => ({ id, name: file.name, share: 0, state: "waiting" }) satisfies UploadItem);
    // New uploads replace finished ones.
    setItems(isUploading ? [...items, ...shown] : shown);
    queue.current.push(...added);
    for (let free = AT_ONCE - running.current; free > 0; free -= 1) void work();
  }

  return { items, isUploading, add, clear: () => setItems([]) };
}
