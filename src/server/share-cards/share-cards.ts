import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { PrismaClient } from "~/generated/prisma/client";
import type { Image } from "~/lib/images";
import { startInBackground } from "~/server/background";
import type { Db } from "~/server/db/client";
import { deleteMediaFiles, putMediaFile, readMediaFile } from "~/server/files/media-files";
import { log } from "~/server/log";
import { generation, runPublicTransaction } from "~/server/pages/generation";
import { TaskFailed, type Worker } from "~/server/worker";
import { CARD_FILE, type ShareCard } from "./card";
import { wantedCards } from "./wanted";

/** The bytes of the images of a card. */
export type CardImages = { logo: Uint8Array | null; picture: Uint8Array | null };

/** Drawn by the process of draw-process.ts. */
export type DrawTask = { card: ShareCard; images: CardImages };
type OpenDrawing = () => Worker<DrawTask, Uint8Array>;

/** A card takes a quarter of a second. */
export const DRAW_TIMEOUT_MS = 30_000;

const PAUSE_MS = 2_000;

/** How long a card that no page has any more is kept: links that were shared with it keep their image for that time. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Draws share cards in the background: now, and after every edit of what visitors see.
 * @returns stops it, after the card under way
 */
export function startShareCards(db: PrismaClient, openDrawing: OpenDrawing): () => Promise<void> {
  const { wake, stop } = startInBackground("Drawing the share cards", async (signal) => {
    // People save several times in a row, and a start is to be over before anything is drawn.
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => {});
    if (!signal.aborted) await drawMissingCards(db, openDrawing, new Date(), signal);
  });
  generation().onEdit = wake;
  return async () => {
    generation().onEdit = undefined;
    await stop();
  };
}

/**
 * Draws every card that a page wants and that is not there, and deletes those that were replaced long ago. A card that can't be
 * drawn is logged and left for the next time.
 * @param openDrawing opened only when there is something to draw
 */
export async function drawMissingCards(
  db: PrismaClient,
  openDrawing: OpenDrawing,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const [wanted, drawn] = await Promise.all([
    wantedCards(db, now),
    db.shareCard.findMany({ select: { key: true, drawnAt: true } }),
  ]);
  const known = new Set(drawn.map(({ key }) => key));
  const missing = [...wanted].filter(([key]) => !known.has(key));
  if (missing.length > 0) await drawCards(db, missing, openDrawing(), signal);
  const outdated = drawn.filter(({ key, drawnAt }) => !wanted.has(key) && drawnAt.getTime() < now.getTime() - KEPT_MS);
  for (const { key } of outdated) {
    // The row first: a row without its file would be a broken image.
    await db.shareCard.deleteMany({ where: { key } });
    await deleteMediaFiles(key);
  }
}

async function drawCards(
  db: Db,
  cards: [key: string, card: ShareCard][],
  worker: Worker<DrawTask, Uint8Array>,
  signal?: AbortSignal,
): Promise<void> {
  let count = 0;
  try {
    for (const [key, card] of cards) {
      if (signal?.aborted) break;
      try {
        const images = await readImages(card);
        await putMediaFile(key, CARD_FILE, await worker.run({ card, images }));
        // Another instance may have drawn it meanwhile.
        await db.shareCard.createMany({ data: { key }, skipDuplicates: true });
        count += 1;
      } catch (error) {
        if (!(error instanceof TaskFailed)) throw error;
        log.error(`The share card of "${card.title}" could not be drawn`, error);
      }
    }
  } finally {
    worker.close();
    // Once for all of them: each time empties the page cache.
    if (count > 0) await runPublicTransaction(async () => {});
  }
}

/** @throws TaskFailed when a file is not there */
async function readImages({ logo, picture }: ShareCard): Promise<CardImages> {
  try {
    return { logo: await readImage(logo, 640), picture: await readImage(picture, 960) };
  } catch (error) {
    throw new TaskFailed("One of its images can't be read", { cause: error });
  }
}

async function readImage(image: Pick<Image, "key" | "widths"> | null, minWidth: number): Promise<Uint8Array | null> {
  const width = image && (image.widths.find((one) => one >= minWidth) ?? image.widths.at(-1));
  return width ? buffer(await readMediaFile(image.key, `${width}.webp`)) : null;
}
