import type { Locale } from "~/i18n/routing";
import type { Db } from "~/server/db/client";
import { type Actor, may } from "~/server/permissions";

/** A page in the menu. `canAdd`: whoever the menu is for may make something new there. */
export type MenuPage = { id: number; name: string; icon: string; path: string; canAdd: boolean };

/** A part of the menu: a group with its name, or pages that stand in none. */
export type MenuGroup = { id: number | null; name: string | null; icon: string; pages: MenuPage[] };

/** The menu of the back office in a language: the pages that someone may view, in their groups and order; no empty group. */
export async function menuOf(db: Db, actor: Pick<Actor, "role" | "flags">, locale: Locale): Promise<MenuGroup[]> {
  const features = await db.feature.findMany({
    select: { id: true, nameEn: true, nameVi: true, pathname: true, icon: true, parentId: true, add: true },
    orderBy: [{ location: "asc" }, { id: "asc" }],
  });
  const nameOf = (feature: { nameEn: string; nameVi: string }) => (locale === "vi" ? feature.nameVi : feature.nameEn);
  const pagesIn = (parentId: number | null): MenuPage[] =>
    features.flatMap((feature) => {
      const { id, icon, pathname: path } = feature;
      if (path === null || feature.parentId !== parentId || !may(actor, path, "view")) return [];
      return [{ id, name: nameOf(feature), icon, path, canAdd: feature.add && may(actor, path, "add") }];
    });
  const groups: MenuGroup[] = features
    .filter(({ pathname }) => pathname === null)
    .map((group) => ({ id: group.id, name: nameOf(group), icon: group.icon, pages: pagesIn(group.id) }));
  return [{ id: null, name: null, icon: "", pages: pagesIn(null) }, ...groups].filter(({ pages }) => pages.length > 0);
}
