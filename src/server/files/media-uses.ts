import type { AdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";
import { type Actor, may } from "~/server/permissions";
import { imageKeysIn } from "~/server/traits/rich-text";

/**
 * Everything that can show an image, with the page of the back office where that is done. A relation that the database's
 * schema has and this list has not is a compile error: no image in use can be deleted by mistake.
 */
const uses = {
  articleThumbnails: "/admin/news",
  articleShareImages: "/admin/news",
  articlesIllustrated: "/admin/news",
  partnerLogos: "/admin/partner",
  partnerDarkLogos: "/admin/partner",
  settingShareImages: "/admin/setting",
  jobPostShareImages: "/admin/career",
  jobPostsIllustrated: "/admin/career",
} as const satisfies Record<keyof Prisma.MediaCountOutputType, AdminPath>;

/** The condition of an image that nothing shows. */
export const unused = {
  articleThumbnails: { none: {} },
  articleShareImages: { none: {} },
  articlesIllustrated: { none: {} },
  partnerLogos: { none: {} },
  partnerDarkLogos: { none: {} },
  settingShareImages: { none: {} },
  jobPostShareImages: { none: {} },
  jobPostsIllustrated: { none: {} },
} as const satisfies Record<keyof typeof uses, { none: object }> & Prisma.MediaWhereInput;

/** How many records show each of the images, by the page of the back office where that is done. */
export async function mediaUsage(db: Db, ids: number[]): Promise<{ id: number; path: AdminPath; count: number }[]> {
  const rows = await db.media.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      _count: {
        select: {
          articleThumbnails: true,
          articleShareImages: true,
          articlesIllustrated: true,
          partnerLogos: true,
          partnerDarkLogos: true,
          settingShareImages: true,
          jobPostShareImages: true,
          jobPostsIllustrated: true,
        },
      },
    },
  });
  return rows.flatMap(({ id, _count }) => {
    const byPath = new Map<AdminPath, number>();
    for (const use of relations) {
      if (_count[use] > 0) byPath.set(uses[use], (byPath.get(uses[use]) ?? 0) + _count[use]);
    }
    return [...byPath].map(([path, count]) => ({ id, path, count }));
  });
}

/**
 * The images that rich texts show, to be connected with the record the texts belong to: so that none of them can be deleted.
 * One that is no longer in the library is left out.
 */
export async function illustrationsOf(db: Db, texts: readonly (string | null | undefined)[]): Promise<{ id: number }[]> {
  const keys = texts.flatMap((text) => imageKeysIn(text ?? ""));
  return keys.length === 0 ? [] : db.media.findMany({ where: { key: { in: keys } }, select: { id: true } });
}

/** Whether someone may upload images: to the library itself, or where they may write something that shows one. */
export function mayUpload(actor: Actor): boolean {
  if (may(actor, "/admin/media", "add")) return true;
  return relations.some((use) => may(actor, uses[use], "add") || may(actor, uses[use], "edit"));
}

const relations = Object.keys(unused).filter((key) => isRelation(key));

function isRelation(key: string): key is keyof typeof uses {
  return key in uses;
}
