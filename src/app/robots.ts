import type { MetadataRoute } from "next";
import { siteOrigin } from "~/server/request/origin";

export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: ["/", "/api/files/"], disallow: ["/admin", "/auth/", "/api/"] },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
