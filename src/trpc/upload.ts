import { isErrorCode } from "~/lib/codes";
import { MAX_FILE_BYTES } from "~/lib/files";
import type { RouterOutputs } from "~/trpc/client";

/** An image of the media library, as the server answers. */
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
 * Puts an image into the media library; one that is there already is found again. The one call that is no tRPC: a file is
 * no JSON. To be used as a mutation, so that its error becomes a toast as any other: `useMutation({ mutationKey: uploadKey, mutationFn: uploadImage })`.
 * @throws UploadError
 */
export async function uploadImage({ file, onProgress }: Upload): Promise<Uploaded> {
  const { status, answer } = await send("/api/files", file, onProgress);
  if (isUploaded(answer)) return { ...answer, createdAt: new Date(answer.createdAt) };
  throw new UploadError(codeOf(answer), status);
}

/** As a mutation of the candidates' router. */
export const cvUploadKey = [["career", "candidate", "upload"]];

/** Adds a CV to a candidate. @throws UploadError */
export async function uploadCv({ file, candidateId, onProgress }: Upload & { candidateId: number }): Promise<void> {
  const { status, answer } = await send(`/api/cv?candidate=${candidateId}`, file, onProgress);
  if (status !== 201) throw new UploadError(codeOf(answer), status);
}

/** Posts the file. Not by `fetch`, which does not tell how much has gone up. */
function send(url: string, file: File, onProgress: Upload["onProgress"]): Promise<{ status: number; answer: unknown }> {
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
    request.open("POST", url);
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
