import { getTranslations } from "next-intl/server";
import { type Locale, localePath } from "~/i18n/routing";
import { JsonLd } from "./json-ld";

/** A page in the path to another, with its bare path. */
export type Crumb = { name: string; path: string };

type BreadcrumbsProps = {
  locale: Locale;
  origin: string;
  /** Ancestors below the home page; the last crumb is the page itself. */
  crumbs: readonly Crumb[];
};

/** Shows the breadcrumbs, also as schema.org BreadcrumbList. */
export async function Breadcrumbs({ locale, origin, crumbs }: BreadcrumbsProps) {
  const t = await getTranslations({ locale, namespace: "site" });
  const items = [{ name: t("nav.home"), path: "/" }, ...crumbs].map(({ name, path }) => ({
    name,
    href: localePath(locale, path),
  }));
  return (
    <nav aria-label={t("breadcrumb")} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted-foreground">
        {items.map(({ name, href }, index) => (
          <li key={href} className="flex min-w-0 items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-input">
                /
              </span>
            )}
            {index === items.length - 1 ? (
              <span aria-current="page" className="max-w-[24ch] truncate sm:max-w-[48ch]">
                {name}
              </span>
            ) : (
              <a href={href} className="rounded-sm hover:text-foreground hover:underline hover:underline-offset-4">
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          "@type": "BreadcrumbList",
          itemListElement: items.map(({ name, href }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name,
            item: origin + href,
          })),
        }}
      />
    </nav>
  );
}
