import type { Prisma } from "~/generated/prisma/client";
import type { Image } from "~/lib/images";
import type { Db } from "~/server/db/client";
import { runPublicTransaction } from "~/server/db/generation";
import { startInBackground } from "~/server/platform/background";
import { log } from "~/server/platform/log";
import { processSingleton } from "~/server/platform/process-singleton";
import { type AvifWorker, lacksAvif, makeAvif } from "./avif";
import { folderOf } from "./folders";
import { imageSelect } from "./media-select";
import { unused } from "./media-uses";
import { lacksShareImage, makeShareImage } from "./share-image";

type Making = {
  what: string;
  lacking: Prisma.MediaWhereInput;
  /** @returns changes of its row; null when another instance was faster */
  make(image: Image): Promise<Prisma.MediaUpdateManyMutationInput | null>;
  /** Ids that failed: they are left for the next time. */
  failed: number[];
};

/** Picks one of this many newest images, so that two instances rarely take the same. */
const choices = 8;

const background = processSingleton("image-queue", (): { wake?: (() => void) | undefined } => ({}));

/** Makes missing variants now and on every `wakeImageQueue`. @returns stops it after the running share image */
export function startImageQueue(db: Db, avifWorker: AvifWorker): () => Promise<void> {
  const { wake, stop } = startInBackground("Making share images and AVIF", (signal) => makeMissing(db, avifWorker, signal));
  background.wake = wake;
  return async () => {
    background.wake = undefined;
    await stop();
  };
}

/** Call it after the commit of a new image or a moved focal point. Returns at once. */
export function wakeImageQueue(): void {
  background.wake?.();
}

/** Makes missing share images, then AVIFs; new share images precede the next AVIF. Failures are logged and left. */
export async function makeMissing(db: Db, avifWorker: AvifWorker, signal?: AbortSignal): Promise<void> {
  const makings: Making[] = [
    { what: "share image", lacking: lacksShareImage(db), make: makeShareImage, failed: [] },
    { what: "AVIF", lacking: lacksAvif, make: (image) => makeAvif(db, image, avifWorker), failed: [] },
  ];
  let current: Making | undefined;
  let madeIds: number[] = [];
  signal?.addEventListener("abort", avifWorker.close);
  while (!signal?.aborted) {
    const next = await findNext(db, makings);
    if (next?.making !== current) {
      await showMade(db, madeIds);
      madeIds = [];
      current = next?.making;
    }
    if (!next) break;
    const { making, image } = next;
    try {
      const data = await making.make(image);
      if (!data) continue;
      await keep(db, image, data);
      if (data.hasAvif !== false) madeIds.push(image.id);
    } catch (error) {
      if (signal?.aborted) break;
      making.failed.push(image.id);
      log.error(`The ${making.what} of ${image.key} could not be made`, error);
    }
  }
  avifWorker.close();
  await showMade(db, madeIds);
}

async function findNext(db: Db, makings: Making[]): Promise<{ making: Making; image: Image } | null> {
  for (const making of makings) {
    const images = await db.media.findMany({
      where: { ...making.lacking, widths: { isEmpty: false }, id: { notIn: making.failed } },
      select: imageSelect,
      orderBy: { id: "desc" },
      take: choices,
    });
    const image = images[Math.floor(Math.random() * images.length)];
    if (image) return { making, image };
  }
  return null;
}

/** Records a made file, or its removal if the image was deleted or replaced meanwhile. */
async function keep(db: Db, { id, key }: Image, data: Prisma.MediaUpdateManyMutationInput): Promise<void> {
  const { count } = await db.media.updateMany({ where: { id, key }, data });
  const removal = { folder: folderOf("media", key), state: "due" } as const;
  if (count === 0) await db.fileRemoval.createMany({ data: removal, skipDuplicates: true });
}

async function showMade(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const usedCount = await db.media.count({ where: { id: { in: ids }, NOT: unused } });
  if (usedCount > 0) await runPublicTransaction(async () => {});
}
