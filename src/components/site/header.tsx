import { Menu, Search, X } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { cn } from "~/components/ui/cn";
import { type Locale, localePath } from "~/i18n/routing";
import { channels } from "./channels";
import { HeaderMenu, PhoneMenu } from "./header-menu";
import { LanguageLink } from "./language-link";
import { Logo } from "./logo";
import { brandWidth, fitMenu } from "./menu-fit";
import { isWithin } from "./navigation";
import { ThemeToggle } from "./theme-toggle";
import type { WholeSite } from "./whole-site";

type SiteHeaderProps = { locale: Locale; site: WholeSite; path: string; other: Locale; otherHref: string };

const control =
  "inline-flex h-10 min-w-10 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground";

const hiddenFrom = { md: "md:hidden", lg: "lg:hidden", xl: "xl:hidden" };

/** Header: logo, menu, language, theme. A menu that does not fit opens from a button, also without JavaScript. */
export async function SiteHeader({ locale, site, path, other, otherHref }: SiteHeaderProps) {
  const t = await getTranslations({ locale, namespace: "site" });
  const entries = site.menus.header;
  const fit = fitMenu(entries, t("more"), brandWidth(site.company, site.name));
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

        {entries.length > 0 && <HeaderMenu name={t("mainNavigation")} more={t("more")} entries={entries} fit={fit} path={path} />}

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
          <details data-menu className={cn("group", entries.length > 0 && hiddenFrom[fit.from])}>
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
              <PhoneMenu name={t("mainNavigation")} entries={entries} path={path} />
              {contact.length > 0 && (
                <ul className="page-width flex flex-wrap gap-x-8 bg-muted py-3">
                  {contact.map(({ href, text }) => (
                    <li key={href}>
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
