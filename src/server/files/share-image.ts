import { buffer } from "node:stream/consumers";
import type { PrismaClient } from "~/generated/prisma/client";
import { type Image, SHARE_HEIGHT, SHARE_WIDTH, shareFileName } from "~/lib/images";
import { startInBackground } from "~/server/background";
import type { Db } from "~/server/db/client";
import { log } from "~/server/log";
import { runPublicTransaction } from "~/server/pages/generation";
import { processSingleton } from "~/server/process-singleton";
import { cropAround } from "./crop";
import { deleteMediaFiles, putMediaFile, readMediaFile } from "./media-files";
import { imageSelect } from "./media-select";
import { oneAtATime } from "./one-at-a-time";

const background = processSingleton("share-images", (): { wake?: (() => void) | undefined } => ({}));

/**
 * Makes missing share images in the background: now, and after every `wakeShareImages`.
 * @returns stops it, after the image under way
 */
export function startShareImages(db: PrismaClient): () => Promise<void> {
  const { wake, stop } = startInBackground("Making the share images", (signal) => makeMissingShareImages(db, signal));
  background.wake = wake;
  return async () => {
    background.wake = undefined;
    await stop();
  };
}

/** Call it after the commit of a new image or a moved focal point. Returns at once. */
export function wakeShareImages(): void {
  background.wake?.();
}

/**
 * Makes the share image of every image that has none for its focal point, one after the other. One that can't be made is
 * logged and left for the next time.
 */
export async function makeMissingShareImages(db: PrismaClient, signal?: AbortSignal): Promise<void> {
  const { shareX, shareY } = db.media.fields;
  const isCurrent = { focalX: { equals: shareX }, focalY: { equals: shareY } };
  let lastId = 0;
  let made = 0;
  while (!signal?.aborted) {
    const image = await db.media.findFirst({
      where: { OR: [{ shareX: null }, { NOT: isCurrent }], widths: { isEmpty: false }, id: { gt: lastId } },
      select: imageSelect,
      orderBy: { id: "asc" },
    });
    if (!image) break;
    lastId = image.id;
    try {
      await makeShareImage(db, image);
      made += 1;
    } catch (error) {
      log.error(`The share image of ${image.key} could not be made`, error);
    }
  }
  // Once for all of them: each time empties the page cache.
  if (made > 0) await runPublicTransaction(async () => {});
}

/**
 * Stores the image as networks show it beside a link: their size, cropped around its focal point, and a JPEG, since not all
 * of them read WebP. The file of an earlier focal point stays: links that were shared with it keep their picture.
 */
async function makeShareImage(db: Db, image: Image): Promise<void> {
  const { id, key, widths, focalX, focalY } = image;
  const width = widths.find((width) => width >= SHARE_WIDTH) ?? widths.at(-1);
  const bytes = await buffer(await readMediaFile(key, `${width}.webp`));
  const jpeg = await oneAtATime(() => makeJpeg(bytes, image));
  await putMediaFile(key, shareFileName(focalX, focalY), jpeg);
  const { count } = await db.media.updateMany({ where: { id, key }, data: { shareX: focalX, shareY: focalY } });
  // The image was deleted or replaced in the meantime.
  if (count === 0) await deleteMediaFiles(key);
}

async function makeJpeg(bytes: Uint8Array, image: Image): Promise<Uint8Array> {
  const cropped = await cropAround(bytes, image, { width: SHARE_WIDTH, height: SHARE_HEIGHT });
  // A transparent logo needs a background.
  return cropped.flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
