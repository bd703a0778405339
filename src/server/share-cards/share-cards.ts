import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { type Image, shareImageUrl } from "~/lib/images";
import { canonicalPath } from "~/lib/site-path";
import { type Db, database } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { folderOf } from "~/server/files/folders";
import { putMediaFile, readMediaFile } from "~/server/files/media-files";
import { imageSelect } from "~/server/files/media-select";
import { takeBackFiles } from "~/server/files/removed-files";
import { type AskedHeaders, filePartsOf, type ServedFile, serveFile } from "~/server/files/serve";
import { AppError } from "~/server/platform/errors";
import { log } from "~/server/platform/log";
import { createQueue, type Queue, QueueFullError } from "~/server/platform/queue";
import { TimeoutError, withTimeout } from "~/server/platform/timeout";
import type { Worker } from "~/server/platform/worker";
import { checkAttempts, countAttempt } from "~/server/request/throttle";
import { CARD_FILE, cardKey, type ShareCard } from "./card";
import { findShareCard } from "./find";

export type CardImages = { logo: Uint8Array | null; picture: Uint8Array | null };

export type DrawTask = { card: ShareCard; images: CardImages };
type Drawing = Worker<DrawTask, Uint8Array>;

export const DRAW_TIMEOUT_MS = 10_000;
/** Networks ask for several cards in a row. */
export const DRAW_IDLE_MS = 30_000;

/** Networks wait a few seconds for a picture. A card that takes longer is there the next time. */
const MAX_WAIT_MS = 5_000;

/** Cards are deleted this long after their drawing, and drawn again when asked for; replaced ones stay for links already shared. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Newest cards that are kept: they take half a gigabyte. Twice as many are drawn before the daily deletion. */
const MAX_CARDS = 10_000;

type Studio = {
  worker: Drawing;
  turns: Queue;
  running: Map<string, Promise<unknown>>;
  failed: LRUCache<string, true>;
  maxWaitMs: number;
  maxCards: number;
};

let studio: Studio | null = null;

/** Draws cards from now on, one at a time. @param pauseMs a card that could not be drawn is not tried again for @returns stops that */
export function startShareCards(
  worker: Drawing,
  { maxWaiting = 32, maxWaitMs = MAX_WAIT_MS, pauseMs = 60_000, maxCards = 2 * MAX_CARDS } = {},
): () => Promise<void> {
  const failed = new LRUCache<string, true>({ max: 1_000, ttl: pauseMs });
  studio = { worker, turns: createQueue({ maxRunning: 1, maxWaiting }), running: new Map(), failed, maxWaitMs, maxCards };
  return async () => {
    studio = null;
    worker.close();
  };
}

type Asked = { method?: string; headers?: AskedHeaders; page: string; client?: string };

/**
 * Serves a card that is not drawn yet. Redirects to the picture of the record or site when it can't be drawn now, or is not the
 * page's present card, which counts against the client.
 * @param path decoded @param page address in the card's URL, with language @param client takes turns with others
 * @returns null for other files
 */
export async function serveShareCard(path: string, { page, client = "", ...asked }: Asked): Promise<ServedFile | null> {
  const file = filePartsOf(path);
  if (file?.name !== CARD_FILE) return null;
  const { key } = file;
  const db = database();
  let picture: ShareCard["picture"] = null;
  try {
    await checkAttempts("unknown", client);
    const card = await findCard(db, key, page);
    picture = card?.picture ?? null;
    if (!card) await countAttempt("unknown", client);
    else if (studio && !studio.failed.has(key)) {
      await withTimeout(studio.running.get(key) ?? draw(db, studio, { path, key, card, client }), studio.maxWaitMs);
      return (await serveFile(path, asked)) ?? (await redirectToPicture(db, picture));
    }
  } catch (error) {
    if (error instanceof AppError && error.appCode === "ERROR_TOO_MANY_REQUESTS") return redirectTo("/share.png");
    if (!(error instanceof QueueFullError || error instanceof TimeoutError)) throw error;
  }
  return redirectToPicture(db, picture);
}

async function findCard(db: Db, key: string, page: string): Promise<ShareCard | null> {
  const address = canonicalPath(page);
  const card = address === null ? null : await findShareCard(db, address, new Date());
  return card && cardKey(card) === key ? card : null;
}

/** Draws a card in its turn; others who ask for it wait for the same drawing. @throws QueueFullError */
function draw(db: Db, studio: Studio, { path, key, card, client }: DrawRequest): Promise<unknown> {
  const { worker, turns, running, failed, maxCards } = studio;
  const drawn = turns
    .run(async () => {
      // Another request may have had it drawn meanwhile.
      if (await serveFile(path, { method: "HEAD" })) return;
      // Whoever asks for the cards of all pages must not fill the disk.
      if ((await db.shareCard.count()) < maxCards) await drawCard(db, worker, key, card);
    }, client)
    .catch((error: unknown) => {
      if (error instanceof QueueFullError) throw error;
      failed.set(key, true);
      log.error(`The share card of "${card.title}" could not be drawn`, error);
    })
    .finally(() => running.delete(key));
  running.set(key, drawn);
  return drawn;
}

type DrawRequest = { path: string; key: string; card: ShareCard; client: string };

async function redirectToPicture(db: Db, picture: ShareCard["picture"]): Promise<ServedFile> {
  const own = picture && shareImageUrl(picture);
  if (own) return redirectTo(own);
  const { shareImage } = await readSettings(db, { shareImage: { select: imageSelect } });
  return redirectTo((shareImage && shareImageUrl(shareImage)) ?? "/share.png");
}

function redirectTo(location: string): ServedFile {
  return { status: 302, headers: { location, "cache-control": "no-store" }, body: null };
}

async function drawCard(db: Db, worker: Drawing, key: string, card: ShareCard): Promise<void> {
  const folder = folderOf("media", key);
  await takeBackFiles(db, folder);
  // The job is deleting an earlier card with this key: it is drawn the next time.
  if ((await db.fileRemoval.count({ where: { folder } })) > 0) return;
  await putMediaFile(key, CARD_FILE, await worker.run({ card, images: await readImages(card) }));
  // Another instance may have drawn it meanwhile.
  await db.shareCard.createMany({ data: { key }, skipDuplicates: true });
}

/** Deletes cards that are too old or too many; a page's present card is drawn again when it is asked for. */
export async function deleteOldCards(db: Db, now: Date): Promise<void> {
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
