import type { MenuGroup, MenuPage } from "~/server/auth/menu";

export function currentPage(menu: MenuGroup[], pathname: string): { group: MenuGroup; page: MenuPage } | null {
  const found = menu
    .flatMap((group) => group.pages.map((page) => ({ group, page })))
    .filter(({ page }) => pathname === page.path || pathname.startsWith(`${page.path}/`))
    .sort((a, b) => b.page.path.length - a.page.path.length);
  return found[0] ?? null;
}
