import { articleList, articleSchema } from "~/features/news/article/schema";
import type { Prisma } from "~/generated/prisma/client";
import { inLanguage } from "~/lib/languages";
import { defineRecord } from "~/server/crud/record";
import { crudProcedures } from "~/server/crud/router";
import { isWhole, rowCount } from "~/server/crud/row-count";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { changedIllustrations, illustrationsOf } from "~/server/traits/illustrations";
import { dropPending, pendingProcedures, readPublished } from "~/server/traits/pending";
import { previewProcedures } from "~/server/traits/preview-links";
import { publishingSelect, seoSelect, setPublishAt } from "~/server/traits/publishing";
import { linksTo } from "~/server/traits/record-links";
import { cleanRichText } from "~/server/traits/rich-text";
import { dropRedirects, leaveRedirect, setSlug } from "~/server/traits/slug";
import { router } from "~/server/trpc";

const path = "/admin/news";
const richTexts = ["contentEn", "contentVi"] as const;

/** What the list shows: none of the long texts. */
const listSelect = {
  id: true,
  slug: true,
  titleEn: true,
  titleVi: true,
  ...publishingSelect,
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
  ...seoSelect,
  categoryId: true,
  thumbnailId: true,
} satisfies Prisma.NewsArticleSelect;

const article = defineRecord({
  path,
  code: "NEWS",
  table: "NewsArticle",
  title: ["titleEn", "titleVi", "slug"],
  schema: articleSchema,
  find: (db: Db, ids: number[]) => db.newsArticle.findMany({ where: { id: { in: ids } }, select }),
  prepare: async (data, before, { db, now }) => ({
    ...cleanRichText(data, richTexts),
    ...(await setSlug(db, { table: "NewsArticle", title: "title" }, data, before)),
    ...setPublishAt(data, before, now),
  }),
  update: async (db, before, data) => {
    const { id, version } = before;
    await leaveRedirect(db, path, id, before.slug, data.slug);
    return db.newsArticle.update({
      where: { id, version },
      data: { ...data, ...(await changedIllustrations(db, before, data, richTexts)) },
      select,
    });
  },
});

export const articleRouter = router({
  ...crudProcedures({
    ...article,
    ...articleList,
    defaultSort: { by: "createdAt", dir: "DESC" },
    list: (db, { searchWhere, filter: { missing, status, publishAt, hasChanges, ...filter }, skip, take, orderBy }, now) =>
      readPublished(db, path, { status, publishAt, hasChanges }, now, (published) => {
        const conditions = [filter, searchWhere, ...published, missing ? lacking[missing] : {}];
        const where = { AND: conditions };
        return Promise.all([
          db.newsArticle.findMany({ where, select: listSelect, skip, take, orderBy }),
          isWhole(...conditions) ? rowCount(db, "NewsArticle") : db.newsArticle.count({ where }),
        ]);
      }),
    csv: (article, { t, locale }) => ({
      titleEn: article.titleEn,
      titleVi: article.titleVi,
      category: article.category && inLanguage(article.category, "name", locale),
      status: t(`news.${article.status}`),
      featured: article.featured,
      publishAt: article.publishAt,
      creatorName: article.creatorName,
      createdAt: article.createdAt,
    }),
    create: async (db, data, { actor }) => {
      const creator = { creatorId: actor.id, creatorName: actor.name, creatorEmail: actor.email };
      const connect = await illustrationsOf(db, [data.contentEn, data.contentVi]);
      return db.newsArticle.create({ data: { ...data, ...creator, illustrations: { connect } }, select });
    },
    usedBy: (db, ids) => linksTo(db, path, ids),
    remove: async (db, ids) => {
      await Promise.all([dropRedirects(db, path, ids), dropPending(db, path, ids)]);
      return db.newsArticle.deleteMany({ where: { id: { in: ids } } });
    },
  }),
  ...pendingProcedures({ ...article, path, images: ["thumbnailId", "shareImageId"], richTexts }),
  ...previewProcedures({ ...article, path }),
});

/** Articles that lack something that visitors read in a language. */
const lacking: Record<"en" | "vi", Prisma.NewsArticleWhereInput> = {
  en: { OR: [{ titleEn: null }, { summaryEn: null }, { contentEn: null }] },
  vi: { OR: [{ titleVi: null }, { summaryVi: null }, { contentVi: null }] },
};
