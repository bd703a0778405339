import { z } from "zod";
import { missingLanguage } from "~/lib/fields";
import { imageFields } from "~/lib/image-fields";

export const mediaSchema = z.object(imageFields);

export const mediaList = {
  sort: ["createdAt", "filename", "size"],
  filter: z.object({
    /** A logo is an image that the company or a partner uses as one; a photo is any other image. */
    kind: z.enum(["image", "photo", "logo", "document"]).optional(),
    unused: z.boolean().optional(),
    /** Only images without a description in this language. */
    missing: missingLanguage,
  }),
} as const;
