import { aboutUsList, aboutUsSchema } from "~/features/website/about-us/schema";
import type { Prisma } from "~/generated/prisma/client";
import { inBothLanguages } from "~/lib/languages";
import { orderedProcedures } from "~/server/crud/router";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { published, publishedProcedures } from "~/server/traits/published";
import { publishingSelect } from "~/server/traits/publishing";

/** The list shows no long texts. */
const listSelect = {
  id: true,
  ...inBothLanguages({ name: true }),
  layout: true,
  image: { select: imageSelect },
  ...publishingSelect,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.AboutSectionSelect;

const select = {
  ...listSelect,
  ...inBothLanguages({ description: true }),
  imageId: true,
} satisfies Prisma.AboutSectionSelect;

const aboutUs = published({
  path: "/admin/about-us",
  code: "ABOUT_US",
  title: ["nameEn"],
  schema: aboutUsSchema,
  ...aboutUsList,
  list: (db, { searchWhere, filter, published, skip, take, orderBy }) => {
    const where = { AND: [searchWhere, filter, ...published] };
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
  ...publishedProcedures(aboutUs),
});
