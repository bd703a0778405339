import { buffer } from "node:stream/consumers";
import { storeFolders } from "~/server/files/folders";
import { mediaFileType } from "~/server/files/media-files";
import type { FileStore } from "~/server/files/store";
import { CommandError } from "~/server/platform/command-error";
import { explainDisk } from "~/server/platform/disk";
import { reasonOf } from "~/server/platform/log";

/** Copies files except those of the same name and size, so it can resume. @throws CommandError */
export async function moveFiles(from: FileStore, to: FileStore, progress: { files: number; bytes: number }): Promise<number> {
  try {
    for await (const name of namesOf(from)) {
      const size = await from.size(name);
      // The file was deleted since the listing.
      if (size === null || (await to.size(name)) === size) continue;
      const bytes = await buffer(await from.read(name));
      await to.put(name, bytes, storedType(name)).catch((error: unknown) => {
        throw explainDisk(error, name);
      });
      progress.files++;
      progress.bytes += bytes.byteLength;
    }
    const movedNames = new Set<string>();
    for await (const name of namesOf(to)) movedNames.add(name);
    let count = 0;
    for await (const name of namesOf(from)) {
      if (!movedNames.has(name)) throw new CommandError(`${name} is missing in the new store.`);
      count++;
    }
    return count;
  } catch (error) {
    throw new CommandError(`The files could not be moved (run this again to go on): ${reasonOf(error)}`);
  }
}

async function* namesOf(store: FileStore): AsyncGenerator<string> {
  for (const folder of storeFolders) for await (const names of store.list(folder)) yield* names;
}

export function storedType(name: string): string {
  return mediaFileType(name.split("/").at(-1) ?? "") ?? "application/octet-stream";
}
