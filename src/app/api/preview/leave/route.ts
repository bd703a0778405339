import { draftMode } from "next/headers";
import { safeNext } from "~/lib/urls";

export const dynamic = "force-dynamic";

/** Ends the preview and leads to `next`, a path of this site: visitors' own pages again. */
export async function GET(request: Request): Promise<Response> {
  (await draftMode()).disable();
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  return new Response(null, { status: 303, headers: { Location: next ?? "/", "Cache-Control": "no-store" } });
}
