import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { type Locale, localePath, otherLocale } from "~/i18n/routing";
import { SiteFooter } from "./footer";
import { SiteHeader } from "./header";
import type { WholeSite } from "./whole-site";

type SitePageProps = {
  locale: Locale;
  site: WholeSite;
  /** Bare path with its query, for the navigation and the language switch. */
  path: string;
  /** Bare path for the language switch when the page lacks the other language. */
  elsewhere?: string | undefined;
  children: ReactNode;
};

export async function SitePage({ locale, site, path, elsewhere, children }: SitePageProps) {
  const t = await getTranslations({ locale, namespace: "site" });
  const other = otherLocale(locale);
  const otherHref = localePath(other, elsewhere ?? path);
  return (
    <>
      <a
        href="#content"
        className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground focus-visible:translate-y-0"
      >
        {t("skipToContent")}
      </a>
      <SiteHeader locale={locale} site={site} path={path} other={other} otherHref={otherHref} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter locale={locale} site={site} other={other} otherHref={otherHref} />
    </>
  );
}
