import { type AttachedFile, attachedFiles } from "~/lib/attachments";
import { codeOf, send, type Upload, UploadError } from "./upload";

/** Uploads a file for a reply, which claims it by its id. @throws UploadError */
export async function uploadAttachment(upload: Upload): Promise<AttachedFile> {
  const { status, answer } = await send("POST", "/api/attachments", upload);
  const [file] = attachedFiles.safeParse([answer]).data ?? [];
  if (!file) throw new UploadError(codeOf(answer), status);
  return file;
}
