import { Menu, Search, X } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { cn } from "~/components/ui/cn";
import { type Locale, localePath } from "~/i18n/routing";
import { channels } from "./channels";
import { LanguageLink } from "./language-link";
import { Logo } from "./logo";
import { isWithin, navigation } from "./navigation";
import { navigationFitsFrom } from "./navigation-fit";
import { ThemeToggle } from "./theme-toggle";
import type { WholeSite } from "./whole-site";

type SiteHeaderProps = { locale: Locale; site: WholeSite; path: string; other: Locale; otherHref: string };

const control =
  "inline-flex h-10 min-w-10 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground";

/** Classes by the width from which the navigation fits: for the navigation and the menu button. */
const folding = {
  md: { bar: "hidden md:block", menu: "md:hidden" },
  lg: { bar: "hidden lg:block", menu: "lg:hidden" },
  xl: { bar: "hidden xl:block", menu: "xl:hidden" },
};

/** Header: logo, navigation, language, theme. A navigation that does not fit opens from a button, also without JavaScript. */
export async function SiteHeader({ locale, site, path, other, otherHref }: SiteHeaderProps) {
  const t = await getTranslations({ locale, namespace: "site" });
  const entries = [
    ...navigation(site).map((entry) => ({ path: entry.path, label: t(`nav.${entry.key}`) })),
    ...site.pages.filter(({ placement }) => placement === "header").map((page) => ({ path: page.path, label: page.title })),
  ];
  const links = entries.map((entry) => ({
    label: entry.label,
    href: localePath(locale, entry.path),
    isCurrent: isWithin(path, entry.path),
  }));
  const from = navigationFitsFrom(links.map(({ label }) => label));
  const contact = channels(site);

  return (
    <header className="sticky top-0 z-40 border-b bg-background/90 backdrop-blur-md [view-transition-name:header] print:static print:border-0">
      <div className="page-width flex h-16 items-center gap-1 sm:gap-2">
        <a
          href={localePath(locale, "/")}
          className="mr-auto flex min-w-0 items-center gap-2.5 rounded-md text-sm font-semibold tracking-tight sm:gap-3 sm:text-base"
        >
          <Logo company={site.company} siteName={site.name} />
        </a>

        {from && (
          <nav aria-label={t("mainNavigation")} className={cn("print:hidden", folding[from].bar)}>
            <ul className="flex items-center">
              {links.map(({ href, label, isCurrent }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={isCurrent ? "page" : undefined}
                    className={cn(
                      "relative flex h-16 items-center whitespace-nowrap px-3 text-sm font-medium transition-colors hover:text-foreground focus-visible:-outline-offset-4",
                      isCurrent
                        ? "text-foreground after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:bg-primary-500"
                        : "text-muted-foreground",
                    )}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}

        <div className="flex shrink-0 items-center md:ml-2 print:hidden">
          <LanguageLink
            locale={other}
            href={otherHref}
            className={cn(control, "whitespace-nowrap px-2 text-sm font-medium sm:px-3")}
          >
            <span className="md:hidden">
              {t("otherLanguageShort")}
              <span className="sr-only">: </span>
            </span>
            {/* Hidden: the following text would repeat it. */}
            <span aria-hidden="true" className="max-md:hidden">
              {t("otherLanguage")}
            </span>
            <span className="sr-only">{t("switchLanguage")}</span>
          </LanguageLink>
          <a
            href={localePath(locale, "/search")}
            aria-label={t("search.title")}
            aria-current={isWithin(path, "/search") ? "page" : undefined}
            className={control}
          >
            <Search aria-hidden className="size-5" strokeWidth={1.75} />
          </a>
          <ThemeToggle label={t("switchTheme")} className={cn(control, "noscript:hidden")} />
          <details data-menu className={cn("group", from && folding[from].menu)}>
            {/* The area beside the open menu belongs to its button, so a click there closes it without JavaScript. */}
            <summary
              className={cn(
                control,
                "list-none group-open:before:absolute group-open:before:inset-x-0 group-open:before:top-full group-open:before:h-dvh group-open:before:cursor-default group-open:before:bg-overlay [&::-webkit-details-marker]:hidden",
              )}
              aria-label={t("menu")}
            >
              <Menu aria-hidden className="size-6 group-open:hidden" strokeWidth={1.75} />
              <X aria-hidden className="hidden size-6 group-open:block" strokeWidth={1.75} />
            </summary>
            <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-b bg-background shadow-lg">
              <nav aria-label={t("mainNavigation")} className="page-width pt-2 pb-4">
                <ul className="divide-y">
                  {links.map(({ href, label, isCurrent }) => (
                    <li key={href}>
                      <a
                        href={href}
                        aria-current={isCurrent ? "page" : undefined}
                        className={cn(
                          "flex min-h-14 items-center justify-between py-3 text-lg font-medium focus-visible:-outline-offset-2",
                          isCurrent && "text-primary-text",
                        )}
                      >
                        {label}
                        {isCurrent && <span aria-hidden="true" className="size-2 rounded-full bg-primary-500" />}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              {contact.length > 0 && (
                <ul className="page-width flex flex-wrap gap-x-8 bg-muted py-3">
                  {contact.map(({ key, href, text }) => (
                    <li key={key}>
                      <a href={href} className="inline-flex min-h-10 items-center rounded-sm font-medium text-primary-text">
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </details>
        </div>
      </div>
    </header>
  );
}
