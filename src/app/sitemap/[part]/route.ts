import { sitemapPart } from "~/app/(site)/sitemap-parts";

export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const number = /^([1-9]\d{0,5})\.xml$/.exec((await params).part)?.[1];
  const xml = number === undefined ? null : await sitemapPart(Number(number));
  if (xml === null) return new Response(null, { status: 404 });
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
