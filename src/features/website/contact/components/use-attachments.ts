import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { Uploading } from "~/components/fields/upload-progress";
import { useErrorText } from "~/components/form/use-error-text";
import type { AttachedFile } from "~/lib/attachments";
import { ATTACHMENT_ACCEPT, MAX_ATTACHED_BYTES, MAX_ATTACHMENTS } from "~/lib/files";
import { uploadAttachment } from "~/trpc/upload-attachment";

/**
 * Uploads the files of a message as they are chosen, dropped or pasted.
 * @param files uploaded ones @param onDiscard called with the id of a removed file
 */
export function useAttachments(
  files: readonly AttachedFile[],
  onChange: (files: AttachedFile[]) => void,
  onDiscard: (id: number) => void,
) {
  const codes = useTranslations("codes");
  const errorText = useErrorText();
  const [uploading, setUploading] = useState<ReadonlyMap<File, Uploading>>(new Map());
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** Uploads end in any order, also between two renders. */
  const latest = useRef(files);
  latest.current = files;
  const running = useRef(new Set<Promise<boolean>>());
  const { mutateAsync } = useMutation({ mutationFn: uploadAttachment, meta: { showsError: () => true } });

  function change(changed: AttachedFile[]) {
    latest.current = changed;
    onChange(changed);
  }

  function show(file: File, share: number | null) {
    setUploading((before) => {
      const after = new Map(before);
      if (share === null) after.delete(file);
      else after.set(file, { name: file.name, share });
      return after;
    });
  }

  function refuse(file: File, reason: string): false {
    setProblems((before) => [...before, `${file.name}: ${reason}`]);
    return false;
  }

  async function upload(file: File): Promise<boolean> {
    show(file, 0);
    try {
      const uploaded = await mutateAsync({ file, onProgress: (share) => show(file, share) });
      change([...latest.current, uploaded]);
      return true;
    } catch (error) {
      return refuse(file, errorText(error));
    } finally {
      show(file, null);
    }
  }

  function add(added: readonly File[]) {
    setProblems([]);
    let count = latest.current.length + running.current.size;
    let bytes = [...latest.current, ...uploading.keys()].reduce((sum, { size }) => sum + size, 0);
    for (const file of added) {
      count += 1;
      bytes += file.size;
      // The server judges the bytes of a file of unknown type.
      if (file.type && !ATTACHMENT_ACCEPT.split(",").includes(file.type)) refuse(file, codes("attachmentType"));
      else if (count > MAX_ATTACHMENTS) refuse(file, codes("attachmentsTooMany"));
      else if (bytes > MAX_ATTACHED_BYTES) refuse(file, codes("attachmentsTooLarge"));
      else {
        const run = upload(file).finally(() => running.current.delete(run));
        running.current.add(run);
      }
    }
  }

  return {
    files,
    latest,
    uploading: [...uploading.values()],
    problems,
    add,
    remove: (id: number) => {
      setProblems([]);
      change(latest.current.filter((file) => file.id !== id));
      onDiscard(id);
    },
    /** Waits for the uploads. @returns whether all files have arrived */
    sendRest: async () => (await Promise.all(running.current)).every(Boolean),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
