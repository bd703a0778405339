import { buffer } from "node:stream/consumers";
import { mediaFileType } from "~/server/files/media-files";
import { type FileStore, storeFolders } from "~/server/files/store";
import { CommandError } from "~/server/platform/command-error";
import { explainDisk } from "~/server/platform/disk";
import { reasonOf } from "~/server/platform/log";

/**
 * Copies all files of a store into another one, but for those that are there already with the same size: so it goes on where it
 * was cut short. A stored file is never changed under its name. The old store is left as it is.
 * @param progress counts what was copied
 * @returns how many files the old store has
 * @throws CommandError when a store fails, or a file is missing in the new one at the end
 */
export async function moveFiles(from: FileStore, to: FileStore, progress: { files: number; bytes: number }): Promise<number> {
  try {
    for await (const name of namesOf(from)) {
      const size = await from.size(name);
      // Deleted since it was listed.
      if (size === null || (await to.size(name)) === size) continue;
      const bytes = await buffer(await from.read(name));
      await to.put(name, bytes, storedType(name)).catch((error: unknown) => {
        throw explainDisk(error, name);
      });
      progress.files++;
      progress.bytes += bytes.byteLength;
    }
    const there = new Set<string>();
    for await (const name of namesOf(to)) there.add(name);
    let count = 0;
    for await (const name of namesOf(from)) {
      if (!there.has(name)) throw new CommandError(`${name} is missing in the new store.`);
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

/** The type of a stored file by its name. */
export function storedType(name: string): string {
  return mediaFileType(name.split("/").at(-1) ?? "") ?? "application/octet-stream";
}
