import type { PublicPath, publicRecords } from "~/features/public-records";
import { type AdminPath, isAdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { type Actor, may } from "~/server/auth/permissions";
import type { Db } from "~/server/db/client";

type Uses = Prisma.TypeMap["model"]["Media"]["payload"]["objects"];

type PublicPage<Table> = { [Path in PublicPath]: (typeof publicRecords)[Path]["table"] extends Table ? Path : never }[PublicPath];
type PageOf<Table> = [PublicPage<Table>] extends [never] ? AdminPath : PublicPage<Table>;

/** Back-office page of each relation that uses files. The only list of these; pending changes have the page of their record. */
export const relationPages = {
  articleThumbnails: "/admin/news",
  articleShareImages: "/admin/news",
  articlesIllustrated: "/admin/news",
  partnerLogos: "/admin/partner",
  partnerDarkLogos: "/admin/partner",
  settingShareImages: "/admin/setting",
  settingHeroImages: "/admin/setting",
  settingFavicons: "/admin/setting",
  settingMenus: "/admin/setting",
  serviceImages: "/admin/service",
  serviceShareImages: "/admin/service",
  servicesIllustrated: "/admin/service",
  aboutImages: "/admin/about-us",
  aboutIllustrated: "/admin/about-us",
  pageShareImages: "/admin/page",
  pagesIllustrated: "/admin/page",
  fixedPageShareImages: "/admin/home",
  fixedPagesIllustrated: "/admin/home",
  jobPostShareImages: "/admin/career",
  jobPostsIllustrated: "/admin/career",
  companyLogos: "/admin/company-info",
  companyNamedLogos: "/admin/company-info",
  companyDarkNamedLogos: "/admin/company-info",
  historyImages: "/admin/history",
} as const satisfies { [Use in Exclude<keyof Uses, "pendingChanges">]: PageOf<Uses[Use][number]["name"]> };

type MediaUse = keyof typeof relationPages;

export const mediaRelations = Object.keys(relationPages).filter((key) => isRelation(key));

/** Builds a query's part that is the same for every relation. */
export function forEachUse<Value>(value: Value): Record<MediaUse, Value>;
export function forEachUse(value: unknown): object {
  return Object.fromEntries(mediaRelations.map((use) => [use, value]));
}

export const unused = { ...forEachUse({ none: {} }), pendingChanges: { none: {} } } satisfies Prisma.MediaWhereInput;

export async function mediaUsage(db: Db, ids: number[]): Promise<{ id: number; path: AdminPath; count: number }[]> {
  const rows = await db.media.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      _count: true,
      pendingChanges: { select: { path: true } },
    },
  });
  return rows.flatMap(({ id, _count, pendingChanges }) => {
    const byPath = new Map<AdminPath, number>();
    for (const { path } of pendingChanges) if (isAdminPath(path)) byPath.set(path, (byPath.get(path) ?? 0) + 1);
    for (const use of mediaRelations) {
      if (_count[use] > 0) byPath.set(relationPages[use], (byPath.get(relationPages[use]) ?? 0) + _count[use]);
    }
    return [...byPath].map(([path, count]) => ({ id, path, count }));
  });
}

export function mayUpload(actor: Actor): boolean {
  if (may(actor, "/admin/media", "add")) return true;
  return mediaRelations.some((use) => may(actor, relationPages[use], "add") || may(actor, relationPages[use], "edit"));
}

function isRelation(key: string): key is MediaUse {
  return key in relationPages;
}
