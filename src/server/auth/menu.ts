import { isAdminPath, isTerms } from "~/features/registry";
import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { may, type Rights } from "./permissions";

/** A page in the menu, or a link. `canAdd`: the user may create a record there. `isTerms`: shown folded. */
export type MenuPage = { id: number; name: string; icon: string; path: string; canAdd: boolean; isTerms: boolean };

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

export function menuOf(features: readonly Feature[], actor: Rights, locale: Locale): MenuGroup[] {
  const pagesIn = (parentId: number | null): MenuPage[] =>
    features.flatMap((feature) => {
      const { id, icon, pathname: path } = feature;
      if (path === null || feature.parentId !== parentId || !may(actor, path, "view")) return [];
      return [
        {
          id,
          name: inLanguage(feature, "name", locale),
          icon,
          path,
          canAdd: isAdminPath(path) && may(actor, path, "add"),
          isTerms: isTerms(path),
        },
      ];
    });
  const groups: MenuGroup[] = features
    .filter(({ pathname }) => pathname === null)
    .map((group) => ({ id: group.id, name: inLanguage(group, "name", locale), icon: group.icon, pages: pagesIn(group.id) }));
  return [{ id: null, name: null, icon: "", pages: pagesIn(null) }, ...groups].filter(({ pages }) => pages.length > 0);
}
