import { getTranslations } from "next-intl/server";
import type { PageLink } from "~/features/website/page/data";
import type { Site } from "~/features/website/setting/data";
import { type Locale, localePath } from "~/i18n/routing";
import { channels, externalLinks } from "./channels";
import { LanguageLink } from "./language-link";
import { Mark } from "./mark";
import { navigation } from "./navigation";

type SiteFooterProps = { locale: Locale; site: Site; pages: readonly PageLink[]; other: Locale; otherHref: string };

const link = "rounded-sm text-muted-foreground transition-colors hover:text-foreground hover:underline hover:underline-offset-4";

/** Who the site belongs to, where its pages are, how to reach the company. */
export async function SiteFooter({ locale, site, pages, other, otherHref }: SiteFooterProps) {
  const t = await getTranslations({ locale, namespace: "site" });
  const contact = channels(site);
  const external = externalLinks(site);

  return (
    <footer className="mt-24 border-t bg-muted/60 print:hidden">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-12 px-5 py-14 sm:grid-cols-2 sm:px-8 lg:grid-cols-12 lg:py-20">
        <div className="sm:col-span-2 lg:col-span-6">
          <p className="flex items-center gap-3 font-semibold tracking-tight">
            <Mark className="size-7 shrink-0 text-primary-text" />
            {site.name}
          </p>
          {site.slogan && <p className="mt-5 max-w-sm text-2xl font-medium tracking-tight text-balance">{site.slogan}</p>}
        </div>

        <FooterColumn title={t("footer.explore")}>
          {navigation(site).map(({ key, path }) => (
            <li key={key}>
              <a href={localePath(locale, path)} className={link}>
                {t(`nav.${key}`)}
              </a>
            </li>
          ))}
          {pages
            .filter(({ placement }) => placement === "footer")
            .map(({ path, title }) => (
              <li key={path}>
                <a href={localePath(locale, path)} className={link}>
                  {title}
                </a>
              </li>
            ))}
          {site.sections.includes("news") && (
            <li>
              <a href={localePath(locale, "/feed.xml")} className={link} data-no-prefetch>
                {t("footer.feed")}
              </a>
            </li>
          )}
        </FooterColumn>

        {contact.length > 0 && (
          <FooterColumn title={t("footer.contact")}>
            {contact.map(({ key, href, text }) => (
              <li key={key}>
                <a href={href} className={link}>
                  {text}
                </a>
              </li>
            ))}
          </FooterColumn>
        )}

        {external.length > 0 && (
          <FooterColumn title={t("footer.follow")}>
            {external.map(({ key, href, text }) => (
              <li key={key}>
                <a href={href} className={link} rel="noopener me">
                  {text}
                </a>
              </li>
            ))}
          </FooterColumn>
        )}
      </div>

      <div className="page-width">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-t py-6 text-sm text-muted-foreground">
          <p className="whitespace-pre-line">{site.footer || `© ${site.name}`}</p>
          <LanguageLink locale={other} href={otherHref} className={link}>
            <span aria-hidden="true">{t("otherLanguage")}</span>
            <span className="sr-only">{t("switchLanguage")}</span>
          </LanguageLink>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="lg:col-span-2">
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-4 space-y-2.5 text-sm [overflow-wrap:anywhere]">{children}</ul>
    </div>
  );
}
