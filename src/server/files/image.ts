import { fileTypeFromBuffer } from "file-type";
import type { ErrorCode } from "~/lib/codes";
import { AppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";
import { processSingleton } from "~/server/platform/process-singleton";
import { createQueue, QueueFullError } from "~/server/platform/queue";
import type { Worker } from "~/server/platform/worker";
import { checkAttempts, countCost } from "~/server/request/throttle";
import type { WebpFiles } from "./encode-webp";
import { putMediaFile } from "./media-files";

export type ImageWorker = Worker<Uint8Array, WebpFiles | ErrorCode>;

/** The largest images take 2 to 8 s. With the time for a turn, less than a request of staff may take (60 s). */
export const IMAGE_TIMEOUT_MS = 35_000;
const MAX_WAITING_MS = 20_000;

/** One image at a time, and persons take turns: the process takes up to 250 MB of memory, with a large AVIF 850 MB. */
export const imageTurns = processSingleton("images", () =>
  createQueue({ maxRunning: 1, maxWaiting: Number.POSITIVE_INFINITY, maxWaitingMs: MAX_WAITING_MS }),
);

/** Files that are uploaded one after the other share a process. */
export const IMAGE_IDLE_MS = 5_000;

/** Seconds after which an image that could not be made may be sent again. */
const RETRY_AFTER = 5;

const making = processSingleton("image-making", (): { worker: ImageWorker | null } => ({ worker: null }));

/** Makes images in a separate process from now on. Scripts, without visitors waiting, make them in place. @returns stops that */
export function startImageMaking(worker: ImageWorker): () => Promise<void> {
  making.worker = worker;
  return async () => {
    making.worker = null;
    worker.close();
  };
}

const imageTypes = new Set(["image/jpeg", "image/png", "image/apng", "image/webp", "image/avif", "image/gif"]);

export async function imageType(bytes: Uint8Array): Promise<string | null> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !imageTypes.has(type.mime)) return null;
  return type.mime === "image/apng" ? "image/png" : type.mime;
}

/**
 * Stores an upright WebP in several widths. The time that it takes is its sender's: a small file can take seconds.
 * @param key folder; delete it when this throws @param senderId account; none for files that ship with the project
 * @returns original size and stored widths
 * @throws ERROR_IMAGE_TOO_LARGE, ERROR_IMAGE_DAMAGED, ERROR_TOO_MANY_REQUESTS, ERROR_UNAVAILABLE
 */
export async function storeImageFiles(key: string, bytes: Uint8Array, senderId?: number) {
  const sender = senderId === undefined ? [] : [String(senderId)];
  const { files, ...size } = await imageTurns
    .run(() => makeImage(bytes, sender), sender[0])
    .catch((error: unknown) => {
      throw error instanceof QueueFullError ? new AppError("ERROR_UNAVAILABLE", { retryAfter: RETRY_AFTER }) : error;
    });
  for (const { width, bytes } of files) await putMediaFile(key, `${width}.webp`, bytes);
  return { ...size, widths: files.map(({ width }) => width) };
}

async function makeImage(bytes: Uint8Array, sender: string[]): Promise<WebpFiles> {
  if (sender.length > 0) await checkAttempts("imageTime", ...sender);
  const startedAt = performance.now();
  try {
    const made = await encode(bytes);
    if (typeof made === "string") throw new AppError(made);
    return made;
  } finally {
    if (sender.length > 0) await countCost("imageTime", Math.round(performance.now() - startedAt), ...sender);
  }
}

async function encode(bytes: Uint8Array): Promise<WebpFiles | ErrorCode> {
  const { worker } = making;
  // Loaded lazily: the library takes more memory than an idle server should.
  if (!worker) return (await import("./encode-webp")).encodeWebp(bytes);
  try {
    return await worker.run(bytes);
  } catch (error) {
    log.error("An image could not be made", error);
    throw new AppError("ERROR_UNAVAILABLE", { retryAfter: RETRY_AFTER });
  }
}
