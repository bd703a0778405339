import { z } from "zod";
import { imageFields } from "~/lib/image-fields";

export const mediaSchema = z.object(imageFields);

export const mediaFilter = z.object({
  /** Only images that nothing shows. */
  unused: z.boolean().optional(),
  /** Only images without a description in this language. */
  missing: z.enum(["en", "vi"]).optional(),
});
