"use client";

import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { cn } from "~/components/ui/cn";
import type { MenuGroup } from "~/server/auth/menu";
import { currentPage } from "./current-page";
import { NavLink } from "./nav-link";
import { useFolded } from "./use-folded";

type SideNavProps = {
  menu: MenuGroup[];
  /** Called after a page was chosen, even the current one. */
  onNavigate?: () => void;
};

export function SideNav({ menu, onNavigate }: SideNavProps) {
  const t = useTranslations("shell");
  const current = currentPage(menu, usePathname())?.page;
  const { isFolded, toggle } = useFolded();
  const id = useId();
  return (
    <nav aria-label={t("menu")} className="min-h-0 flex-1 space-y-4 overflow-y-auto overscroll-contain px-3 pt-1 pb-6">
      {menu.map((group) => {
        // The current page's group stays open to show its mark.
        const isOpen = group.id === null || !isFolded(group.id) || group.pages.some((page) => page.id === current?.id);
        const listId = `${id}-${group.id}`;
        return (
          <section key={group.id}>
            {group.id !== null && (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={listId}
                onClick={() => group.id !== null && toggle(group.id)}
                className="group flex h-7 w-full items-center gap-1 rounded-md px-2 font-medium text-sidebar-muted text-xs transition-colors hover:text-sidebar-foreground"
              >
                {group.name}
                <ChevronDown
                  aria-hidden
                  className={cn(
                    "size-3.5 opacity-0 transition group-hover:opacity-100 group-focus-visible:opacity-100",
                    !isOpen && "-rotate-90 opacity-100",
                  )}
                />
              </button>
            )}
            <ul id={listId} hidden={!isOpen} className="space-y-px">
              {group.pages.map((page) => (
                <li key={page.id}>
                  <NavLink page={page} isCurrent={page.id === current?.id} onClick={onNavigate} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
