import { type AdminPath, isAdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import { type Actor, may } from "~/server/auth/permissions";
import type { Db } from "~/server/db/client";

export const relationPages = {
  articleThumbnails: "/admin/news",
  articleShareImages: "/admin/news",
  articlesIllustrated: "/admin/news",
  partnerLogos: "/admin/partner",
  partnerDarkLogos: "/admin/partner",
  settingShareImages: "/admin/setting",
  settingHeroImages: "/admin/setting",
  serviceImages: "/admin/service",
  serviceShareImages: "/admin/service",
  servicesIllustrated: "/admin/service",
  aboutImages: "/admin/about-us",
  aboutIllustrated: "/admin/about-us",
  pageShareImages: "/admin/page",
  pagesIllustrated: "/admin/page",
  jobPostShareImages: "/admin/career",
  jobPostsIllustrated: "/admin/career",
  companyLogos: "/admin/company-info",
  companyNamedLogos: "/admin/company-info",
  companyDarkNamedLogos: "/admin/company-info",
  historyImages: "/admin/history",
} as const satisfies Record<Exclude<keyof Prisma.MediaCountOutputType, "pendingChanges">, AdminPath>;

export const unused = {
  articleThumbnails: { none: {} },
  articleShareImages: { none: {} },
  articlesIllustrated: { none: {} },
  partnerLogos: { none: {} },
  partnerDarkLogos: { none: {} },
  settingShareImages: { none: {} },
  settingHeroImages: { none: {} },
  serviceImages: { none: {} },
  serviceShareImages: { none: {} },
  servicesIllustrated: { none: {} },
  aboutImages: { none: {} },
  aboutIllustrated: { none: {} },
  pageShareImages: { none: {} },
  pagesIllustrated: { none: {} },
  jobPostShareImages: { none: {} },
  jobPostsIllustrated: { none: {} },
  companyLogos: { none: {} },
  companyNamedLogos: { none: {} },
  companyDarkNamedLogos: { none: {} },
  historyImages: { none: {} },
  pendingChanges: { none: {} },
} as const satisfies Record<keyof Prisma.MediaCountOutputType, { none: object }> & Prisma.MediaWhereInput;

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

export const mediaRelations = Object.keys(unused).filter((key) => isRelation(key));

function isRelation(key: string): key is keyof typeof relationPages {
  return key in relationPages;
}
