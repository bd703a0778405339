import type { ReactNode } from "react";
import { preload } from "react-dom";
import { ThemeScript } from "~/components/ui/theme-script";
import type { Locale } from "~/i18n/routing";
import { fontUrls } from "~/server/http/font-urls";

type DocumentProps = { locale: Locale; className: string; script?: ReactNode; children: ReactNode };

/** The document of a root layout. Fonts are preloaded before the browser has read the style sheet. */
export function Document({ locale, className, script, children }: DocumentProps) {
  for (const url of fontUrls(locale)) preload(url, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    // The theme script sets a class before React takes over.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <ThemeScript />
        {script}
      </head>
      <body className={className}>{children}</body>
    </html>
  );
}
