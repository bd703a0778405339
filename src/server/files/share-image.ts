import { buffer } from "node:stream/consumers";
import type { Prisma } from "~/generated/prisma/client";
import { type Image, SHARE_HEIGHT, SHARE_WIDTH, shareFileName } from "~/lib/images";
import type { Db } from "~/server/db/client";
import { cropAround } from "./crop";
import { imageTurns } from "./image";
import { putMediaFile, readMediaFile } from "./media-files";

export function lacksShareImage(db: Db): Prisma.MediaWhereInput {
  const { shareX, shareY } = db.media.fields;
  return { OR: [{ shareX: null }, { NOT: { focalX: { equals: shareX }, focalY: { equals: shareY } } }] };
}

/** Stores a share image as JPEG, as not all networks read WebP. Earlier files stay for shared links. @returns row changes */
export async function makeShareImage(image: Image): Promise<Prisma.MediaUpdateManyMutationInput> {
  const { key, widths, focalX, focalY } = image;
  const width = widths.find((width) => width >= SHARE_WIDTH) ?? widths.at(-1);
  const bytes = await buffer(await readMediaFile(key, `${width}.webp`));
  const jpeg = await imageTurns.run(() => makeJpeg(bytes, image));
  await putMediaFile(key, shareFileName(focalX, focalY), jpeg);
  return { shareX: focalX, shareY: focalY };
}

async function makeJpeg(bytes: Uint8Array, image: Image): Promise<Uint8Array> {
  const cropped = await cropAround(bytes, image, { width: SHARE_WIDTH, height: SHARE_HEIGHT });
  return cropped.flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
