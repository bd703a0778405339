import { sitemap } from "~/app/(site)/sitemap-parts";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  return new Response(await sitemap(), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
