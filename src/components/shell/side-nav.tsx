"use client";

import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { cn } from "~/components/ui/cn";
import type { MenuGroup, MenuPage } from "~/server/auth/menu";
import { currentPage } from "./current-page";
import { NavLink } from "./nav-link";
import { useStoredIds } from "./use-stored-ids";

type SideNavProps = {
  menu: MenuGroup[];
  /** Called after a page was chosen, even the current one. */
  onNavigate?: () => void;
};

export function SideNav({ menu, onNavigate }: SideNavProps) {
  const t = useTranslations("shell");
  const current = currentPage(menu, usePathname())?.page;
  const folded = useStoredIds("atrium.folded");
  const unfolded = useStoredIds("atrium.terms");
  const id = useId();
  const links = (pages: readonly MenuPage[]) =>
    pages.map((page) => (
      <li key={page.id}>
        <NavLink page={page} isCurrent={page.id === current?.id} onClick={onNavigate} />
      </li>
    ));
  return (
    <nav aria-label={t("menu")} className="min-h-0 flex-1 space-y-1.5 overflow-y-auto overscroll-contain px-3 pb-4">
      {menu.map((group) => {
        if (group.id === null) return <ul key={group.id}>{links(group.pages)}</ul>;
        const { id: groupId, name } = group;
        // What holds the current page stays open to show its mark.
        const holdsCurrent = (pages: readonly MenuPage[]) => pages.some((page) => page.id === current?.id);
        const isOpen = !folded.has(groupId) || holdsCurrent(group.pages);
        const terms = group.pages.filter((page) => page.isTerms);
        const areTermsOpen = unfolded.has(groupId) || holdsCurrent(terms) || terms.length === group.pages.length;
        const [listId, termsId] = [`${id}-${groupId}`, `${id}-${groupId}-terms`];
        return (
          <section key={groupId}>
            <div className="flex items-center">
              <Fold isOpen={isOpen} controls={listId} onToggle={() => folded.toggle(groupId)} className="flex-1">
                {name}
              </Fold>
              {isOpen && terms.length > 0 && terms.length < group.pages.length && (
                <Fold isOpen={areTermsOpen} controls={termsId} onToggle={() => unfolded.toggle(groupId)}>
                  {t("terms")}
                </Fold>
              )}
            </div>
            <div id={listId} hidden={!isOpen}>
              <ul>{links(group.pages.filter((page) => !page.isTerms))}</ul>
              <ul id={termsId} hidden={!areTermsOpen}>
                {links(terms)}
              </ul>
            </div>
          </section>
        );
      })}
    </nav>
  );
}

type FoldProps = { isOpen: boolean; controls: string; onToggle: () => void; className?: string; children: React.ReactNode };

function Fold({ isOpen, controls, onToggle, className, children }: FoldProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={cn(
        "group flex h-6 items-center gap-1 rounded-md px-2 font-medium text-sidebar-muted text-xs transition-colors hover:text-sidebar-foreground max-lg:h-9",
        className,
      )}
    >
      {children}
      <ChevronDown
        aria-hidden
        className={cn(
          "size-3.5 opacity-0 transition group-hover:opacity-100 group-focus-visible:opacity-100",
          !isOpen && "-rotate-90 opacity-100",
        )}
      />
    </button>
  );
}
