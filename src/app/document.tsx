import type { ReactNode } from "react";
import { preload } from "react-dom";
import { ThemeScript } from "~/components/ui/theme-script";
import type { Locale } from "~/i18n/routing";
import { defaultLook, type Look, lookCss } from "~/lib/look";
import { fontUrls } from "~/server/http/font-urls";

type DocumentProps = {
  locale: Locale;
  className: string;
  /** The company's look, on public pages. */
  look?: Look;
  script?: ReactNode;
  children: ReactNode;
};

/** The document of a root layout. Fonts are preloaded before the browser has read the style sheet. */
export function Document({ locale, className, look = defaultLook, script, children }: DocumentProps) {
  const css = lookCss(look);
  for (const url of fontUrls(locale, look.font)) preload(url, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    // The theme script sets a class before React takes over.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <ThemeScript />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: names and values of ours, and colours of digits */}
        {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
        {script}
      </head>
      <body className={className}>{children}</body>
    </html>
  );
}
