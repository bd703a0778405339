import { z } from "zod";
import type { Prisma } from "~/generated/prisma/client";
import { locales } from "~/i18n/routing";
import { deleteProcedures } from "~/server/crud/delete";
import { defineEntity, id, ids } from "~/server/crud/entity";
import { listProcedures } from "~/server/crud/list";
import { recordProcedures } from "~/server/crud/record";
import { restoreProcedures } from "~/server/crud/restore";
import { guarded, router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { wakeImageQueue } from "~/server/files/image-queue";
import { mediaSelect } from "~/server/files/media-select";
import { mediaUsage, unused } from "~/server/files/media-uses";
import { RESTORABLE_MS } from "~/server/files/removed-files";
import { mediaUsers } from "./data";
import { mediaAssociatedData, restoreFile } from "./mutations";
import { mediaList, mediaSchema } from "./schema";

const media = defineEntity({
  path: "/admin/media",
  code: "MEDIA",
  table: "Media",
  title: ["filename"],
  find: (db: Db, ids: number[]) => db.media.findMany({ where: { id: { in: ids } }, select: mediaSelect }),
});

/** The media library. `POST /api/files` uploads files: no form contains their bytes. */
export const mediaRouter = router({
  ...listProcedures({
    ...media,
    ...mediaList,
    defaultSort: { by: "createdAt", dir: "DESC" },
    list: (db, { searchWhere, filter, skip, take, orderBy }) => {
      const { kind, missing } = filter;
      const parts = [kind ? kinds[kind] : {}, used(filter.unused), missing ? lacking[missing] : {}];
      const where = { AND: [searchWhere, ...parts] };
      return Promise.all([db.media.findMany({ where, select: mediaSelect, skip, take, orderBy }), db.media.count({ where })]);
    },
    csv: ({ filename, kind, altEn, altVi, size, createdAt }) => ({ filename, kind, altEn, altVi, size, createdAt }),
  }),
  ...recordProcedures({
    ...media,
    schema: mediaSchema,
    update: (db, { id, version }, data) => db.media.update({ where: { id, version }, data, select: mediaSelect }),
    // The focal point may have moved.
    afterCommit: wakeImageQueue,
  }),
  ...deleteProcedures({
    ...media,
    associatedData: mediaAssociatedData,
    remove: (db, ids) => db.media.deleteMany({ where: { id: { in: ids } } }),
    usedBy: mediaUsage,
  }),
  ...restoreProcedures({
    ...media,
    schema: mediaSchema,
    associatedData: mediaAssociatedData,
    restoring: { inForm: "never", forMs: RESTORABLE_MS },
    create: () => Promise.reject(new Error("Files are uploaded.")),
    restore: restoreFile,
    afterCommit: wakeImageQueue,
  }),
  /** Reads the existing files among the ids, unordered. */
  byIds: guarded(media.path)
    .view.input(z.object({ ids }))
    .query(({ ctx, input }) => media.find(ctx.db, input.ids)),

  users: guarded(media.path)
    .view.input(z.object({ id, locale: z.enum(locales) }))
    .query(({ ctx, input }) => mediaUsers(ctx.db, input.id, ctx.actor, input.locale)),
});

function used(isUnused: boolean | undefined): Prisma.MediaWhereInput {
  if (isUnused === undefined) return {};
  return isUnused ? unused : { NOT: unused };
}

const isLogo: Prisma.MediaWhereInput = {
  OR: [
    { partnerLogos: { some: {} } },
    { partnerDarkLogos: { some: {} } },
    { companyLogos: { some: {} } },
    { companyNamedLogos: { some: {} } },
    { companyDarkNamedLogos: { some: {} } },
  ],
};

const kinds = {
  image: { kind: "image" },
  photo: { kind: "image", NOT: isLogo },
  logo: { kind: "image", ...isLogo },
  document: { kind: "document" },
} as const satisfies Record<string, Prisma.MediaWhereInput>;

const lacking = { en: { kind: "image", altEn: "" }, vi: { kind: "image", altVi: "" } } as const;
