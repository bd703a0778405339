import { isErrorCode } from "~/lib/codes";
import { MAX_FILE_BYTES } from "~/lib/files";
import type { RouterOutputs } from "~/trpc/client";

/** A file of the media library, as the server answers. */
export type Uploaded = RouterOutputs["system"]["media"]["byId"];

/** A refused upload. Its message is the code, as with every call. */
export class UploadError extends Error {
  override readonly name = "UploadError";

  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** As a mutation of the media router: an upload makes its queries stale, as any other mutation does. */
export const uploadKey = [["system", "media", "upload"]];

/** A file to upload, and who is told how much of it has gone up: from 0 to 1. */
export type Upload = { file: File; onProgress: (share: number) => void };

/**
 * Puts an image or a PDF into the media library; one that is there already is found again. These calls are no tRPC: a file is no
 * JSON. To be used as mutations, so that errors become toasts as any other:
 * `useMutation({ mutationKey: uploadKey, mutationFn: uploadMedia })`.
 * @throws UploadError
 */
export async function uploadMedia(upload: Upload): Promise<{ media: Uploaded; isNew: boolean }> {
  const { status, media } = await sendMedia("POST", "/api/files", upload);
  return { media, isNew: status === 201 };
}

/** The same for an image alone. @throws UploadError */
export async function uploadImage(upload: Upload): Promise<Uploaded> {
  return (await sendMedia("POST", "/api/files?kind=image", upload)).media;
}

/** Puts a file in the place of another one of the library. @throws UploadError */
export async function replaceMedia({ id, version, ...upload }: Upload & { id: number; version: number }): Promise<Uploaded> {
  return (await sendMedia("PUT", `/api/files/${id}?version=${version}`, upload)).media;
}

/** As a mutation of the candidates' router. */
export const cvUploadKey = [["career", "candidate", "upload"]];

/** Adds a CV to a candidate. @throws UploadError */
export async function uploadCv({ candidateId, ...upload }: Upload & { candidateId: number }): Promise<void> {
  const { status, answer } = await send("POST", `/api/cv?candidate=${candidateId}`, upload);
  if (status !== 201) throw new UploadError(codeOf(answer), status);
}

async function sendMedia(method: "POST" | "PUT", url: string, upload: Upload) {
  const { status, answer } = await send(method, url, upload);
  if (!isUploaded(answer)) throw new UploadError(codeOf(answer), status);
  return { status, media: { ...answer, createdAt: new Date(answer.createdAt) } satisfies Uploaded };
}

/** Sends the file. Not by `fetch`, which does not tell how much has gone up. */
function send(method: "POST" | "PUT", url: string, { file, onProgress }: Upload): Promise<{ status: number; answer: unknown }> {
  // Said at once, not after ten megabytes have gone up.
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

function codeOf(answer: unknown): string {
  const message = typeof answer === "object" && answer !== null && "message" in answer ? answer.message : null;
  return isErrorCode(message) ? message : "ERROR_SERVER";
}
