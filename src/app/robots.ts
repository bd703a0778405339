import type { MetadataRoute } from "next";
import { siteOrigin } from "~/server/request/origin";

export const dynamic = "force-dynamic";

/** Everything that visitors see may be read by robots; images under /api too. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: ["/", "/api/files/"], disallow: ["/admin", "/auth/", "/api/"] },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
