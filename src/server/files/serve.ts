import { hasImageFile, readImageFile } from "~/server/files/image";
import { keyPattern } from "~/server/files/store";

type Context = { params: Promise<{ key: string[] }> };

/**
 * One file of an image, at /api/files/<key>/<width>.webp. What lies there never changes, so browsers and caches keep it for
 * good. Only images are served here: whatever else is stored has a guarded way of its own.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const found = await find((await params).key);
  if (!found) return notFound();
  const { headers } = found;
  if (names(request.headers.get("if-none-match"), headers.etag)) return new Response(null, { status: 304, headers });
  return new Response(await webStream(found), { headers });
}

/** The same headers, and nothing is read. */
export async function HEAD(_: Request, { params }: Context): Promise<Response> {
  const found = await find((await params).key);
  return found ? new Response(null, { headers: found.headers }) : notFound();
}

/** Whatever a file turned out to be, a browser would neither guess its type nor run anything in it. */
const guards = { "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'; sandbox" };

type Found = { key: string; width: number; headers: { etag: string } };

async function find([key = "", name = "", ...rest]: string[]): Promise<Found | null> {
  const width = Number(/^([1-9]\d{0,4})\.webp$/.exec(name)?.[1]);
  if (!keyPattern.test(key) || !width || rest.length > 0 || !(await hasImageFile(key, width))) return null;
  const headers = {
    ...guards,
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    etag: `"${key}-${width}"`,
  };
  return { key, width, headers };
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { ...guards, "cache-control": "no-store" } });
}

/** Whether an If-None-Match names the tag. */
function names(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

/** Read as fast as it is taken, and closed when the visitor goes away. */
async function webStream({ key, width }: Found): Promise<ReadableStream<Uint8Array>> {
  const stream = await readImageFile(key, width);
  const parts = stream.iterator();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => {
      stream.destroy();
    },
  });
}
