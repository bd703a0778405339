import { getTranslations } from "next-intl/server";
import { cn } from "~/components/ui/cn";
import type { Locale } from "~/i18n/routing";
import { formatNumber } from "~/lib/numbers";

type PageLinksProps = { locale: Locale; label: string; page: number; pages: number; href: (page: number) => string };

const step =
  "inline-flex h-10 min-w-10 items-center justify-center rounded-md px-3 text-sm font-medium tabular-nums transition-colors hover:bg-accent";

/** Links the pages of a list: first, last and those around the current one. Empty for a single page. */
export async function PageLinks({ locale, label, page, pages, href }: PageLinksProps) {
  if (pages < 2) return null;
  const t = await getTranslations({ locale, namespace: "pagination" });
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return (
    <nav aria-label={label} className="mt-16 flex flex-wrap items-center justify-between gap-2 border-t pt-6 print:hidden">
      {page > 1 ? (
        <a href={href(page - 1)} rel="prev" className={cn(step, "max-sm:order-2")}>
          ← {t("previousPage")}
        </a>
      ) : (
        <span className="max-sm:hidden" />
      )}
      <ol className="flex items-center gap-1 max-sm:order-1 max-sm:w-full max-sm:justify-center">
        {numbers.map((number, index) => (
          <li key={number} className="flex items-center gap-1">
            {index > 0 && number - (numbers[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="px-1 text-muted-foreground">
                …
              </span>
            )}
            <a
              href={href(number)}
              aria-label={`${t("page")} ${formatNumber(number, locale)}`}
              aria-current={number === page ? "page" : undefined}
              className={cn(step, number === page && "bg-primary text-primary-foreground hover:bg-primary-hover")}
            >
              {formatNumber(number, locale)}
            </a>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a href={href(page + 1)} rel="next" className={cn(step, "max-sm:order-3 max-sm:ml-auto")}>
          {t("nextPage")} →
        </a>
      ) : (
        <span className="max-sm:hidden" />
      )}
    </nav>
  );
}
