import "~/app/globals.css";
import type { Viewport } from "next";
import type { ReactNode } from "react";
import { currentNonce } from "~/app/(site)/page-context";
import { fonts } from "~/app/fonts";
import { ThemeScript } from "~/components/ui/theme-script";
import { defaultLocale, isLocale } from "~/i18n/routing";

// Rendered when asked for: whole answers are kept in front of Next, by src/server/http/site.ts.
export const dynamic = "force-dynamic";

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfcfd" },
    { media: "(prefers-color-scheme: dark)", color: "#0b0f15" },
  ],
};

// Pages come from memory, so one that is about to be opened may as well be here already. Never what has an effect.
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin*", "/auth/*", "/api/*"] } },
          { not: { selector_matches: "[data-no-prefetch]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

type SiteLayoutProps = { params: Promise<{ locale: string }>; children: ReactNode };

export default async function SiteLayout({ params, children }: SiteLayoutProps) {
  const { locale: asked } = await params;
  const locale = isLocale(asked) ? asked : defaultLocale;
  const nonce = await currentNonce();
  return (
    <html lang={locale} className={fonts} suppressHydrationWarning>
      <head>
        <ThemeScript />
        <script
          type="speculationrules"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
          dangerouslySetInnerHTML={{ __html: speculationRules }}
        />
      </head>
      <body className="flex min-h-dvh flex-col font-sans">{children}</body>
    </html>
  );
}
