import { getTranslations } from "next-intl/server";
import { PageLinks } from "~/components/site/page-links";
import { cn } from "~/components/ui/cn";
import type { ArticleCard as ArticleCardData } from "~/features/news/article/data";
import { addressOf } from "~/features/public-records";
import { type Locale, localePath } from "~/i18n/routing";
import { formatNumber } from "~/lib/numbers";
import { pageHref } from "~/lib/page-number";
import { ArticleCard } from "./article-card";

export type ArticlePageProps = {
  locale: Locale;
  /** Path of the first page, without the locale. */
  path: string;
  categories: readonly { slug: string; name: string; counts: Record<Locale, number> }[];
  page: number;
  list: { articles: ArticleCardData[]; pages: number };
};

/** Shows a page of articles: the newest one large, the others in a grid. */
export async function ArticlePage({ locale, path, categories, page, list }: ArticlePageProps) {
  const t = await getTranslations({ locale, namespace: "site.news" });
  const lead = page === 1 && list.articles.length !== 2 ? list.articles[0] : undefined;
  // Two half-width cards below the large one let a full page end in a full row.
  const pair = lead ? list.articles.slice(1, 3) : [];
  const rest = list.articles.slice(lead ? 3 : 0);
  const filters = [
    { href: "/news", name: t("all"), count: undefined },
    ...categories
      .filter(({ counts }) => counts[locale] > 0)
      .map(({ slug, name, counts }) => ({
        href: addressOf("/admin/news-category", { slug }, locale),
        name,
        count: counts[locale],
      })),
  ];

  return (
    <>
      {filters.length > 1 && (
        <nav aria-label={t("categories")} className="mt-10 border-b print:hidden">
          <ul className="-mb-px flex gap-x-7 overflow-x-auto [scrollbar-width:none]">
            {filters.map(({ href, name, count }) => (
              <li key={href} className="shrink-0">
                <a
                  href={localePath(locale, href)}
                  aria-current={href === path ? "page" : undefined}
                  className={cn(
                    "flex items-baseline gap-1.5 border-b-2 py-3 text-sm font-medium transition-colors hover:text-foreground focus-visible:-outline-offset-2",
                    href === path ? "border-primary-500 text-foreground" : "border-transparent text-muted-foreground",
                  )}
                >
                  {name}
                  {count !== undefined && (
                    <span className="text-xs font-normal tabular-nums text-muted-foreground">{formatNumber(count, locale)}</span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}

      {list.articles.length === 0 && <p className="mt-14 text-lg text-muted-foreground">{t("empty")}</p>}

      {lead && (
        <div className="mt-12">
          <ArticleCard article={lead} locale={locale} kind="lead" heading="h2" eager />
        </div>
      )}
      {pair.length > 0 && (
        <ul className="mt-16 grid gap-x-8 gap-y-14 border-t pt-16 md:grid-cols-2">
          {pair.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} locale={locale} heading="h2" kind="half" />
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <ul className={cn("grid gap-x-8 gap-y-14 md:grid-cols-2 xl:grid-cols-3", lead ? "mt-14" : "mt-12")}>
          {rest.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} locale={locale} heading="h2" eager={!lead && index < 3} />
            </li>
          ))}
        </ul>
      )}

      <PageLinks
        locale={locale}
        label={t("pages")}
        page={page}
        pages={list.pages}
        href={(number) => localePath(locale, pageHref(path, number))}
      />
    </>
  );
}
