import { isErrorCode } from "~/lib/codes";
import { MAX_FILE_BYTES } from "~/lib/files";
import type { RouterOutputs } from "~/trpc/client";

export type Uploaded = RouterOutputs["system"]["media"]["byId"];

export class UploadError extends Error {
  override readonly name = "UploadError";

  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** Key of a mutation of the media router: uploads refetch its queries. */
export const uploadKey = [["system", "media", "upload"]];

export type Upload = { file: File; onProgress: (share: number) => void };

/**
 * Uploads an image or PDF to the media library; finds an existing one again. No tRPC: JSON can't carry files. Use uploads as
 * mutations, so that errors become toasts: `useMutation({ mutationKey: uploadKey, mutationFn: uploadMedia })`.
 * @throws UploadError
 */
export async function uploadMedia(upload: Upload): Promise<{ media: Uploaded; isNew: boolean }> {
  const { status, media } = await sendMedia("POST", "/api/files", upload);
  return { media, isNew: status === 201 };
}

export async function uploadImage(upload: Upload): Promise<Uploaded> {
  return (await sendMedia("POST", "/api/files?kind=image", upload)).media;
}

export async function replaceMedia({ id, version, ...upload }: Upload & { id: number; version: number }): Promise<Uploaded> {
  return (await sendMedia("PUT", `/api/files/${id}?version=${version}`, upload)).media;
}

export const cvUploadKey = [["career", "candidate", "upload"]];

export async function uploadCv({ candidateId, ...upload }: Upload & { candidateId: number }): Promise<void> {
  const { status, answer } = await send("POST", `/api/cv?candidate=${candidateId}`, upload);
  if (status !== 201) throw new UploadError(codeOf(answer), status);
}

async function sendMedia(method: "POST" | "PUT", url: string, upload: Upload) {
  const { status, answer } = await send(method, url, upload);
  if (!isUploaded(answer)) throw new UploadError(codeOf(answer), status);
  return { status, media: { ...answer, createdAt: new Date(answer.createdAt) } satisfies Uploaded };
}

/** Sends the file by XMLHttpRequest: `fetch` does not report upload progress. */
export function send(
  method: "POST" | "PUT",
  url: string,
  { file, onProgress }: Upload,
): Promise<{ status: number; answer: unknown }> {
  // Refuse at once instead of uploading ten megabytes first.
  if (file.size > MAX_FILE_BYTES) return Promise.reject(new UploadError("ERROR_FILE_TOO_LARGE"));
  onProgress(0);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve({ status: request.status, answer: request.response });
    request.onerror = () => reject(new UploadError("ERROR_SERVER"));
    request.onabort = request.onerror;
    const body = new FormData();
    body.set("file", file);
    request.open(method, url);
    request.send(body);
  });
}

type Answer = Omit<Uploaded, "createdAt"> & { createdAt: string };

function isUploaded(answer: unknown): answer is Answer {
  return typeof answer === "object" && answer !== null && "key" in answer;
}

export function codeOf(answer: unknown): string {
  const message = typeof answer === "object" && answer !== null && "message" in answer ? answer.message : null;
  return isErrorCode(message) ? message : "ERROR_SERVER";
}
