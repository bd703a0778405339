import "~/app/site.css";
import type { Viewport } from "next";
import type { ReactNode } from "react";
import { SpeculationRules } from "~/app/(site)/speculation-rules";
import { FontPreload } from "~/app/font-preload";
import { SiteScript } from "~/app/site-script";
import { ThemeScript } from "~/components/ui/theme-script";
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
    <html lang={locale} suppressHydrationWarning>
      <head>
        <FontPreload locale={locale} />
        <ThemeScript />
        <SiteScript />
      </head>
      <body className="flex min-h-dvh flex-col font-sans">
        {children}
        <SpeculationRules />
      </body>
    </html>
  );
}
