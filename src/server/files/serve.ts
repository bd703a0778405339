import type { Readable } from "node:stream";
import { hasImageFile, imageFileType, readImageFile } from "~/server/files/image";
import { keyPattern } from "~/server/files/store";

/** One file of an image: its headers and, unless the client has it already, its bytes. */
export type ServedImage = { status: 200 | 304; headers: Readonly<Record<string, string>>; body: Readable | null };

/**
 * One file of an image, by its address `/api/files/<key>/<width>.webp` or `/api/files/<key>/share-<x>-<y>.jpg`. It never
 * changes, so caches may keep it for ever. Only images are served here: other files have guarded routes.
 * @param path of the request, decoded
 * @param asked the method and the If-None-Match header of the request
 * @returns null when there is none
 */
export async function serveImage(
  path: string,
  { method, ifNoneMatch }: { method: string | undefined; ifNoneMatch: string | undefined },
): Promise<ServedImage | null> {
  const [key = "", name = "", ...rest] = path.split("/").slice(3);
  const type = imageFileType(name);
  if (!keyPattern.test(key) || !type || rest.length > 0 || !(await hasImageFile(key, name))) return null;
  const etag = `"${key}-${name}"`;
  const headers = { ...guards, "content-type": type, "cache-control": "public, max-age=31536000, immutable", etag };
  if (names(ifNoneMatch ?? "", etag)) return { status: 304, headers, body: null };
  return { status: 200, headers, body: method === "HEAD" ? null : await readImageFile(key, name) };
}

/** A browser neither guesses the type of a file nor runs anything in it. */
const guards = { "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'; sandbox" };

/** Whether an If-None-Match names the tag. */
function names(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
