import type { MetadataRoute } from "next";
import { siteSettings } from "~/features/website/setting/data";
import { defaultLocale } from "~/i18n/routing";
import { brandColors } from "~/lib/brand-colors";
import { imageUrl } from "~/lib/images";
import { database } from "~/server/db/client";

export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const site = await siteSettings(database(), defaultLocale);
  return {
    name: site.name,
    short_name: site.name.length > 12 ? site.name.split(" ").slice(0, 2).join(" ") : site.name,
    description: site.description || undefined,
    start_url: "/",
    display: "browser",
    background_color: "#fbfcfd",
    theme_color: brandColors(site.look.brandColor)[600],
    icons: site.favicon
      ? [{ src: imageUrl(site.favicon, 512), sizes: "any", type: "image/webp" }]
      : [
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
        ],
  };
}
