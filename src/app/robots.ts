import type { MetadataRoute } from "next";
import { currentOrigin } from "./(site)/page-context";

export const dynamic = "force-dynamic";

/** Everything that visitors see may be read by robots; images under /api too. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: { userAgent: "*", allow: ["/", "/api/files/"], disallow: ["/admin", "/auth/", "/api/"] },
    sitemap: `${await currentOrigin()}/sitemap.xml`,
  };
}
