import type { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";
import { fileTables, folderOf, readKeys, storeFolders } from "~/server/files/folders";
import { wakeImageQueue } from "~/server/files/image-queue";
import { namesOfMedia } from "~/server/files/media-files";
import { privatePath } from "~/server/files/private-file";
import { fileStore } from "~/server/files/store";
import { CARD_FILE } from "~/server/share-cards/card";

type Names = { count: number; first: string[] };

/** `missing`: used by a row, not stored. `stray`: in a folder that no row uses. `remade`: missing files generated again. */
export type FilesReport = { files: number; missing: Names; stray: Names; deleted: number; remade: number };

/** The row of a younger stray file may still be uncommitted. */
const youngMs = 24 * 60 * 60 * 1000;
const batchSize = 500;
/** A report must fit into one message of the control socket. */
const maxNames = 1_000;

type Expected = { folder: string; files: { name: string; remake?: () => Promise<unknown> }[] };

/** Compares rows and stored files. @param isMending deletes stray files and regenerates missing ones */
export async function checkFiles(db: Db, { now, isMending }: { now: Date; isMending: boolean }): Promise<FilesReport> {
  const store = await fileStore();
  const stored = new Map<string, Set<string>>();
  for (const root of storeFolders) {
    for await (const names of store.list(root)) for (const name of names) addTo(stored, name);
  }
  const files = [...stored.values()].reduce((sum, names) => sum + names.size, 0);
  const missing: string[] = [];
  let remade = 0;
  for await (const { folder, files } of expectedFiles(db)) {
    const storedNames = stored.get(folder);
    for (const { name, remake } of files) {
      // The file may have been stored after the listing.
      if (storedNames?.has(name) || (await store.has(`${folder}/${name}`))) continue;
      missing.push(`${folder}/${name}`);
      if (!isMending || !remake) continue;
      await remake();
      remade += 1;
    }
    stored.delete(folder);
  }
  const stray: string[] = [];
  let deleted = 0;
  for (const folder of stored.keys()) {
    const old: string[] = [];
    for await (const names of store.list(folder, new Date(now.getTime() - youngMs))) old.push(...names);
    stray.push(...old);
    // A young file may belong to a folder whose row is not committed yet.
    if (!isMending || old.length === 0 || old.length < (stored.get(folder)?.size ?? 0)) continue;
    await store.deleteFolder(folder);
    deleted += old.length;
  }
  if (remade > 0) wakeImageQueue();
  return { files, missing: shorten(missing), stray: shorten(stray), deleted, remade };
}

async function* expectedFiles(db: Db): AsyncGenerator<Expected> {
  for await (const { id, key, ...row } of readMedia(db)) {
    const remakeBy = (data: Prisma.MediaUpdateManyMutationInput) => () => db.media.updateMany({ where: { id }, data });
    const { originals, avif, share } = namesOfMedia(row);
    const files = [
      ...originals.map((name) => ({ name })),
      ...avif.map((name) => ({ name, remake: remakeBy({ hasAvif: null }) })),
      ...share.map((name) => ({ name, remake: remakeBy({ shareX: null, shareY: null }) })),
    ];
    yield { folder: folderOf("media", key), files };
  }
  // Files of deleted rows, which can come back or are about to be deleted.
  for (const { folder } of await db.fileRemoval.findMany({ select: { folder: true } })) yield { folder, files: [] };
  for (const key of await readKeys(db, "ShareCard")) {
    const remake = () => db.shareCard.deleteMany({ where: { key } });
    yield { folder: folderOf("media", key), files: [{ name: CARD_FILE, remake }] };
  }
  for (const { table, kind } of fileTables) {
    if (kind === "media") continue;
    for (const key of await readKeys(db, table)) {
      const folder = folderOf(kind, key);
      yield { folder, files: [{ name: privatePath(kind, key).slice(folder.length + 1) }] };
    }
  }
}

const mediaSelect = {
  id: true,
  key: true,
  kind: true,
  filename: true,
  widths: true,
  shareX: true,
  shareY: true,
  hasAvif: true,
} as const;

async function* readMedia(db: Db) {
  const read = (lastId: number) =>
    db.media.findMany({ where: { id: { gt: lastId } }, orderBy: { id: "asc" }, take: batchSize, select: mediaSelect });
  for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)?.id ?? 0)) yield* rows;
}

function addTo(folders: Map<string, Set<string>>, file: string): void {
  const [root = "", key = "", ...rest] = file.split("/");
  const folder = `${root}/${key}`;
  const names = folders.get(folder) ?? new Set();
  folders.set(folder, names.add(rest.join("/")));
}

function shorten(names: string[]): Names {
  return { count: names.length, first: names.slice(0, maxNames) };
}
