import { z } from "zod";
import { text } from "~/lib/fields";

/** A description for those who can't see the image; may stay empty where it is mere decoration. */
const alt = text(0, 300);

const share = z.number().min(0).max(1);

/** What people change about an image; the image itself is as it was uploaded. */
export const imageFields = { altEn: alt, altVi: alt, focalX: share, focalY: share };
