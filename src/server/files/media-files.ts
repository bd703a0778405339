import type { Readable } from "node:stream";
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

/** Deletes all files of this key. Change or delete its row first: a row without files would be a broken picture. */
export async function deleteMediaFiles(key: string): Promise<void> {
  await (await fileStore()).deleteFolder(`media/${key}`);
}

function pathOf(key: string, name: string): string {
  return `media/${key}/${name}`;
}
