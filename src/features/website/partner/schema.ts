import { z } from "zod";
import { names, optionalLink, optionalReference, reference } from "~/lib/fields";

export const partnerSchema = z.object({
  ...names,
  logoId: reference,
  darkLogoId: optionalReference,
  website: optionalLink,
  active: z.boolean(),
});

export const partnerFilter = z.object({ active: z.boolean().optional() });
