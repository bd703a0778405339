import { getTranslations } from "next-intl/server";
import { cn } from "~/components/ui/cn";
import type { PageLink } from "~/features/website/page/data";
import type { Site } from "~/features/website/setting/data";
import { type Locale, localePath } from "~/i18n/routing";
import { LanguageLink } from "./language-link";
import { Mark } from "./mark";
import { isWithin, navigation } from "./navigation";
import { ThemeToggle } from "./theme-toggle";

type SiteHeaderProps = {
  locale: Locale;
  site: Site;
  pages: readonly PageLink[];
  path: string;
  other: Locale;
  otherHref: string;
};

const control =
  "inline-flex h-10 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground";

/** Name of the site, navigation, language and theme. On a narrow screen the navigation folds away; it opens without JavaScript. */
export async function SiteHeader({ locale, site, pages, path, other, otherHref }: SiteHeaderProps) {
  const t = await getTranslations({ locale, namespace: "site" });
  const entries = [
    ...navigation(site).map((entry) => ({ path: entry.path, label: t(`nav.${entry.key}`) })),
    ...pages.filter(({ placement }) => placement === "header").map((page) => ({ path: page.path, label: page.title })),
  ];
  const links = entries.map((entry) => ({
    label: entry.label,
    href: localePath(locale, entry.path),
    isCurrent: isWithin(path, entry.path),
  }));

  return (
    <header className="sticky top-0 z-40 border-b bg-background/85 backdrop-blur-md print:static print:border-0">
      <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-5 sm:gap-2 sm:px-8">
        <a
          href={localePath(locale, "/")}
          className="mr-auto flex min-w-0 items-center gap-2.5 rounded-md text-sm font-semibold tracking-tight sm:gap-3 sm:text-base"
        >
          <Mark className="size-7 shrink-0 text-primary-text" />
          <span className="truncate">{site.name}</span>
        </a>

        <nav aria-label={t("mainNavigation")} className="hidden md:block print:hidden">
          <ul className="flex items-center gap-1">
            {links.map(({ href, label, isCurrent }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isCurrent ? "page" : undefined}
                  className={cn(
                    "relative flex h-16 items-center px-4 text-sm font-medium transition-colors hover:text-foreground",
                    isCurrent
                      ? "text-foreground after:absolute after:inset-x-4 after:-bottom-px after:h-0.5 after:bg-primary-500"
                      : "text-muted-foreground",
                  )}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>

        <div className="flex items-center md:ml-3 md:border-l md:pl-3 print:hidden">
          <LanguageLink locale={other} href={otherHref} className={cn(control, "px-2 text-sm font-medium sm:px-3")}>
            <span className="md:hidden">
              {t("otherLanguageShort")}
              <span className="sr-only">: </span>
            </span>
            {/* A part of the sentence behind it, which would say it twice. */}
            <span aria-hidden="true" className="max-md:hidden">
              {t("otherLanguage")}
            </span>
            <span className="sr-only">{t("switchLanguage")}</span>
          </LanguageLink>
          <ThemeToggle label={t("switchTheme")} className={cn(control, "w-9 sm:w-10 noscript:hidden")} />
          <details data-menu className="group md:hidden">
            <summary className={cn(control, "w-9 sm:w-10 list-none [&::-webkit-details-marker]:hidden")} aria-label={t("menu")}>
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                className="size-6"
                aria-hidden="true"
              >
                <path className="group-open:hidden" d="M4 8h16M4 16h16" />
                <path className="hidden group-open:block" d="m6 6 12 12M18 6 6 18" />
              </svg>
            </summary>
            <nav
              aria-label={t("mainNavigation")}
              className="absolute inset-x-0 top-full border-b bg-background px-5 pt-2 pb-5 shadow-lg sm:px-8"
            >
              <ul className="divide-y">
                {links.map(({ href, label, isCurrent }) => (
                  <li key={href}>
                    <a
                      href={href}
                      aria-current={isCurrent ? "page" : undefined}
                      className={cn("block py-3.5 text-lg font-medium", isCurrent && "text-primary-text")}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
