import { JsonLd } from "./json-ld";

type BreadcrumbsProps = {
  label: string;
  origin: string;
  /** From the home page down; the last one is the page itself. */
  items: readonly { name: string; href: string }[];
};

/** The path to a page, for people and, as a BreadcrumbList, for search engines. */
export function Breadcrumbs({ label, origin, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="print:hidden">
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
