import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
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

/** Days for which the files of a deleted row can come back. */
export const KEPT_ASIDE_MS = 30 * 24 * 60 * 60 * 1000;

/** Puts all files of this key aside, where nobody can open them. Delete the row first. */
export async function setMediaFilesAside(key: string): Promise<void> {
  await copyFolder(`media/${key}`, `aside/${key}`);
  await deleteMediaFiles(key);
}

/** Copies files that were put aside back into their place. @returns false when they are gone */
export async function bringMediaFilesBack(key: string): Promise<boolean> {
  return (await copyFolder(`aside/${key}`, `media/${key}`)) > 0;
}

/** Deletes the files that were put aside before a moment. */
export async function deleteFilesAside(before: Date): Promise<void> {
  const store = await fileStore();
  for await (const names of store.list("aside", before)) {
    for (const folder of new Set(names.map((name) => name.split("/").slice(0, 2).join("/")))) await store.deleteFolder(folder);
  }
}

async function copyFolder(from: string, to: string): Promise<number> {
  const store = await fileStore();
  let count = 0;
  for await (const names of store.list(from)) {
    for (const name of names) {
      const file = name.split("/").at(-1) ?? "";
      await store.put(`${to}/${file}`, await buffer(await store.read(name)), mediaFileType(file) ?? "application/octet-stream");
      count += 1;
    }
  }
  return count;
}

function pathOf(key: string, name: string): string {
  return `media/${key}/${name}`;
}
