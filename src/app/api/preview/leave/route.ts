import { draftMode } from "next/headers";

export const dynamic = "force-dynamic";

/** Ends the preview: visitors' own pages again. */
export async function GET(request: Request): Promise<Response> {
  (await draftMode()).disable();
  const isVietnamese = new URL(request.url).searchParams.get("locale") === "vi";
  return new Response(null, {
    status: 303,
    headers: { Location: isVietnamese ? "/vi/news" : "/news", "Cache-Control": "no-store" },
  });
}
