import type { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";
import { type FileStore, fileStore, keyPattern, randomKey } from "./store";

/** The one file of each key, by the folder of its kind. None has a public address. */
const fileNames = { attachment: "file", cv: "cv.pdf" } as const;

export type PrivateKind = keyof typeof fileNames;

/** Keys of files whose rows are deleted; their files must follow after the commit. */
export type PrivateKeys = Partial<Record<PrivateKind, readonly string[]>>;

/** Stores a file. Write its row afterwards; delete the file if that fails. @returns its key */
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

/** Reads the keys of attachments that go with deleted rows. */
export async function attachmentKeys(db: Db, where: Prisma.AttachmentWhereInput): Promise<string[]> {
  return (await db.attachment.findMany({ where, select: { key: true } })).map(({ key }) => key);
}

export async function deletePrivateFiles(deleted: PrivateKeys): Promise<void> {
  const store = await fileStore();
  for (const kind of ["attachment", "cv"] as const) {
    const keys = (deleted[kind] ?? []).filter((key) => keyPattern.test(key));
    for (const key of keys) await store.deleteFolder(`${kind}/${key}`);
  }
}

/** Deletes files without a row, left by a killed process, if older than `before`. @returns how many */
export async function deleteStrayFiles(db: Db, before: Date): Promise<number> {
  const find = {
    attachment: (keys: string[]) => db.attachment.findMany({ where: { key: { in: keys } }, select: { key: true } }),
    cv: (keys: string[]) => db.candidateCv.findMany({ where: { key: { in: keys } }, select: { key: true } }),
  };
  const store = await fileStore();
  let count = 0;
  for (const kind of ["attachment", "cv"] as const) {
    for await (const names of store.list(kind, before)) {
      const keys = [...new Set(names.map((name) => name.split("/")[1] ?? ""))];
      const rows = await find[kind](keys);
      const stray = keys.filter((key) => !rows.some((row) => row.key === key));
      await deletePrivateFiles({ [kind]: stray });
      count += stray.length;
    }
  }
  return count;
}

export function privatePath(kind: PrivateKind, key: string): string {
  return `${kind}/${key}/${fileNames[kind]}`;
}
