import { MAX_ATTACHED_BYTES, MAX_FILE_BYTES } from "~/lib/files";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/platform/errors";
import { cleanFilename } from "./filename";
import { checkPdf } from "./pdf";
import { putPrivateFile } from "./private-file";
import { deleteUnlessKept } from "./removed-files";

export type FileUpload = { bytes: Uint8Array; filename: string };

export type StoredAttachment = { key: string; filename: string; mime: string; size: number };

/** File name extensions by type, the usual one first. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
};

/** First bytes of the types of `ATTACHMENT_ACCEPT`, in hexadecimal. No parser for many formats reads what anybody may send. */
const signatures = [
  [/^255044462d/, "application/pdf"],
  [/^ffd8ff/, "image/jpeg"],
  [/^89504e470d0a1a0a/, "image/png"],
  [/^52494646.{8}57454250/, "image/webp"],
] as const;

/**
 * Judges a file by its bytes. Images are kept as they came: nothing shows them but the program that opens the download.
 * @returns the type
 * @throws ERROR_ATTACHMENT_TYPE, ERROR_FILE_TOO_LARGE, errors of `checkPdf`
 */
export async function checkAttachment(bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength > MAX_FILE_BYTES) throw new AppError("ERROR_FILE_TOO_LARGE");
  const start = Buffer.from(bytes.subarray(0, 16)).toString("hex");
  const mime = signatures.find(([signature]) => signature.test(start))?.[1];
  if (mime === undefined) throw new AppError("ERROR_ATTACHMENT_TYPE");
  if (mime === "application/pdf") await checkPdf(bytes);
  return mime;
}

/**
 * Stores files for the rows that `work` writes, and deletes those that it does not.
 * @throws errors of `checkAttachment`; nothing is stored then
 */
export async function withStoredAttachments<Result>(
  uploads: readonly FileUpload[],
  work: (attachments: StoredAttachment[]) => Promise<Result>,
): Promise<Result> {
  const types = [];
  for (const { bytes } of uploads) types.push(await checkAttachment(bytes));
  const stored: StoredAttachment[] = [];
  try {
    for (const [index, { bytes, filename }] of uploads.entries()) {
      const mime = types[index] ?? "";
      const key = await putPrivateFile("attachment", bytes, mime);
      stored.push({ key, filename: attachmentName(filename, mime), mime, size: bytes.byteLength });
    }
    return await work(stored);
  } finally {
    await deleteUnlessKept(
      "attachment",
      stored.map(({ key }) => key),
    );
  }
}

const UNSENT_MS = 24 * 60 * 60 * 1000;

/** Deletes files that no reply took within a day. */
export async function deleteUnsentAttachments(db: Db, now: Date): Promise<void> {
  const createdAt = { lt: new Date(now.getTime() - UNSENT_MS) };
  await db.attachment.deleteMany({ where: { messageId: null, mailId: null, createdAt } });
}

/**
 * Gives a reply its files.
 * @throws ERROR_ATTACHMENT_GONE for another person's file, or one that a reply took or the job deleted;
 * ERROR_ATTACHMENTS_TOO_LARGE
 */
export async function claimAttachments(db: Db, ids: readonly number[], messageId: number, actor: { id: number }): Promise<void> {
  if (ids.length === 0) return;
  const unsent = { id: { in: [...ids] }, uploaderId: actor.id, messageId: null, mailId: null };
  const { count } = await db.attachment.updateMany({ where: unsent, data: { messageId } });
  if (count < new Set(ids).size) throw new AppError("ERROR_ATTACHMENT_GONE", { field: "attachments" });
  const { _sum } = await db.attachment.aggregate({ where: { messageId }, _sum: { size: true } });
  if ((_sum.size ?? 0) > MAX_ATTACHED_BYTES) throw new AppError("ERROR_ATTACHMENTS_TOO_LARGE", { field: "attachments" });
}

/** Deletes a person's files that no reply has taken. */
export async function discardAttachments(db: Db, ids: readonly number[], { id }: { id: number }): Promise<void> {
  await db.attachment.deleteMany({ where: { id: { in: [...ids] }, uploaderId: id, messageId: null, mailId: null } });
}

/** Gives the name the extension of what the file is: a program opens it by its name. */
function attachmentName(filename: string, mime: string): string {
  const [usual = "", ...others] = extensions[mime] ?? [];
  const name = cleanFilename(filename, `file.${usual}`);
  const extension = name.split(".").at(-1)?.toLowerCase() ?? "";
  return [usual, ...others].includes(extension) ? name : `${name}.${usual}`;
}
