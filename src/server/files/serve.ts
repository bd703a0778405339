import type { Readable } from "node:stream";
import { imageUrl, shareImageUrl } from "~/lib/images";
import { documentUrl } from "~/lib/media";
import { database } from "~/server/db/client";
import { hasMediaFile, mediaFileType, readMediaFile, sizeOfMediaFile } from "~/server/files/media-files";
import { mediaSelect } from "~/server/files/media-select";
import { isPublicKey } from "~/server/files/public-keys";
import { type ByteRange, keyPattern } from "~/server/files/store";

export type ServedFile = {
  status: 200 | 206 | 302 | 304 | 416;
  headers: Readonly<Record<string, string>>;
  body: Readable | null;
};

/**
 * Serves a file of the library: `/api/files/<key>/<width>.webp` or `.avif`, `…/share-<x>-<y>.jpg` or `…/<name>.pdf`.
 * Cacheable for ever; a replaced file's address redirects. @param path decoded @returns null when there is none
 */
export async function serveFile(
  path: string,
  { method, headers: asked = {}, isDownload = false }: { method?: string; headers?: AskedHeaders; isDownload?: boolean },
): Promise<ServedFile | null> {
  const file = filePartsOf(path);
  const type = file && mediaFileType(file.name);
  if (!type) return null;
  const { key, name } = file;
  if (!(await hasMediaFile(key, name)) || !(await isPublicKey(key))) return leadOn(key, name);
  const etag = `"${key}-${name}"`;
  const guards = type === "application/pdf" ? ofDocument(name, isDownload) : ofImage;
  const cached = { "cache-control": "public, max-age=31536000, immutable", "accept-ranges": "bytes", etag };
  const headers = { ...guards, "content-type": type, ...cached };
  if (names(asked["if-none-match"] ?? "", etag)) return { status: 304, headers, body: null };
  const isPartWanted = method === "GET" && asked.range && (asked["if-range"] ?? etag) === etag;
  const size = isPartWanted ? await sizeOfMediaFile(key, name) : null;
  const range = size === null ? "whole" : rangeOf(asked.range ?? "", size);
  if (range === "none") return { status: 416, headers: { ...headers, "content-range": `bytes */${size}` }, body: null };
  if (range !== "whole") {
    const { start, end } = range;
    const part = { "content-range": `bytes ${start}-${end}/${size}`, "content-length": String(end - start + 1) };
    return { status: 206, headers: { ...headers, ...part }, body: await readMediaFile(key, name, range) };
  }
  return { status: 200, headers, body: method === "HEAD" ? null : await readMediaFile(key, name) };
}

/** Takes `/api/files/<key>/<name>` apart. @returns null for a path that names no file */
export function filePartsOf(path: string): { key: string; name: string } | null {
  const [key = "", name = "", ...rest] = path.split("/").slice(3);
  return keyPattern.test(key) && rest.length === 0 ? { key, name } : null;
}

export type AskedHeaders = {
  "if-none-match"?: string | undefined;
  range?: string | undefined;
  "if-range"?: string | string[] | undefined;
};

/** Parses a Range header (RFC 9110). @returns "none" if unsatisfiable, "whole" for several ranges or other units */
function rangeOf(header: string, size: number): ByteRange | "whole" | "none" {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === "" && last === "") return "whole";
  if (first !== "" && last !== "" && Number(last) < Number(first)) return "whole";
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : "none";
}

/** Prevents browsers from guessing the type of a file. */
const nosniff = { "x-content-type-options": "nosniff" };

/** Content security policy of images: runs nothing. */
const ofImage = { ...nosniff, "content-security-policy": "default-src 'none'; sandbox" };

/** Headers of a PDF. No `sandbox`, as Safari then shows no PDF; the viewer of Chromium needs inline styles. */
function ofDocument(name: string, isDownload: boolean) {
  return {
    ...nosniff,
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    "content-disposition": `${isDownload ? "attachment" : "inline"}; filename="${name}"`,
  };
}

/** Redirects from a replaced file's address to its successor. */
async function leadOn(key: string, name: string): Promise<ServedFile | null> {
  const media = await database().media.findFirst({ where: { oldKeys: { has: key } }, select: mediaSelect });
  if (!media) return null;
  const width = Number.parseInt(name, 10);
  const location =
    media.kind === "document" ? documentUrl(media) : (!width && shareImageUrl(media)) || imageUrl(media, width || 1280);
  return { status: 302, headers: { ...ofImage, location, "cache-control": "public, max-age=60" }, body: null };
}

function names(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
