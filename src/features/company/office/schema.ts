import { z } from "zod";
import { missingLanguage, names, optionalEmail, optionalLine, optionalLink, optionalPhone, text } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { rule } from "~/lib/rules";

export const officeSchema = z
  .object({
    ...names,
    ...inBothLanguages({ address: text(2, 200), city: text() }),
    phone: optionalPhone,
    email: optionalEmail,
    ...inBothLanguages({ openingHours: optionalLine(100) }),
    mapLink: optionalLink,
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    isHeadOffice: z.boolean(),
    active: z.boolean(),
  })
  .superRefine(
    rule(["latitude", "longitude"], ({ latitude, longitude }, refuse) => {
      if ((latitude === null) !== (longitude === null)) refuse(latitude === null ? "latitude" : "longitude", "input");
    }),
  );

export const officeList = {
  sort: ["order", "nameEn", "nameVi", "updatedAt"],
  filter: z.object({
    isHeadOffice: z.boolean().optional(),
    active: z.boolean().optional(),
    missing: missingLanguage,
  }),
} as const;

export const emptyOffice: z.input<typeof officeSchema> = {
  ...inBothLanguages({ name: "", address: "", city: "" }),
  phone: null,
  email: null,
  ...inBothLanguages({ openingHours: null }),
  mapLink: null,
  latitude: null,
  longitude: null,
  isHeadOffice: false,
  active: true,
};
