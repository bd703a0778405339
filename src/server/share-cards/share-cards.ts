import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Image } from "~/lib/images";
import type { Db } from "~/server/db/client";
import { generation, runPublicTransaction } from "~/server/db/generation";
import { folderOf } from "~/server/files/folders";
import { putMediaFile, readMediaFile } from "~/server/files/media-files";
import { takeBackFiles } from "~/server/files/removed-files";
import { startInBackground } from "~/server/platform/background";
import { log } from "~/server/platform/log";
import { TaskFailed, type Worker } from "~/server/platform/worker";
import { CARD_FILE, type ShareCard } from "./card";
import { wantedCards } from "./wanted";

export type CardImages = { logo: Uint8Array | null; picture: Uint8Array | null };

export type DrawTask = { card: ShareCard; images: CardImages };
type OpenDrawing = () => Worker<DrawTask, Uint8Array>;

export const DRAW_TIMEOUT_MS = 30_000;

/** People save several times in a row, and the process must have started before anything is drawn. */
const PAUSE_MS = 2_000;

/** Cards of older records are drawn a few at a time: 10,000 take a day and leave a core free. */
const OLDER_AT_ONCE = 20;
const OLDER_PAUSE_MS = 150_000;

/** Replaced cards are kept this long, so that links already shared keep their image. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export function startShareCards(db: Db, openDrawing: OpenDrawing): () => Promise<void> {
  const { wake, stop } = startInBackground("Drawing the share cards", async (_, outdated) => {
    await pause(PAUSE_MS, outdated);
    await drawMissingCards(db, openDrawing, new Date(), { signal: outdated });
  });
  generation().onEdit = wake;
  return async () => {
    generation().onEdit = undefined;
    await stop();
  };
}

/** Draws newest records first. A failed card is logged and retried later. @param openDrawing called only when needed */
export async function drawMissingCards(
  db: Db,
  openDrawing: OpenDrawing,
  now: Date,
  { signal, olderPauseMs = OLDER_PAUSE_MS }: { signal?: AbortSignal; olderPauseMs?: number } = {},
): Promise<void> {
  const currentKeys = new Set<string>();
  let isNewest = true;
  for await (const cards of wantedCards(db, now)) {
    for (const key of cards.keys()) currentKeys.add(key);
    const missing = await missingOf(db, cards);
    const atOnce = isNewest ? missing.length : OLDER_AT_ONCE;
    while (missing.length > 0 && !signal?.aborted) {
      const count = await drawCards(db, missing.splice(0, atOnce), openDrawing(), signal);
      // Empties the page cache once per batch. Pages of older records get their card within the hour.
      if (isNewest && count > 0) await runPublicTransaction(async () => {});
      if (!isNewest) await pause(olderPauseMs, signal);
    }
    if (signal?.aborted) return;
    isNewest = false;
  }
  await deleteOutdated(db, currentKeys, now);
}

async function missingOf(db: Db, cards: Map<string, ShareCard>): Promise<[key: string, card: ShareCard][]> {
  const drawn = await db.shareCard.findMany({ where: { key: { in: [...cards.keys()] } }, select: { key: true } });
  const drawnKeys = new Set(drawn.map(({ key }) => key));
  return [...cards].filter(([key]) => !drawnKeys.has(key));
}

async function deleteOutdated(db: Db, currentKeys: ReadonlySet<string>, now: Date): Promise<void> {
  const old = await db.shareCard.findMany({
    where: { drawnAt: { lt: new Date(now.getTime() - KEPT_MS) } },
    select: { key: true },
  });
  const keys = old.flatMap(({ key }) => (currentKeys.has(key) ? [] : key));
  await db.shareCard.deleteMany({ where: { key: { in: keys } } });
}

async function drawCards(
  db: Db,
  cards: [key: string, card: ShareCard][],
  worker: Worker<DrawTask, Uint8Array>,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  try {
    for (const [key, card] of cards) {
      if (signal?.aborted) break;
      try {
        const folder = folderOf("media", key);
        await takeBackFiles(db, folder);
        // The job is deleting an earlier card with this key: it is drawn again in the next run.
        if ((await db.fileRemoval.count({ where: { folder } })) > 0) continue;
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
  }
  return count;
}

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { ...(signal && { signal }) }).catch(() => {});
}

/** Reads the images of a card. @throws TaskFailed when a file is missing */
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
