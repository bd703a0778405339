import { emptyOffice, officeSchema } from "~/features/company/office/schema";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { typedId, UNSAVED } from "~/server/traits/preview";
import { withTyped } from "~/server/traits/typed-values";

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
  const rows = await shownOffices(db, locale);
  const inOrder = rows.toSorted((one, other) => Number(other.isHeadOffice) - Number(one.isHeadOffice));
  return inOrder.map((row) => {
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

/** Reads the active offices in their order, with the one that is being typed in a form. */
async function shownOffices(db: Db, locale: Locale) {
  const typed = typedId("/admin/office");
  const stored = await db.office.findMany({
    where: typed === null ? { active: true } : { OR: [{ active: true }, { id: typed }] },
    select: { ...officeSelect, active: true },
    orderBy: [{ order: "asc" }, { id: "asc" }],
  });
  const rows = typed === UNSAVED ? [...stored, { ...emptyOffice, id: UNSAVED }] : stored;
  const offices = await Promise.all(rows.map((row) => withTyped("/admin/office", row, officeSchema)));
  const newHead = offices.find(({ id, isHeadOffice }) => id === typed && isHeadOffice);
  return offices
    .filter((office) => office.active && inLanguage(office, "name", locale) !== "")
    .map((office) => (newHead && office !== newHead ? { ...office, isHeadOffice: false } : office));
}
