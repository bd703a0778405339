import { articleList, articleSchemaWith } from "~/features/news/article/schema";
import type { Prisma } from "~/generated/prisma/client";
import { crudRouter } from "~/server/crud";
import { rowCount } from "~/server/crud/row-count";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { illustrationsOf } from "~/server/files/media-uses";
import { storedRichText } from "~/server/traits/rich-text";
import { dropRedirects, leaveRedirect } from "~/server/traits/slug";

const path = "/admin/news";

/** What the list shows: none of the long texts. */
const listSelect = {
  id: true,
  slug: true,
  titleEn: true,
  titleVi: true,
  status: true,
  publishAt: true,
  unpublishAt: true,
  visibleEn: true,
  visibleVi: true,
  featured: true,
  category: { select: { nameEn: true, nameVi: true } },
  thumbnail: { select: imageSelect },
  creatorName: true,
  creatorEmail: true,
  createdAt: true,
  updatedAt: true,
  version: true,
} satisfies Prisma.NewsArticleSelect;

const select = {
  ...listSelect,
  summaryEn: true,
  summaryVi: true,
  contentEn: true,
  contentVi: true,
  metaTitleEn: true,
  metaTitleVi: true,
  metaDescriptionEn: true,
  metaDescriptionVi: true,
  categoryId: true,
  thumbnailId: true,
  shareImageId: true,
  shareImage: { select: imageSelect },
} satisfies Prisma.NewsArticleSelect;

export const articleRouter = crudRouter({
  path,
  code: "NEWS",
  table: "NewsArticle",
  schema: articleSchemaWith(storedRichText),
  ...articleList,
  defaultSort: { by: "createdAt", dir: "DESC" },
  list: (db, { skip, take, orderBy, matching, filter: { missing, ...filter } }) => {
    const conditions = [filter, matching, missing ? lacking(missing) : {}];
    const where = { AND: conditions };
    const isWhole = conditions.every((condition) => Object.values(condition).every((value) => value === undefined));
    return Promise.all([
      db.newsArticle.findMany({ where, select: listSelect, skip, take, orderBy }),
      isWhole ? rowCount(db, "NewsArticle") : db.newsArticle.count({ where }),
    ]);
  },
  byIds: (db, ids) => db.newsArticle.findMany({ where: { id: { in: ids } }, select }),
  create: async (db, data, { actor, now }) => {
    const creator = { creatorId: actor.id, creatorName: actor.name, creatorEmail: actor.email };
    const { id } = await db.newsArticle.create({
      data: { ...data, ...creator, illustrations: { connect: await illustrations(db, data) } },
      select: { id: true },
    });
    return published(db, id, now);
  },
  update: async (db, id, data, { now }) => {
    const before = await db.newsArticle.findUniqueOrThrow({
      where: { id },
      select: { slug: true, contentEn: true, contentVi: true },
    });
    await leaveRedirect(db, path, id, before.slug, data.slug ?? before.slug);
    await db.newsArticle.update({
      where: { id },
      data: { ...data, illustrations: { set: await illustrations(db, { ...before, ...data }) } },
      select: { id: true },
    });
    return published(db, id, now);
  },
  delete: async (db, ids) => {
    await dropRedirects(db, path, ids);
    return db.newsArticle.deleteMany({ where: { id: { in: ids } } });
  },
  label: (article) => article.titleEn ?? article.titleVi ?? article.slug,
});

type Texts = { contentEn?: string | null; contentVi?: string | null };

/** The images inside the texts, so that the media library knows they are in use. */
function illustrations(db: Db, { contentEn, contentVi }: Texts): Promise<{ id: number }[]> {
  return illustrationsOf(db, [contentEn, contentVi]);
}

/** An article that was published without a time appears now. */
async function published(db: Db, id: number, now: Date) {
  await db.newsArticle.updateMany({ where: { id, status: "published", publishAt: null }, data: { publishAt: now } });
  return db.newsArticle.findUniqueOrThrow({ where: { id }, select });
}

/** Articles that lack something in a language. */
function lacking(language: "en" | "vi"): Prisma.NewsArticleWhereInput {
  return language === "en"
    ? { OR: [{ titleEn: null }, { summaryEn: null }, { contentEn: null }] }
    : { OR: [{ titleVi: null }, { summaryVi: null }, { contentVi: null }] };
}
