import { buffer } from "node:stream/consumers";
import { type Image, shareImageUrl } from "~/lib/images";
import { canonicalPath } from "~/lib/site-path";
import { type Db, database } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { folderOf } from "~/server/files/folders";
import { putMediaFile, readMediaFile } from "~/server/files/media-files";
import { imageSelect } from "~/server/files/media-select";
import { takeBackFiles } from "~/server/files/removed-files";
import { type AskedHeaders, type ServedFile, serveFile } from "~/server/files/serve";
import { log } from "~/server/platform/log";
import { createQueue, QueueFullError } from "~/server/platform/queue";
import { TimeoutError, withTimeout } from "~/server/platform/timeout";
import type { Worker } from "~/server/platform/worker";
import { CARD_FILE, cardKey, type ShareCard } from "./card";
import { findShareCard } from "./find";

export type CardImages = { logo: Uint8Array | null; picture: Uint8Array | null };

export type DrawTask = { card: ShareCard; images: CardImages };
type Drawing = Worker<DrawTask, Uint8Array>;

export const DRAW_TIMEOUT_MS = 10_000;
/** Networks ask for several cards in a row. */
export const DRAW_IDLE_MS = 30_000;

const drawTurns = createQueue({ maxRunning: 1, maxWaiting: 32 });
/** Networks wait a few seconds for a picture. A card that takes longer is there the next time. */
const MAX_WAITING_MS = 5_000;

/** Cards are deleted this long after their drawing, and drawn again when asked for; replaced ones stay for links already shared. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Newest cards that are kept: they take half a gigabyte. */
const MAX_CARDS = 10_000;

let drawing: Drawing | null = null;

/** Draws cards from now on. @returns stops that */
export function startShareCards(worker: Drawing): () => Promise<void> {
  drawing = worker;
  return async () => {
    drawing = null;
    worker.close();
  };
}

type Asked = { method?: string; headers?: AskedHeaders; page: string; client?: string };

/**
 * Serves a card that is not drawn yet. Redirects to the site's picture when it can't be drawn now, or is not the page's present card.
 * @param path decoded @param page address in the card's URL, with language @param client takes turns with others
 * @returns null for other files
 */
export async function serveShareCard(path: string, { page, client, ...asked }: Asked): Promise<ServedFile | null> {
  const [key = "", name] = path.split("/").slice(3);
  if (name !== CARD_FILE) return null;
  const draw = async () => {
    // Another request may have had it drawn meanwhile.
    if (!(await serveFile(path, { method: "HEAD" }))) await drawCard(database(), key, page, new Date());
  };
  await withTimeout(drawTurns.run(draw, client), MAX_WAITING_MS).catch((error: unknown) => {
    if (!(error instanceof QueueFullError || error instanceof TimeoutError)) throw error;
  });
  return (await serveFile(path, asked)) ?? redirectToSitePicture(database());
}

async function redirectToSitePicture(db: Db): Promise<ServedFile> {
  const { shareImage } = await readSettings(db, { shareImage: { select: imageSelect } });
  const location = (shareImage && shareImageUrl(shareImage)) ?? "/share.png";
  return { status: 302, headers: { location, "cache-control": "no-store" }, body: null };
}

/** Draws and stores a card if a page shows it now. Logs failures. */
async function drawCard(db: Db, key: string, page: string, now: Date): Promise<void> {
  const address = canonicalPath(page);
  const card = address === null ? null : await findShareCard(db, address, now);
  if (!drawing || !card || cardKey(card) !== key) return;
  const folder = folderOf("media", key);
  await takeBackFiles(db, folder);
  // The job is deleting an earlier card with this key: it is drawn the next time.
  if ((await db.fileRemoval.count({ where: { folder } })) > 0) return;
  try {
    await putMediaFile(key, CARD_FILE, await drawing.run({ card, images: await readImages(card) }));
  } catch (error) {
    log.error(`The share card of "${card.title}" could not be drawn`, error);
    return;
  }
  // Another instance may have drawn it meanwhile.
  await db.shareCard.createMany({ data: { key }, skipDuplicates: true });
  await deleteOldCards(db, now);
}

async function deleteOldCards(db: Db, now: Date): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "ShareCard" WHERE "drawnAt" < ${new Date(now.getTime() - KEPT_MS)}
      OR "key" IN (SELECT "key" FROM "ShareCard" ORDER BY "drawnAt" DESC OFFSET ${MAX_CARDS})`;
}

async function readImages({ logo, picture }: ShareCard): Promise<CardImages> {
  return { logo: await readImage(logo, 640), picture: await readImage(picture, 960) };
}

async function readImage(image: Pick<Image, "key" | "widths"> | null, minWidth: number): Promise<Uint8Array | null> {
  const width = image && (image.widths.find((one) => one >= minWidth) ?? image.widths.at(-1));
  return width ? buffer(await readMediaFile(image.key, `${width}.webp`)) : null;
}
