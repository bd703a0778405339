import { aboutUsList, aboutUsSchema } from "~/features/website/about-us/schema";
import type { Prisma } from "~/generated/prisma/client";
import { defineRecord } from "~/server/crud/record";
import { orderedProcedures } from "~/server/crud/router";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { changedIllustrations, illustrationsOf } from "~/server/traits/illustrations";
import { dropPending, pendingProcedures, readPublished } from "~/server/traits/pending";
import { previewProcedures } from "~/server/traits/preview-links";
import { publishingSelect, setPublishAt } from "~/server/traits/publishing";
import { linksTo } from "~/server/traits/record-links";
import { cleanRichText } from "~/server/traits/rich-text";
import { router } from "~/server/trpc";

const path = "/admin/about-us";
const richTexts = ["descriptionEn", "descriptionVi"] as const;

/** What the list shows: none of the long texts. */
const listSelect = {
  id: true,
  nameEn: true,
  nameVi: true,
  layout: true,
  image: { select: imageSelect },
  ...publishingSelect,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.AboutSectionSelect;

const select = {
  ...listSelect,
  descriptionEn: true,
  descriptionVi: true,
  imageId: true,
} satisfies Prisma.AboutSectionSelect;

/** Sections that lack something that visitors read in a language. */
const lacking = { en: { descriptionEn: null }, vi: { descriptionVi: null } } as const;

const aboutUs = defineRecord({
  path,
  code: "ABOUT_US",
  table: "AboutSection",
  title: ["nameEn"],
  schema: aboutUsSchema,
  find: (db: Db, ids: number[]) => db.aboutSection.findMany({ where: { id: { in: ids } }, select }),
  prepare: (data, before, { now }) => ({ ...cleanRichText(data, richTexts), ...setPublishAt(data, before, now) }),
  update: async (db, before, data) => {
    const { id, version } = before;
    const illustrations = await changedIllustrations(db, before, data, richTexts);
    return db.aboutSection.update({ where: { id, version }, data: { ...data, ...illustrations }, select });
  },
});

export const aboutUsRouter = router({
  ...orderedProcedures({
    ...aboutUs,
    ...aboutUsList,
    list: (db, { searchWhere, filter: { missing, status, publishAt, hasChanges, ...filter }, skip, take, orderBy }, now) =>
      readPublished(db, path, { status, publishAt, hasChanges }, now, (published) => {
        const where = { AND: [searchWhere, filter, ...published, missing ? lacking[missing] : {}] };
        return Promise.all([
          db.aboutSection.findMany({ where, select: listSelect, skip, take, orderBy }),
          db.aboutSection.count({ where }),
        ]);
      }),
    csv: ({ nameEn, nameVi, layout, status, publishAt, updatedAt }, { t }) => {
      return { nameEn, nameVi, layout: t(`about-us.layouts.${layout}`), status: t(`form.${status}`), publishAt, updatedAt };
    },
    create: async (db, data) => {
      const connect = await illustrationsOf(db, [data.descriptionEn, data.descriptionVi]);
      return db.aboutSection.create({ data: { ...data, illustrations: { connect } }, select });
    },
    usedBy: (db, ids) => linksTo(db, path, ids),
    remove: async (db, ids) => {
      await dropPending(db, path, ids);
      return db.aboutSection.deleteMany({ where: { id: { in: ids } } });
    },
  }),
  ...pendingProcedures({ ...aboutUs, path, images: ["imageId"], richTexts }),
  ...previewProcedures({ ...aboutUs, path }),
});
