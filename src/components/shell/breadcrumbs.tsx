"use client";

import { ChevronRight } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { TextLink } from "~/components/ui/text-link";
import type { MenuGroup } from "~/server/auth/menu";
import { currentPage } from "./current-page";

export function Breadcrumbs({ menu }: { menu: MenuGroup[] }) {
  const t = useTranslations("shell");
  const pathname = usePathname();
  const current = currentPage(menu, pathname);
  const ownNames = new Map([
    ["/admin/profile", t("profile")],
    ["/admin/trash", t("trash")],
  ]);
  const name = current?.page.name ?? ownNames.get(pathname);
  return (
    <nav aria-label={t("breadcrumbs")} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-sm">
        {current?.group.name && (
          <li className="hidden shrink-0 items-center gap-1.5 text-muted-foreground sm:flex">
            {current.group.name}
            <ChevronRight aria-hidden className="size-3.5" />
          </li>
        )}
        <li className="min-w-0 truncate font-medium">
          {current && pathname !== current.page.path ? (
            <TextLink href={current.page.path} className="inline-flex min-h-6 items-center">
              {name}
            </TextLink>
          ) : (
            <span aria-current="page">{name}</span>
          )}
        </li>
      </ol>
    </nav>
  );
}
