import type { Prisma } from "~/generated/prisma/client";
import { deleteProcedures } from "~/server/crud/delete";
import { defineEntity } from "~/server/crud/entity";
import { listProcedures } from "~/server/crud/list";
import { recordProcedures } from "~/server/crud/record";
import type { Db } from "~/server/db/client";
import { deleteImageFiles } from "~/server/files/image";
import { mediaSelect } from "~/server/files/media-select";
import { mediaUsage, unused } from "~/server/files/media-uses";
import { wakeShareImages } from "~/server/files/share-image";
import { router } from "~/server/trpc";
import { mediaList, mediaSchema } from "./schema";

const media = defineEntity({
  path: "/admin/media",
  code: "MEDIA",
  table: "Media",
  title: ["filename"],
  find: (db: Db, ids: number[]) => db.media.findMany({ where: { id: { in: ids } }, select: mediaSelect }),
});

/** The media library. An image comes in by an upload, `POST /api/files`: no form has its bytes. */
export const mediaRouter = router({
  ...listProcedures({
    ...media,
    ...mediaList,
    defaultSort: { by: "createdAt", dir: "DESC" },
    list: (db, { searchWhere, filter, skip, take, orderBy }) => {
      const where = { AND: [searchWhere, used(filter.unused), filter.missing ? lacking[filter.missing] : {}] };
      return Promise.all([db.media.findMany({ where, select: mediaSelect, skip, take, orderBy }), db.media.count({ where })]);
    },
    csv: ({ filename, altEn, altVi, size, createdAt }) => ({ filename, altEn, altVi, size, createdAt }),
  }),
  ...recordProcedures({
    ...media,
    schema: mediaSchema,
    update: (db, { id, version }, data) => db.media.update({ where: { id, version }, data, select: mediaSelect }),
    // Its focal point may have moved.
    afterCommit: wakeShareImages,
  }),
  ...deleteProcedures({
    ...media,
    remove: (db, ids) => db.media.deleteMany({ where: { id: { in: ids } } }),
    usedBy: mediaUsage,
    afterDelete: async (rows) => {
      for (const { key } of rows) await deleteImageFiles(key);
    },
  }),
});

function used(isUnused: boolean | undefined): Prisma.MediaWhereInput {
  if (isUnused === undefined) return {};
  return isUnused ? unused : { NOT: unused };
}

const lacking = { en: { altEn: "" }, vi: { altVi: "" } } as const;
