import type { Prisma } from "~/generated/prisma/client";
import { crudProcedures } from "~/server/crud";
import { AppError } from "~/server/errors";
import { deleteImageFiles } from "~/server/files/image";
import { type MediaRow, mediaSelect } from "~/server/files/media-select";
import { mediaUsage, unused } from "~/server/files/media-uses";
import { router } from "~/server/trpc";
import { mediaFilter, mediaSchema } from "./schema";

const {
  list,
  byId,
  update,
  delete: remove,
  usedBy,
} = crudProcedures({
  path: "/admin/media",
  code: "MEDIA",
  schema: mediaSchema,
  filter: mediaFilter,
  sort: ["createdAt", "filename", "size"],
  defaultSort: { by: "createdAt", dir: "DESC" },
  searchIn: ["filename", "altEn", "altVi"],
  label: (media) => media.filename,
  list: (db, { skip, take, orderBy, matching, filter }) => {
    const where: Prisma.MediaWhereInput = {
      AND: [matching, filter.unused ? unused : {}, filter.missing ? lacking[filter.missing] : {}],
    };
    return Promise.all([db.media.findMany({ where, select: mediaSelect, skip, take, orderBy }), db.media.count({ where })]);
  },
  byIds: (db, ids) => db.media.findMany({ where: { id: { in: ids } }, select: mediaSelect }),
  create: (): Promise<MediaRow> => {
    throw new AppError("INVALID_REQUEST");
  },
  update: (db, id, data) => db.media.update({ where: { id }, data, select: mediaSelect }),
  delete: (db, ids) => db.media.deleteMany({ where: { id: { in: ids } } }),
  deleted: async (rows) => {
    for (const { key } of rows) await deleteImageFiles(key);
  },
  usedBy: mediaUsage,
});

/** An image comes in by an upload (`POST /api/files`), so there is nothing to create here, and none stands before another. */
export const mediaRouter = router({ list, byId, update, delete: remove, usedBy });

const lacking = { en: { altEn: "" }, vi: { altVi: "" } } as const;
