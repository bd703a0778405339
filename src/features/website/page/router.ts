import { pageList, pageSchema } from "~/features/website/page/schema";
import type { Prisma } from "~/generated/prisma/client";
import { isFixedRoute } from "~/lib/fixed-routes";
import { defineRecord } from "~/server/crud/record";
import { orderedProcedures } from "~/server/crud/router";
import type { Db } from "~/server/db/client";
import { changedIllustrations, illustrationsOf } from "~/server/traits/illustrations";
import { dropPending, pendingProcedures, readPublished } from "~/server/traits/pending";
import { previewProcedures } from "~/server/traits/preview-links";
import { publishingSelect, seoSelect, setPublishAt } from "~/server/traits/publishing";
import { linksTo } from "~/server/traits/record-links";
import { cleanRichText } from "~/server/traits/rich-text";
import { dropRedirects, leaveRedirect, setSlug } from "~/server/traits/slug";
import { router } from "~/server/trpc";

const path = "/admin/page";
const richTexts = ["contentEn", "contentVi"] as const;

/** What the list shows: none of the long texts. */
const listSelect = {
  id: true,
  slug: true,
  titleEn: true,
  titleVi: true,
  placement: true,
  ...publishingSelect,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.PageSelect;

const select = {
  ...listSelect,
  contentEn: true,
  contentVi: true,
  ...seoSelect,
} satisfies Prisma.PageSelect;

const page = defineRecord({
  path,
  code: "PAGE",
  table: "Page",
  title: ["titleEn", "titleVi", "slug"],
  schema: pageSchema,
  find: (db: Db, ids: number[]) => db.page.findMany({ where: { id: { in: ids } }, select }),
  prepare: async (data, before, { db, now }) => ({
    ...cleanRichText(data, richTexts),
    ...(await setSlug(db, { table: "Page", title: "title", isReserved: isFixedRoute }, data, before)),
    ...setPublishAt(data, before, now),
  }),
  update: async (db, before, data) => {
    const { id, version, slug } = before;
    await leaveRedirect(db, path, id, slug, data.slug);
    const illustrations = await changedIllustrations(db, before, data, richTexts);
    return db.page.update({ where: { id, version }, data: { ...data, ...illustrations }, select });
  },
});

export const pageRouter = router({
  ...orderedProcedures({
    ...page,
    ...pageList,
    list: (db, { searchWhere, filter: { missing, status, publishAt, hasChanges, ...filter }, skip, take, orderBy }, now) =>
      readPublished(db, path, { status, publishAt, hasChanges }, now, (published) => {
        const where = { AND: [searchWhere, filter, ...published, missing ? lacking[missing] : {}] };
        return Promise.all([db.page.findMany({ where, select: listSelect, skip, take, orderBy }), db.page.count({ where })]);
      }),
    csv: ({ titleEn, titleVi, slug, placement, status, publishAt, updatedAt }, { t }) => ({
      titleEn,
      titleVi,
      slug,
      placement: t(`page.placements.${placement}`),
      status: t(`form.${status}`),
      publishAt,
      updatedAt,
    }),
    create: async (db, data) => {
      const connect = await illustrationsOf(db, [data.contentEn, data.contentVi]);
      return db.page.create({ data: { ...data, illustrations: { connect } }, select });
    },
    usedBy: (db, ids) => linksTo(db, path, ids),
    remove: async (db, ids) => {
      await Promise.all([dropRedirects(db, path, ids), dropPending(db, path, ids)]);
      return db.page.deleteMany({ where: { id: { in: ids } } });
    },
  }),
  ...pendingProcedures({ ...page, path, images: ["shareImageId"], richTexts }),
  ...previewProcedures({ ...page, path }),
});

/** Pages that lack something that visitors read in a language. */
const lacking: Record<"en" | "vi", Prisma.PageWhereInput> = {
  en: { OR: [{ titleEn: null }, { contentEn: null }] },
  vi: { OR: [{ titleVi: null }, { contentVi: null }] },
};
