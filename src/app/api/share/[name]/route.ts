import { apiRoute } from "~/server/api-route";
import { database } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { shareImage } from "~/server/files/share-image";
import { keyPattern } from "~/server/files/store";

export const dynamic = "force-dynamic";

/** The picture of a shared link, at /api/share/<key>.jpg. Networks keep it themselves; a moved focal point shows in a day. */
export const GET = apiRoute(async (_request: Request, { params }: { params: Promise<{ name: string }> }) => {
  const [key = "", ending] = (await params).name.split(".");
  const image =
    ending === "jpg" && keyPattern.test(key) ? await database().media.findUnique({ where: { key }, select: imageSelect }) : null;
  if (!image || image.widths.length === 0) return new Response(null, { status: 404 });
  return new Response(await shareImage(image), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=86400", "X-Content-Type-Options": "nosniff" },
  });
});
