import "~/app/site.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { currentLook } from "~/app/(site)/page-context";
import { SpeculationRules } from "~/app/(site)/speculation-rules";
import { Document } from "~/app/document";
import { SiteScript } from "~/app/site-script";
import { defaultLocale, isLocale } from "~/i18n/routing";
import { imageUrl } from "~/lib/images";

// Rendered per request: src/server/http/site.ts caches whole answers in front of Next.
export const dynamic = "force-dynamic";

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfcfd" },
    { media: "(prefers-color-scheme: dark)", color: "#0b0f15" },
  ],
};

type SiteLayoutProps = { params: Promise<{ locale: string }>; children: ReactNode };

export async function generateMetadata({ params }: SiteLayoutProps): Promise<Metadata> {
  const { favicon } = await currentLook(await localeOf(params));
  return favicon ? { icons: { icon: { url: imageUrl(favicon, 320), type: "image/webp" } } } : {};
}

async function localeOf(params: SiteLayoutProps["params"]) {
  const { locale } = await params;
  return isLocale(locale) ? locale : defaultLocale;
}

export default async function SiteLayout({ params, children }: SiteLayoutProps) {
  const locale = await localeOf(params);
  const { look } = await currentLook(locale);
  return (
    <Document locale={locale} className="flex min-h-dvh flex-col font-sans" look={look} script={<SiteScript />}>
      {children}
      <SpeculationRules />
    </Document>
  );
}
