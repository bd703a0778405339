import type { MenuGroup, MenuPage } from "~/server/auth/menu";

/** Finds the page that an address belongs to. `entry`: path of its entry in the menu, which tabs share. */
export function currentPage(menu: MenuGroup[], pathname: string): { group: MenuGroup; page: MenuPage; entry: string } | null {
  const found = menu
    .flatMap((group) => group.pages.map((page) => ({ group, page, entry: page.tabOf ?? page.path })))
    .filter(({ page }) => pathname === page.path || pathname.startsWith(`${page.path}/`))
    .sort((a, b) => b.page.path.length - a.page.path.length);
  return found[0] ?? null;
}

export function entriesOf(pages: readonly MenuPage[]): MenuPage[] {
  return pages.filter(({ tabOf }) => tabOf === undefined);
}
