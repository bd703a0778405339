import type { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";

export const imageSelect = {
  id: true,
  key: true,
  width: true,
  height: true,
  widths: true,
  altEn: true,
  altVi: true,
  focalX: true,
  focalY: true,
  shareX: true,
  shareY: true,
  hasAvif: true,
} as const satisfies Prisma.MediaSelect;

/** Finds an image of the library; null for any other file. */
export function findImage(db: Db, id: number) {
  return db.media.findUnique({ where: { id, kind: "image" }, select: imageSelect });
}

export const mediaSelect = {
  ...imageSelect,
  kind: true,
  filename: true,
  mime: true,
  size: true,
  version: true,
  createdAt: true,
} as const satisfies Prisma.MediaSelect;

export type MediaRow = Prisma.MediaGetPayload<{ select: typeof mediaSelect }>;

export function withKeys(keys: string[]): Prisma.MediaWhereInput {
  return { OR: [{ key: { in: keys } }, { oldKeys: { hasSome: keys } }] };
}
