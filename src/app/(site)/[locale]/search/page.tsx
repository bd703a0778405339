import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageContext } from "~/app/(site)/page-context";
import { pageMetadata } from "~/app/(site)/page-metadata";
import { PageHead } from "~/components/site/page-head";
import { SitePage } from "~/components/site/site-page";
import { SearchBox } from "~/features/website/search/components/search-box";
import { SearchResults } from "~/features/website/search/components/search-results";
import { SEARCH_PAGE_SIZE, searchSite } from "~/features/website/search/data";
import { localePath } from "~/i18n/routing";
import { pageNumber } from "~/lib/page-number";
import { pageCount } from "~/lib/pagination";
import { searchTerm } from "~/lib/search-words";
import { sectionPaths } from "~/lib/sections";

type Parameter = string | string[] | undefined;
type SearchProps = { params: Promise<{ locale: string }>; searchParams: Promise<{ q?: Parameter; page?: Parameter }> };

export async function generateMetadata({ params, searchParams }: SearchProps): Promise<Metadata> {
  const { locale, site, t, origin } = await pageContext(params);
  const term = termOf((await searchParams).q);
  const title = term === "" ? t("search.title") : t("search.titleOf", { term });
  const metadata = await pageMetadata({ origin, locale, site, path: "/search", title, description: t("search.intro") });
  return { ...metadata, robots: { index: false } };
}

export default async function SearchPage({ params, searchParams }: SearchProps) {
  const { db, locale, now, site, t, origin } = await pageContext(params);
  const query = await searchParams;
  const term = termOf(query.q);
  const page = pageNumber(query.page);
  const { found, total } = await searchSite(db, { term, locale, now, page });
  if (page > 1 && found.length === 0) notFound();

  return (
    <SitePage locale={locale} site={site} path={hrefOf(term, page)} elsewhere={hrefOf(term, 1)}>
      <div className="page-width">
        <PageHead locale={locale} origin={origin} path="/search" title={t("search.title")} />
        <div className="mt-8">
          <SearchBox locale={locale} term={term} />
        </div>
        {found.length > 0 ? (
          <>
            <p className="mt-12 text-muted-foreground">{t("search.count", { count: total, term })}</p>
            <SearchResults
              locale={locale}
              term={term}
              page={page}
              pages={pageCount(total, SEARCH_PAGE_SIZE)}
              results={found}
              hrefOf={(number) => hrefOf(term, number)}
            />
          </>
        ) : (
          <div className="mt-14 grid gap-x-8 gap-y-10 border-t pt-10 lg:grid-cols-12">
            <div className="lg:col-span-5">
              <h2 className="text-title font-semibold text-pretty">
                {term === "" ? t("search.start") : t("search.nothing", { term })}
              </h2>
              <p className="mt-4 text-lg text-muted-foreground text-pretty">{t("search.hint")}</p>
            </div>
            <nav aria-label={t("search.places")} className="lg:col-span-6 lg:col-start-7">
              <ul className="divide-y">
                {site.filled.map((section) => (
                  <li key={section}>
                    <a
                      href={localePath(locale, sectionPaths[section])}
                      className="group flex items-baseline justify-between gap-4 py-4 text-xl font-medium hover:text-primary-text"
                    >
                      {t(`nav.${section}`)}
                      <span aria-hidden="true" className="transition-transform group-hover:translate-x-1">
                        →
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        )}
      </div>
    </SitePage>
  );
}

function termOf(value: Parameter): string {
  return typeof value === "string" ? searchTerm(value) : "";
}

function hrefOf(term: string, page: number): string {
  if (term === "") return "/search";
  return `/search?${new URLSearchParams({ q: term, ...(page > 1 && { page: String(page) }) })}`;
}
