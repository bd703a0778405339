import { z } from "zod";

/** A description for those who can't see the image; may stay empty where it is mere decoration. */
const alt = z.string().trim().normalize("NFC").max(300);

const share = z.number().min(0).max(1);

/** What people change about an image; the image itself is as it was uploaded. */
export const mediaSchema = z.object({ altEn: alt, altVi: alt, focalX: share, focalY: share });

export const mediaFilter = z.object({
  /** Only images that nothing shows. */
  unused: z.boolean().optional(),
  /** Only images without a description in this language. */
  missing: z.enum(["en", "vi"]).optional(),
});
