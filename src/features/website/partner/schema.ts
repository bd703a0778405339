import { z } from "zod";
import { imageReference, names, optionalLink, optionalReference } from "~/lib/fields";

export const partnerSchema = z.object({
  ...names,
  logoId: imageReference,
  darkLogoId: optionalReference,
  website: optionalLink,
  active: z.boolean(),
});

export const partnerList = {
  sort: ["order", "nameEn", "nameVi", "updatedAt"],
  filter: z.object({ active: z.boolean().optional() }),
} as const;

export const emptyPartner = { nameEn: "", nameVi: "", logoId: null, darkLogoId: null, website: null, active: true };
