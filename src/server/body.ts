/** What a call may weigh: an article at the bounds of all its texts, twice over. */
const MAX_CALL_BYTES = 4 * 1024 * 1024;

/**
 * The body of a request. It is given up as soon as it is larger than it may be, whatever its Content-Length says.
 * @returns null for one that is too large
 */
export async function readAtMost(request: Request, limit: number): Promise<Blob | null> {
  if (Number(request.headers.get("content-length")) > limit) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) return null;
    parts.push(part);
  }
  return new Blob(parts);
}

/** The same request for whoever reads a body to its end; null when that has none. */
export async function withinBounds(request: Request): Promise<Request | null> {
  if (request.body === null) return request;
  const body = await readAtMost(request, MAX_CALL_BYTES);
  return body && new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal });
}
