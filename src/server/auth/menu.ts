import { adminPages, isAdminPath, tabOf } from "~/features/registry";
import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { may, type Rights } from "./permissions";

/** A page in the menu, or a link. `canAdd`: the user may create a record there. `tabOf`: page whose entry it shares, as a tab. */
export type MenuPage = { path: string; name: string; icon: string; canAdd: boolean; tabOf?: string | undefined };

export type MenuGroup = { id: number | null; name: string | null; icon: string; pages: MenuPage[] };

export type Feature = Awaited<ReturnType<typeof readFeatures>>[number];

export function readFeatures(db: Db) {
  return db.feature.findMany({
    select: { id: true, nameEn: true, nameVi: true, pathname: true, icon: true, parentId: true },
    orderBy: [{ location: "asc" }, { id: "asc" }],
  });
}

export function pageNames(features: readonly Feature[], locale: Locale): Record<string, string> {
  return Object.fromEntries(
    features.flatMap((feature) => (feature.pathname === null ? [] : [[feature.pathname, inLanguage(feature, "name", locale)]])),
  );
}

/** @param trash name of the trash page, which closes the system's group; null without deleted records that the person may view */
export function menuOf(features: readonly Feature[], actor: Rights, locale: Locale, trash: string | null): MenuGroup[] {
  const viewable = features.filter(({ pathname }) => pathname !== null && may(actor, pathname, "view"));
  const systemId = features.find(({ pathname, parentId }) => parentId !== null && isOfSystem(pathname))?.parentId ?? null;
  const pagesIn = (parentId: number | null): MenuPage[] => {
    const pages = viewable.flatMap((feature) => {
      const { icon, pathname: path } = feature;
      const lead = viewable.find(({ pathname }) => path !== null && pathname === tabOf(path));
      if (path === null || (lead ?? feature).parentId !== parentId) return [];
      const canAdd = isAdminPath(path) && may(actor, path, "add");
      return [{ path, name: inLanguage(feature, "name", locale), icon, canAdd, tabOf: lead?.pathname ?? undefined }];
    });
    return trash !== null && parentId === systemId
      ? [...pages, { path: "/admin/trash", name: trash, icon: "trash-2", canAdd: false }]
      : pages;
  };
  const groups: MenuGroup[] = features
    .filter(({ pathname }) => pathname === null)
    .map((group) => ({ id: group.id, name: inLanguage(group, "name", locale), icon: group.icon, pages: pagesIn(group.id) }));
  return [{ id: null, name: null, icon: "", pages: pagesIn(null) }, ...groups].filter(({ pages }) => pages.length > 0);
}

function isOfSystem(path: string | null): boolean {
  return adminPages.some((page) => page.path === path && page.group === "system");
}
