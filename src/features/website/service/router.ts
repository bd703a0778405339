import { serviceList, serviceSchema } from "~/features/website/service/schema";
import type { Prisma } from "~/generated/prisma/client";
import { defineRecord } from "~/server/crud/record";
import { orderedProcedures } from "~/server/crud/router";
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

const path = "/admin/service";
const richTexts = ["contentEn", "contentVi"] as const;

/** What the list shows: none of the long texts. */
const listSelect = {
  id: true,
  slug: true,
  nameEn: true,
  nameVi: true,
  icon: true,
  image: { select: imageSelect },
  ...publishingSelect,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.ServiceSelect;

const select = {
  ...listSelect,
  descriptionEn: true,
  descriptionVi: true,
  contentEn: true,
  contentVi: true,
  imageId: true,
  ...seoSelect,
} satisfies Prisma.ServiceSelect;

const service = defineRecord({
  path,
  code: "SERVICE",
  table: "Service",
  title: ["nameEn"],
  schema: serviceSchema,
  find: (db: Db, ids: number[]) => db.service.findMany({ where: { id: { in: ids } }, select }),
  prepare: async (data, before, { db, now }) => ({
    ...cleanRichText(data, richTexts),
    ...(await setSlug(db, { table: "Service", title: "name" }, data, before)),
    ...setPublishAt(data, before, now),
  }),
  update: async (db, before, data) => {
    const { id, version, slug } = before;
    await leaveRedirect(db, path, id, slug, data.slug);
    const illustrations = await changedIllustrations(db, before, data, richTexts);
    return db.service.update({ where: { id, version }, data: { ...data, ...illustrations }, select });
  },
});

export const serviceRouter = router({
  ...orderedProcedures({
    ...service,
    ...serviceList,
    list: (db, { searchWhere, filter: { missing, status, publishAt, hasChanges, ...filter }, skip, take, orderBy }, now) =>
      readPublished(db, path, { status, publishAt, hasChanges }, now, (published) => {
        const where = { AND: [searchWhere, filter, ...published, missing ? lacking[missing] : {}] };
        return Promise.all([
          db.service.findMany({ where, select: listSelect, skip, take, orderBy }),
          db.service.count({ where }),
        ]);
      }),
    csv: ({ nameEn, nameVi, slug, status, publishAt, updatedAt }, { t }) => {
      return { nameEn, nameVi, slug, status: t(`form.${status}`), publishAt, updatedAt };
    },
    create: async (db, data) => {
      const connect = await illustrationsOf(db, [data.contentEn, data.contentVi]);
      return db.service.create({ data: { ...data, illustrations: { connect } }, select });
    },
    usedBy: (db, ids) => linksTo(db, path, ids),
    remove: async (db, ids) => {
      await Promise.all([dropRedirects(db, path, ids), dropPending(db, path, ids)]);
      return db.service.deleteMany({ where: { id: { in: ids } } });
    },
  }),
  ...pendingProcedures({ ...service, path, images: ["imageId", "shareImageId"], richTexts }),
  ...previewProcedures({ ...service, path }),
});

/** Services that lack something that visitors read in a language. */
const lacking: Record<"en" | "vi", Prisma.ServiceWhereInput> = {
  en: { OR: [{ descriptionEn: null }, { contentEn: null }] },
  vi: { OR: [{ descriptionVi: null }, { contentVi: null }] },
};
