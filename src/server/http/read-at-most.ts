/** Reads up to the limit, even when Content-Length is wrong. @returns null for a larger body */
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
