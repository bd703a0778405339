import { z } from "zod";
import { missingLanguage, names, optionalEmail, optionalLine, optionalLink, optionalPhone, text } from "~/lib/fields";
import { rule } from "~/lib/rules";

const address = text(2, 200);
const openingHours = optionalLine(100);

export const officeSchema = z
  .object({
    ...names,
    addressEn: address,
    addressVi: address,
    cityEn: text(),
    cityVi: text(),
    phone: optionalPhone,
    email: optionalEmail,
    openingHoursEn: openingHours,
    openingHoursVi: openingHours,
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
  nameEn: "",
  nameVi: "",
  addressEn: "",
  addressVi: "",
  cityEn: "",
  cityVi: "",
  phone: null,
  email: null,
  openingHoursEn: null,
  openingHoursVi: null,
  mapLink: null,
  latitude: null,
  longitude: null,
  isHeadOffice: false,
  active: true,
};
