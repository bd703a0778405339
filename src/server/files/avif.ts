import { buffer } from "node:stream/consumers";
import type { Prisma } from "~/generated/prisma/client";
import { type Image, imageFileName } from "~/lib/images";
import type { Db } from "~/server/db/client";
import type { Worker } from "~/server/platform/worker";
import type { AvifTask } from "./encode-avif";
import { putMediaFile, readMediaFile, sizeOfMediaFile } from "./media-files";

export type AvifWorker = Worker<AvifTask, Uint8Array[] | null>;

/** An image takes seconds, on a busy machine minutes. */
export const AVIF_TIMEOUT_MS = 10 * 60_000;

export const lacksAvif: Prisma.MediaWhereInput = { hasAvif: null };

/** Stores the image as AVIF if that is smaller in all. @returns changes of its row; null if another instance was faster */
export async function makeAvif(
  db: Db,
  { id, key, widths }: Image,
  worker: AvifWorker,
): Promise<Prisma.MediaUpdateManyMutationInput | null> {
  const files = await worker.run({
    webp: await buffer(await readMediaFile(key, imageFileName(widths.at(-1) ?? 0, "webp"))),
    widths,
  });
  if (!files) return { hasAvif: false };
  // A file that visitors read is not written again, as it would be cut short for a moment.
  if ((await db.media.count({ where: { id, key, ...lacksAvif } })) === 0) return null;
  const webpSizes = await Promise.all(widths.map((width) => sizeOfMediaFile(key, imageFileName(width, "webp"))));
  const hasAvif = sum(files.map((file) => file.byteLength)) < sum(webpSizes.map((size) => size ?? 0));
  if (hasAvif) {
    for (const [index, file] of files.entries()) await putMediaFile(key, imageFileName(widths[index] ?? 0, "avif"), file);
  }
  return { hasAvif };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
