import Link from "next/link";
import { useTranslations } from "next-intl";
import type { MenuPage } from "~/server/auth/menu";

/** Shows pages that share an entry of the menu as tabs. */
export function PageTabs({ pages, current }: { pages: readonly MenuPage[]; current: MenuPage }) {
  const t = useTranslations("feature");
  return (
    <nav aria-label={pages[0]?.name} className="mb-4 flex overflow-x-auto border-border border-b">
      {pages.map((page) => (
        <Link
          key={page.path}
          href={page.path}
          prefetch={false}
          aria-current={page === current ? "page" : undefined}
          className="flex h-10 items-center whitespace-nowrap border-transparent border-b-2 px-3 text-muted-foreground text-sm hover:text-foreground focus-visible:-outline-offset-2 aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-foreground"
        >
          {/* The first page has the name of the whole entry. */}
          {page.tabOf === undefined ? t("permissions") : page.name}
        </Link>
      ))}
    </nav>
  );
}
