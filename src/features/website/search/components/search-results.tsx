import { getTranslations } from "next-intl/server";
import { PageLinks } from "~/components/site/page-links";
import type { SearchResult } from "~/features/website/search/data";
import { type Locale, localePath } from "~/i18n/routing";
import { markExcerpt, markWords, searchWords } from "~/lib/search-words";
import { MarkedText } from "./marked-text";

type SearchResultsProps = {
  locale: Locale;
  term: string;
  page: number;
  pages: number;
  results: readonly SearchResult[];
  /** Path of a page of results, without the locale. */
  hrefOf(page: number): string;
};

const EXCERPT_LENGTH = 220;

export async function SearchResults({ locale, term, page, pages, results, hrefOf }: SearchResultsProps) {
  const t = await getTranslations({ locale, namespace: "site.search" });
  const words = searchWords(term);
  return (
    <>
      <ol className="mt-8 border-t">
        {results.map(({ kind, title, href, text }) => (
          <li
            key={`${href} ${title}`}
            className="group relative grid gap-x-8 gap-y-2 border-b py-7 transition-colors hover:bg-accent/60 lg:grid-cols-12"
          >
            <p className="text-sm text-muted-foreground lg:col-span-2 lg:pt-1.5">{t(`kinds.${kind}`)}</p>
            <div className="min-w-0 lg:col-span-9">
              <h2 className="text-xl font-semibold text-pretty lg:text-2xl">
                {/* The whole row is the link. */}
                <a
                  href={localePath(locale, href)}
                  className="decoration-primary-500 decoration-2 underline-offset-6 after:absolute after:inset-0 group-hover:underline"
                >
                  <MarkedText pieces={markWords(title, words)} />
                </a>
              </h2>
              {text && (
                <p className="mt-2 max-w-article text-muted-foreground text-pretty">
                  <MarkedText pieces={markExcerpt(text, words, EXCERPT_LENGTH)} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <PageLinks
        locale={locale}
        label={t("pages")}
        page={page}
        pages={pages}
        href={(number) => localePath(locale, hrefOf(number))}
      />
    </>
  );
}
