"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { cn } from "~/components/ui/cn";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import type { MenuGroup } from "~/server/auth/menu";
import { currentPage, entriesOf } from "./current-page";
import { iconOf } from "./icons";
import { MenuCount } from "./menu-count";
import { NavLink } from "./nav-link";
import { useCurrentInSight } from "./use-current-in-sight";

export function TopNav({ menu, className }: { menu: MenuGroup[]; className?: string }) {
  const t = useTranslations("shell");
  const pathname = usePathname();
  const current = currentPage(menu, pathname);
  const ref = useCurrentInSight(pathname);
  return (
    <nav ref={ref} aria-label={t("menu")} className={cn("flex min-w-0 items-center gap-0.5 overflow-x-auto", className)}>
      {menu.map((group) =>
        group.id === null ? (
          entriesOf(group.pages).map((page) => (
            <NavLink key={page.path} page={page} isCurrent={page.path === current?.entry} className="shrink-0" />
          ))
        ) : (
          <DropdownMenu
            key={group.id}
            modal={false}
            align="start"
            trigger={
              <button
                type="button"
                data-current={group.id === current?.group.id || undefined}
                className="flex h-8 shrink-0 items-center gap-1 rounded-md px-2.5 text-sidebar-foreground text-sm transition-colors hover:bg-sidebar-accent/60 data-[current]:font-medium data-[current]:text-sidebar-accent-foreground data-[state=open]:bg-sidebar-accent/60"
              >
                {group.name}
                <ChevronDown aria-hidden className="size-3.5 text-sidebar-muted" />
              </button>
            }
          >
            {entriesOf(group.pages).map((page) => {
              const Icon = iconOf(page.icon);
              const isCurrent = page.path === current?.entry;
              return (
                <DropdownMenuItem key={page.path} asChild className={cn(isCurrent && "font-medium text-primary-text")}>
                  <Link href={page.path} prefetch={false} aria-current={isCurrent ? "page" : undefined}>
                    <Icon aria-hidden strokeWidth={1.75} />
                    {page.name}
                    <MenuCount path={page.path} />
                  </Link>
                </DropdownMenuItem>
              );
            })}
          </DropdownMenu>
        ),
      )}
    </nav>
  );
}
