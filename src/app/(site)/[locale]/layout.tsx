import "~/app/site.css";
import type { Viewport } from "next";
import type { ReactNode } from "react";
import { SpeculationRules } from "~/app/(site)/speculation-rules";
import { Document } from "~/app/document";
import { SiteScript } from "~/app/site-script";
import { defaultLocale, isLocale } from "~/i18n/routing";

// Rendered per request: src/server/http/site.ts caches whole answers in front of Next.
export const dynamic = "force-dynamic";

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfcfd" },
    { media: "(prefers-color-scheme: dark)", color: "#0b0f15" },
  ],
};

type SiteLayoutProps = { params: Promise<{ locale: string }>; children: ReactNode };

export default async function SiteLayout({ params, children }: SiteLayoutProps) {
  const { locale: segment } = await params;
  const locale = isLocale(segment) ? segment : defaultLocale;
  return (
    <Document locale={locale} className="flex min-h-dvh flex-col font-sans" script={<SiteScript />}>
      {children}
      <SpeculationRules />
    </Document>
  );
}
