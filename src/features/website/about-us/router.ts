import { aboutUsList, aboutUsSchema } from "~/features/website/about-us/schema";
import type { Prisma } from "~/generated/prisma/client";
import { orderedProcedures } from "~/server/crud/router";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { pendingProcedures } from "~/server/traits/pending";
import { previewProcedures } from "~/server/traits/preview-links";
import { publishManyProcedures } from "~/server/traits/publish-many";
import { published } from "~/server/traits/published";
import { publishingSelect } from "~/server/traits/publishing";

/** The list shows no long texts. */
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

/** Sections with a public text missing in a language. */
const lacking = { en: { descriptionEn: null }, vi: { descriptionVi: null } } as const;

const aboutUs = published({
  path: "/admin/about-us",
  code: "ABOUT_US",
  title: ["nameEn"],
  schema: aboutUsSchema,
  ...aboutUsList,
  list: (db, { searchWhere, filter: { missing, ...filter }, published, skip, take, orderBy }) => {
    const where = { AND: [searchWhere, filter, ...published, missing ? lacking[missing] : {}] };
    return Promise.all([
      db.aboutSection.findMany({ where, select: listSelect, skip, take, orderBy }),
      db.aboutSection.count({ where }),
    ]);
  },
  find: (db: Db, ids: number[]) => db.aboutSection.findMany({ where: { id: { in: ids } }, select }),
  create: (db, data) => db.aboutSection.create({ data, select }),
  update: (db, where, data) => db.aboutSection.update({ where, data, select }),
  remove: (db, ids) => db.aboutSection.deleteMany({ where: { id: { in: ids } } }),
  csv: ({ nameEn, nameVi, layout, status, publishAt, updatedAt }, { t }) => {
    return { nameEn, nameVi, layout: t(`about-us.layouts.${layout}`), status: t(`form.${status}`), publishAt, updatedAt };
  },
});

export const aboutUsRouter = router({
  ...orderedProcedures(aboutUs),
  ...pendingProcedures(aboutUs),
  ...publishManyProcedures(aboutUs),
  ...previewProcedures(aboutUs),
});
