import { type Db, database } from "~/server/db/client";
import { log } from "~/server/platform/log";
import { deleteUnusedFolders } from "./removed-files";
import { type FileStore, fileStore, keyPattern, randomKey } from "./store";

/** The one file of each key, by the folder of its kind. None has a public address. */
const fileNames = { attachment: "file", cv: "cv.pdf" } as const;

export type PrivateKind = keyof typeof fileNames;

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

/** Deletes new files whose row was not written, unless the database does not answer: an unanswered commit may have written it. */
export async function deleteUnlessKept(kind: PrivateKind, keys: readonly string[]): Promise<void> {
  const folders = keys.map((key) => `${kind}/${key}`);
  await deleteUnusedFolders(database(), folders).catch((error: unknown) => {
    log.warn("New files could not be checked: a job deletes those without a row", error);
  });
}

/** Deletes files without a row, left by a killed process, if older than `before`. @returns how many */
export async function deleteStrayFiles(db: Db, before: Date): Promise<number> {
  const store = await fileStore();
  let count = 0;
  for (const kind of ["attachment", "cv"] as const) {
    for await (const names of store.list(kind, before)) {
      count += await deleteUnusedFolders(db, [...new Set(names.map((name) => name.split("/").slice(0, 2).join("/")))]);
    }
  }
  return count;
}

export function privatePath(kind: PrivateKind, key: string): string {
  return `${kind}/${key}/${fileNames[kind]}`;
}
