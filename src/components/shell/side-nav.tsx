"use client";

import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { MenuGroup } from "~/server/auth/menu";
import { currentPage, entriesOf } from "./current-page";
import { NavLink } from "./nav-link";
import { usePreferences } from "./preferences";
import { useCurrentInSight } from "./use-current-in-sight";

type SideNavProps = {
  menu: MenuGroup[];
  /** Called after a page was chosen, even the current one. */
  onNavigate?: () => void;
};

export function SideNav({ menu, onNavigate }: SideNavProps) {
  const t = useTranslations("shell");
  const pathname = usePathname();
  const current = currentPage(menu, pathname)?.entry;
  const { foldedGroups, choose } = usePreferences();
  const ref = useCurrentInSight(pathname);
  const id = useId();
  const toggle = (groupId: number) =>
    choose({
      foldedGroups: foldedGroups.includes(groupId) ? foldedGroups.filter((one) => one !== groupId) : [...foldedGroups, groupId],
    });
  return (
    <nav ref={ref} aria-label={t("menu")} className="min-h-0 flex-1 space-y-1.5 overflow-y-auto overscroll-contain px-3 pb-4">
      {menu.map(({ id: groupId, name, pages }) => {
        const isOpen = groupId === null || !foldedGroups.includes(groupId);
        const listId = `${id}-${groupId}`;
        return (
          <section key={groupId}>
            {groupId !== null && (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={listId}
                onClick={() => toggle(groupId)}
                className="group flex h-6 w-full items-center gap-1 rounded-md px-2 font-medium text-sidebar-muted text-xs transition-colors hover:text-sidebar-foreground pointer-coarse:h-10 max-lg:h-10"
              >
                {name}
                <ChevronDown
                  aria-hidden
                  className="size-3.5 opacity-0 transition group-hover:opacity-100 group-focus-visible:opacity-100 group-aria-[expanded=false]:-rotate-90 group-aria-[expanded=false]:opacity-100"
                />
              </button>
            )}
            <ul id={listId}>
              {entriesOf(pages)
                // Folding leaves the current page in sight.
                .filter(({ path }) => isOpen || path === current)
                .map((page) => (
                  <li key={page.path}>
                    <NavLink page={page} isCurrent={page.path === current} onClick={onNavigate} />
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
