"use client";

import { Menu, Search } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "~/components/ui/button";
import { lazyComponent } from "~/components/ui/lazy-component";
import type { MenuGroup } from "~/server/auth/menu";
import { Brand } from "./brand";
import { Breadcrumbs } from "./breadcrumbs";
import { currentPage } from "./current-page";
import { LazyPalette } from "./lazy-palette";
import { PageTabs } from "./page-tabs";
import { usePreferences } from "./preferences";
import { SearchButton } from "./search-button";
import { useShortcuts } from "./shortcuts";
import { SideNav } from "./side-nav";
import { TopNav } from "./top-nav";
import { useFocusRescue } from "./use-focus-rescue";
import { usePersonalDraftExpiry } from "./use-personal-drafts";
import { useTrashEntry } from "./use-trash-entry";
import { UserMenu } from "./user-menu";

// Loaded on first use: most visits need neither.
const MobileMenu = lazyComponent(async () => (await import("./mobile-menu")).MobileMenu);
const ShortcutsDialog = lazyComponent(async () => (await import("./shortcuts-dialog")).ShortcutsDialog);

type ShellProps = { menu: MenuGroup[]; children: ReactNode };

export function Shell({ menu, children }: ShellProps) {
  const t = useTranslations("shell");
  const { layout, singleKeys } = usePreferences();
  const palette = useLazyDialog();
  const shortcuts = useLazyDialog();
  const mobileMenu = useLazyDialog();
  useShortcuts({ hasSingleKeys: singleKeys, onPalette: palette.toggle, onHelp: shortcuts.toggle });
  usePersonalDraftExpiry();
  useFocusRescue();
  useTrashEntry(menu);
  const isVertical = layout === "vertical";
  const current = currentPage(menu, usePathname());
  const tabs = current?.group.pages.filter(({ path, tabOf }) => (tabOf ?? path) === current.entry) ?? [];

  return (
    <>
      <a
        href="#content"
        className="-translate-y-16 fixed top-3 left-3 z-50 rounded-md bg-primary px-3 py-2 font-medium text-primary-foreground text-sm focus:translate-y-0"
      >
        {t("skip")}
      </a>
      {isVertical && (
        <aside className="fixed inset-y-0 left-0 hidden w-60 flex-col border-sidebar-border border-r bg-sidebar lg:flex">
          <div className="flex h-14 shrink-0 items-center px-5">
            <Brand />
          </div>
          <div className="px-3 pb-3">
            <SearchButton onOpen={palette.open} className="w-full" />
          </div>
          <SideNav menu={menu} />
          <div className="border-sidebar-border border-t p-2">
            <UserMenu isWide onShortcuts={shortcuts.open} />
          </div>
        </aside>
      )}
      <div className={isVertical ? "lg:pl-60" : undefined}>
        <header data-shell-head={layout} className="sticky top-0 z-40 border-border border-b bg-background/85 backdrop-blur-md">
          <div className="flex h-14 items-center gap-2 px-4 sm:px-6 lg:gap-4">
            <Button
              variant="ghost"
              size="icon"
              aria-haspopup="dialog"
              aria-expanded={mobileMenu.isOpen}
              aria-label={t("openMenu")}
              className="-ml-2 lg:hidden"
              onClick={mobileMenu.open}
            >
              <Menu aria-hidden />
            </Button>
            {isVertical ? (
              <Breadcrumbs menu={menu} />
            ) : (
              <>
                <Brand className="hidden lg:flex" />
                <TopNav menu={menu} className="hidden flex-1 lg:flex" />
                <div className="min-w-0 lg:hidden">
                  <Breadcrumbs menu={menu} />
                </div>
              </>
            )}
            <div className={`ml-auto flex shrink-0 items-center gap-2 ${isVertical ? "lg:hidden" : ""}`}>
              {!isVertical && <SearchButton onOpen={palette.open} className="hidden w-44 lg:flex" />}
              <Button variant="ghost" size="icon" aria-label={t("searchLabel")} onClick={palette.open} className="lg:hidden">
                <Search aria-hidden />
              </Button>
              <UserMenu onShortcuts={shortcuts.open} />
            </div>
          </div>
        </header>
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[100rem] px-4 py-5 outline-none sm:px-6 lg:py-6">
          {!isVertical && current && (
            <div data-breadcrumbs className="mb-3 hidden lg:block">
              <Breadcrumbs menu={menu} />
            </div>
          )}
          {current && tabs.length > 1 && <PageTabs pages={tabs} current={current.page} />}
          {children}
        </main>
      </div>
      <LazyPalette menu={menu} isOpen={palette.isOpen} onClose={palette.close} />
      {mobileMenu.wasOpened && <MobileMenu menu={menu} isOpen={mobileMenu.isOpen} onClose={mobileMenu.close} />}
      {shortcuts.wasOpened && <ShortcutsDialog isOpen={shortcuts.isOpen} onClose={shortcuts.close} />}
    </>
  );
}

/** Loads a dialog's code at its first opening and keeps it mounted for the closing animation. */
function useLazyDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }
  const close = () => setIsOpen(false);
  return { isOpen, wasOpened, open, close, toggle: () => (isOpen ? close() : open()) };
}
