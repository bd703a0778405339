import { type AdminPath, isAdminPath } from "~/features/registry";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { nameRecords } from "~/server/crud/record-search";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/errors";
import { withKeys } from "~/server/files/media-select";
import { type Actor, may } from "~/server/permissions";
import { mediaKeysIn } from "~/server/traits/rich-text";

/**
 * The relations of images to the records that show them, with the page of the back office that edits these. One that is missing
 * here is a compile error, so that no image in use can be deleted.
 */
const uses = {
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

/** The where clause of unused images. */
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

/** How many records of one relation are named. */
const MAX_NAMED = 20;

/** How many records use each of the files, by the page of the back office where that is done. */
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
    for (const use of relations) {
      if (_count[use] > 0) byPath.set(uses[use], (byPath.get(uses[use]) ?? 0) + _count[use]);
    }
    return [...byPath].map(([path, count]) => ({ id, path, count }));
  });
}

/** A record that uses a file, by the page of the back office that edits it. */
export type MediaUser = { path: AdminPath; id: number; name: string };

/**
 * The records that use a file, each once, as far as the person may see them; of very many only the first ones.
 * @param locale of their names
 * @throws ERROR_MEDIA_NOT_FOUND
 */
export async function mediaUsers(db: Db, id: number, actor: Actor, locale: Locale): Promise<MediaUser[]> {
  const first = { select: { id: true }, take: MAX_NAMED } as const;
  const row = await db.media.findUnique({
    where: { id },
    select: {
      articleThumbnails: first,
      articleShareImages: first,
      articlesIllustrated: first,
      partnerLogos: first,
      partnerDarkLogos: first,
      settingShareImages: first,
      settingHeroImages: first,
      serviceImages: first,
      serviceShareImages: first,
      servicesIllustrated: first,
      aboutImages: first,
      aboutIllustrated: first,
      pageShareImages: first,
      pagesIllustrated: first,
      jobPostShareImages: first,
      jobPostsIllustrated: first,
      companyLogos: first,
      companyNamedLogos: first,
      companyDarkNamedLogos: first,
      historyImages: first,
    },
  });
  if (!row) throw new AppError("ERROR_MEDIA_NOT_FOUND");
  const users = new Map<string, { path: AdminPath; id: number }>();
  for (const use of relations) {
    const path = uses[use];
    if (may(actor, path, "view")) for (const { id } of row[use]) users.set(`${path}/${id}`, { path, id });
  }
  const records = [...users.values()];
  const names = await nameRecords(db, { records, locale });
  // What is there only once, such as the settings, has no name beside that of its page.
  return records.map((record) => ({
    name: "",
    ...record,
    ...names.find(({ path, id }) => path === record.path && id === record.id),
  }));
}

/**
 * The images and documents in rich texts, to be connected with the record of these texts, so that they can't be deleted while they
 * are in use. What is no longer in the library is left out.
 */
export async function illustrationsOf(db: Db, texts: readonly (string | null | undefined)[]): Promise<{ id: number }[]> {
  const keys = texts.flatMap((text) => mediaKeysIn(text ?? ""));
  return keys.length === 0 ? [] : db.media.findMany({ where: withKeys(keys), select: { id: true } });
}

/**
 * The same for an update of a record that has such texts: nothing when none of them changes.
 * @param before the record as it was
 * @param data what the save sets
 * @param fields the rich texts
 */
export async function changedIllustrations<Field extends string>(
  db: Db,
  before: Record<Field, string | null>,
  data: Partial<Record<Field, string | null>>,
  fields: readonly Field[],
): Promise<{ illustrations?: { set: { id: number }[] } }> {
  if (fields.every((field) => data[field] === undefined)) return {};
  const after = { ...before, ...data };
  return {
    illustrations: {
      set: await illustrationsOf(
        db,
        fields.map((field) => after[field]),
      ),
    },
  };
}

/** Whether a user may upload images: with the right to add to the media library, or to edit a record that shows images. */
export function mayUpload(actor: Actor): boolean {
  if (may(actor, "/admin/media", "add")) return true;
  return relations.some((use) => may(actor, uses[use], "add") || may(actor, uses[use], "edit"));
}

const relations = Object.keys(unused).filter((key) => isRelation(key));

function isRelation(key: string): key is keyof typeof uses {
  return key in uses;
}
