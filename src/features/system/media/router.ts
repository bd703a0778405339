import type { Prisma } from "~/generated/prisma/client";
import { crudRouter } from "~/server/crud";
import { AppError } from "~/server/errors";
import { deleteImageFiles } from "~/server/files/image";
import { type MediaRow, mediaSelect } from "~/server/files/media-select";
import { mediaUsage, unused } from "~/server/files/media-uses";
import { wakeShareImages } from "~/server/files/share-image";
import { mediaList, mediaSchema } from "./schema";

export const mediaRouter = crudRouter({
  path: "/admin/media",
  code: "MEDIA",
  table: "Media",
  schema: mediaSchema,
  ...mediaList,
  defaultSort: { by: "createdAt", dir: "DESC" },
  label: (media) => media.filename,
  list: (db, { skip, take, orderBy, matching, filter }) => {
    const where = { AND: [matching, used(filter.unused), filter.missing ? lacking[filter.missing] : {}] };
    return Promise.all([db.media.findMany({ where, select: mediaSelect, skip, take, orderBy }), db.media.count({ where })]);
  },
  byIds: (db, ids) => db.media.findMany({ where: { id: { in: ids } }, select: mediaSelect }),
  // An image comes in by an upload, `POST /api/files`: no form has its bytes.
  create: (): Promise<MediaRow> => {
    throw new AppError("INVALID_REQUEST");
  },
  update: (db, id, data) => db.media.update({ where: { id }, data, select: mediaSelect }),
  // Its focal point may have moved.
  committed: wakeShareImages,
  delete: (db, ids) => db.media.deleteMany({ where: { id: { in: ids } } }),
  deleted: async (rows) => {
    for (const { key } of rows) await deleteImageFiles(key);
  },
  usedBy: mediaUsage,
});

function used(isUnused: boolean | undefined): Prisma.MediaWhereInput {
  if (isUnused === undefined) return {};
  return isUnused ? unused : { NOT: unused };
}

const lacking = { en: { altEn: "" }, vi: { altVi: "" } } as const;
