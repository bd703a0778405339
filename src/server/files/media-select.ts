import type { Prisma } from "~/generated/prisma/client";

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
