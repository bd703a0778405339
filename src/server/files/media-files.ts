import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Media } from "~/generated/prisma/client";
import { imageFileName, shareFileName } from "~/lib/images";
import { documentName } from "~/lib/media";
import { folderOf } from "./folders";
import { type ByteRange, fileStore } from "./store";

export function mediaFileType(name: string): "image/webp" | "image/avif" | "image/jpeg" | "application/pdf" | null {
  // An image in one of its widths, its share image, a share card, or a document.
  if (/^[1-9]\d{0,4}\.webp$/.test(name)) return "image/webp";
  if (/^[1-9]\d{0,4}\.avif$/.test(name)) return "image/avif";
  if (/^(?:share-\d{1,4}-\d{1,4}|card)\.jpg$/.test(name)) return "image/jpeg";
  return /^[a-z0-9][a-z0-9-]{0,79}\.pdf$/.test(name) ? "application/pdf" : null;
}

export async function putMediaFile(key: string, name: string, data: Uint8Array): Promise<void> {
  const type = mediaFileType(name);
  if (!type) throw new Error(`${name} is no file of the media library.`);
  await (await fileStore()).put(pathOf(key, name), data, type);
}

export async function hasMediaFile(key: string, name: string): Promise<boolean> {
  return (await fileStore()).has(pathOf(key, name));
}

export async function readMediaFile(key: string, name: string, range?: ByteRange): Promise<Readable> {
  return (await fileStore()).read(pathOf(key, name), range);
}

export async function sizeOfMediaFile(key: string, name: string): Promise<number | null> {
  return (await fileStore()).size(pathOf(key, name));
}

type MediaFiles = Pick<Media, "kind" | "filename" | "widths" | "shareX" | "shareY" | "hasAvif">;

/** Names the files that a row promises. Only the originals can't be made again. */
export function namesOfMedia({ kind, filename, widths, shareX, shareY, hasAvif }: MediaFiles) {
  if (kind === "document") return { originals: [documentName(filename)], avif: [], share: [] };
  return {
    originals: widths.map((width) => imageFileName(width, "webp")),
    avif: hasAvif ? widths.map((width) => imageFileName(width, "avif")) : [],
    share: shareX === null || shareY === null ? [] : [shareFileName(shareX, shareY)],
  };
}

/**
 * Checks the files of a row that comes back.
 * @returns columns for what must be made again; null when an original is missing
 */
export async function checkFilesOfMedia(key: string, row: MediaFiles): Promise<Partial<MediaFiles> | null> {
  const { originals, avif, share } = namesOfMedia(row);
  const stored = new Set(await namesIn(folderOf("media", key)));
  const isStored = (name: string) => stored.has(name);
  // Earlier versions moved the files of deleted rows here.
  if (!originals.every(isStored)) for (const name of await copyBack(key)) stored.add(name);
  if (!originals.every(isStored)) return null;
  return {
    ...(!avif.every(isStored) && { hasAvif: null }),
    ...(!share.every(isStored) && { shareX: null, shareY: null }),
  };
}

async function copyBack(key: string): Promise<string[]> {
  const store = await fileStore();
  const names = await namesIn(`aside/${key}`);
  for (const name of names) await putMediaFile(key, name, await buffer(await store.read(`aside/${key}/${name}`)));
  return names;
}

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const found of (await fileStore()).list(folder)) names.push(...found.map((name) => name.slice(folder.length + 1)));
  return names;
}

function pathOf(key: string, name: string): string {
  return `${folderOf("media", key)}/${name}`;
}
