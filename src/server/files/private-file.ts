import type { Db } from "~/server/db/client";
import { type FileKind, folderOf, folderOfFile } from "./folders";
import { deleteUnusedFolders } from "./removed-files";
import { type FileStore, fileStore, keyPattern, randomKey } from "./store";

/** Files of these kinds have no public address. */
export type PrivateKind = Exclude<FileKind, "media">;

/** The one file of each key. */
const fileNames: Readonly<Record<PrivateKind, string>> = { attachment: "file", cv: "cv.pdf" };

/** Stores a file. Write its row afterwards, then call `deleteUnlessKept`. @returns its key */
export async function putPrivateFile(kind: PrivateKind, bytes: Uint8Array, mime: string): Promise<string> {
  const key = randomKey();
  await (await fileStore()).put(privatePath(kind, key), bytes, mime);
  return key;
}

/** Streams the bytes of a file; null for an unknown or malformed key. */
export async function readPrivateFile(kind: PrivateKind, key: string): Promise<AsyncIterable<Uint8Array<ArrayBuffer>> | null> {
  const store = await fileStore();
  const path = privatePath(kind, key);
  return keyPattern.test(key) && (await store.has(path)) ? chunksOf(store, path) : null;
}

/** Opens the file with the first chunk: an opened stream that is never read would leak, and its error end the process. */
async function* chunksOf(store: FileStore, path: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield* await store.read(path);
}

/** Deletes files without a row, left by a killed process, if older than `before`. @returns how many */
export async function deleteStrayFiles(db: Db, before: Date): Promise<number> {
  const store = await fileStore();
  let count = 0;
  for (const kind of Object.keys(fileNames)) {
    for await (const names of store.list(kind, before)) {
      count += await deleteUnusedFolders(db, [...new Set(names.map(folderOfFile))]);
    }
  }
  return count;
}

export function privatePath(kind: PrivateKind, key: string): string {
  return `${folderOf(kind, key)}/${fileNames[kind]}`;
}
