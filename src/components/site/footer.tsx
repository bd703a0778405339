import { getTranslations } from "next-intl/server";
import { cn } from "~/components/ui/cn";
import type { Locale } from "~/i18n/routing";
import { FEED_PATH } from "~/lib/sections";
import type { NetworkKey } from "~/lib/social-links";
import { channels, externalLinks } from "./channels";
import { LanguageLink } from "./language-link";
import { Logo } from "./logo";
import { SocialIcon } from "./social-icon";
import { ThemeToggle } from "./theme-toggle";
import type { WholeSite } from "./whole-site";

/** Columns that have room beside the company. */
const IN_ROW = 4;

type SiteFooterProps = { locale: Locale; site: WholeSite; other: Locale; otherHref: string };

const link =
  "inline-block rounded-sm py-1 text-muted-foreground transition-colors hover:text-foreground hover:underline hover:underline-offset-4";

export async function SiteFooter({ locale, site, other, otherHref }: SiteFooterProps) {
  const t = await getTranslations({ locale, namespace: "site" });
  const { company } = site;
  const contact = channels(site);
  const external = externalLinks(site);
  const columns = site.menus.footer;
  const headOffice = site.offices.find(({ isHeadOffice }) => isHeadOffice);
  const contactColumn = contact.length > 0 && (
    <FooterColumn
      title={t("footer.contact")}
      links={contact.map(({ key, network, href, text }) => (network ? { href, text: key, network } : { href, text }))}
      className={cn("max-sm:col-span-2", columns.length === IN_ROW && "lg:col-start-5")}
    />
  );
  const followColumn = external.length > 0 && (
    <FooterColumn
      title={t("footer.follow")}
      links={external}
      rel="noopener me"
      className={cn("max-sm:col-span-2", columns.length === IN_ROW && !contactColumn && "lg:col-start-5")}
    />
  );
  return (
    <footer className="mt-20 border-t bg-muted lg:mt-28 print:hidden">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-10 py-14 lg:grid-cols-12 lg:py-20">
        <div className="col-span-2 lg:col-span-4 lg:pr-8">
          <p className="flex items-center gap-3 font-semibold tracking-tight">
            <Logo company={company} siteName={site.name} className="h-11" />
          </p>
          {site.slogan && <p className="mt-6 max-w-xs text-xl font-medium tracking-tight text-balance">{site.slogan}</p>}
          {(company || headOffice) && (
            <dl className="mt-6 space-y-3 text-sm">
              {company && (
                <div>
                  <dt className="sr-only">{t("footer.company")}</dt>
                  <dd>{company.name}</dd>
                </div>
              )}
              {company?.taxCode && (
                <div>
                  <dt className="text-muted-foreground">{t("footer.taxCode")}</dt>
                  <dd className="mt-0.5 tabular-nums">{company.taxCode}</dd>
                </div>
              )}
              {headOffice && (
                <div>
                  <dt className="text-muted-foreground">{t("footer.headOffice")}</dt>
                  <dd className="mt-0.5">
                    {headOffice.address}, {headOffice.city}
                  </dd>
                </div>
              )}
            </dl>
          )}
        </div>

        {columns.map(({ id, title, links }) => (
          <FooterColumn
            key={id}
            title={title}
            links={links.map(({ href, path, label }) => ({ href, text: label, isPrefetched: path !== FEED_PATH }))}
          />
        ))}
        {/* The links to networks stand below the contact instead of alone in a second row. */}
        {columns.length === IN_ROW - 1 && contactColumn && followColumn ? (
          <div className="space-y-10 max-sm:col-span-2 lg:col-span-2">
            {contactColumn}
            {followColumn}
          </div>
        ) : (
          <>
            {contactColumn}
            {followColumn}
          </>
        )}
      </div>

      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t py-5 text-sm text-muted-foreground">
          <p className="whitespace-pre-line">{site.footer || `© ${company?.name ?? site.name}`}</p>
          <p className="-mx-2 flex items-center gap-1">
            <LanguageLink locale={other} href={otherHref} className={`${link} px-2 py-2`}>
              <span aria-hidden="true">{t("otherLanguage")}</span>
              <span className="sr-only">{t("switchLanguage")}</span>
            </LanguageLink>
            <ThemeToggle
              label={t("switchTheme")}
              className="inline-flex size-10 items-center justify-center rounded-md hover:bg-accent hover:text-foreground noscript:hidden"
            />
          </p>
        </div>
      </div>
    </footer>
  );
}

type FooterColumnProps = {
  title: string;
  links: readonly { href: string; text: string; network?: NetworkKey | null; isPrefetched?: boolean }[];
  rel?: string;
  className?: string;
};

function FooterColumn({ title, links, rel, className }: FooterColumnProps) {
  return (
    <div className={cn(className, "lg:col-span-2")}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-3 space-y-1 text-sm [overflow-wrap:anywhere]">
        {links.map(({ href, text, network, isPrefetched = true }) => (
          <li key={href}>
            <a
              href={href}
              rel={rel}
              className={network === undefined ? link : cn(link, "inline-flex items-center gap-2")}
              data-no-prefetch={isPrefetched ? undefined : true}
            >
              {network !== undefined && <SocialIcon network={network} />}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
