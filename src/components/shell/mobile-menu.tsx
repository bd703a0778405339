"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "~/components/ui/dialog";
import type { MenuGroup } from "~/server/auth/menu";
import { Brand } from "./brand";
import { SideNav } from "./side-nav";

/** The menu of narrow screens, which slides in over the page. */
export function MobileMenu({ menu, isOpen, onClose }: { menu: MenuGroup[]; isOpen: boolean; onClose: () => void }) {
  const t = useTranslations("shell");
  return (
    <Dialog open={isOpen} onClose={onClose} title={t("menu")} isTitleHidden size="menu" className="bg-sidebar">
      <div className="flex h-14 shrink-0 items-center px-5">
        <Brand />
      </div>
      <SideNav menu={menu} onNavigate={onClose} />
    </Dialog>
  );
}
