import { createHash } from "node:crypto";
import type { Db } from "~/server/db/client";
import { cleanFilename } from "./filename";
import { checkPdf } from "./pdf";
import { type FileStore, fileStore, keyPattern, randomKey } from "./store";

export type StoredCv = { key: string; filename: string; size: number; sha256: string };

/** Stores a CV without a public address. Write its row afterwards; delete the file if that fails. @throws errors of `checkPdf` */
export async function storeCv(bytes: Uint8Array, filename: string): Promise<StoredCv> {
  await checkPdf(bytes);
  const key = randomKey();
  await (await fileStore()).put(pathOf(key), bytes, "application/pdf");
  return {
    key,
    filename: cleanFilename(filename, "cv.pdf"),
    size: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

/** Streams the bytes of a CV; null for an unknown or malformed key. */
export async function readCv(key: string): Promise<AsyncIterable<Uint8Array<ArrayBuffer>> | null> {
  const store = await fileStore();
  return keyPattern.test(key) && (await store.has(pathOf(key))) ? chunksOf(store, pathOf(key)) : null;
}

/** Opens the file with the first chunk: an opened stream that is never read would leak, and its error end the process. */
async function* chunksOf(store: FileStore, path: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield* await store.read(path);
}

export async function deleteCvs(keys: readonly string[]): Promise<void> {
  const store = await fileStore();
  for (const key of keys.filter((one) => keyPattern.test(one))) await store.deleteFolder(folderOf(key));
}

/** Deletes files without a row, left by a killed process, if older than `before`. @returns how many */
export async function deleteStrayCvs(db: Db, before: Date): Promise<number> {
  const store = await fileStore();
  let count = 0;
  for await (const names of store.list("cv", before)) {
    const keys = [...new Set(names.map((name) => name.split("/")[1] ?? ""))];
    const rows = await db.candidateCv.findMany({ where: { key: { in: keys } }, select: { key: true } });
    const stray = keys.filter((key) => !rows.some((row) => row.key === key));
    await deleteCvs(stray);
    count += stray.length;
  }
  return count;
}

function folderOf(key: string): string {
  return `cv/${key}`;
}

function pathOf(key: string): string {
  return `${folderOf(key)}/cv.pdf`;
}
