import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";

/** Public fields; the back office selects more. */
export const officeSelect = {
  id: true,
  ...inBothLanguages({ name: true, address: true, city: true }),
  phone: true,
  email: true,
  ...inBothLanguages({ openingHours: true }),
  mapLink: true,
  latitude: true,
  longitude: true,
  isHeadOffice: true,
} as const satisfies Prisma.OfficeSelect;

export type Office = Awaited<ReturnType<typeof activeOffices>>[number];

/** Reads the visible offices, head office first. */
export async function activeOffices(db: Db, locale: Locale) {
  const rows = await db.office.findMany({
    where: { active: true },
    select: officeSelect,
    orderBy: [{ isHeadOffice: "desc" }, { order: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => {
    const { id, phone, email, mapLink, latitude, longitude, isHeadOffice } = row;
    return {
      ...{ id, phone, email, mapLink, latitude, longitude, isHeadOffice },
      name: inLanguage(row, "name", locale),
      address: inLanguage(row, "address", locale),
      city: inLanguage(row, "city", locale),
      openingHours: inLanguage(row, "openingHours", locale),
    };
  });
}
