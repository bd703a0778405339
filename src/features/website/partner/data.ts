import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";

const select = {
  id: true,
  ...inBothLanguages({ name: true }),
  website: true,
  logo: { select: imageSelect },
  darkLogo: { select: imageSelect },
} as const satisfies Prisma.PartnerSelect;

export async function activePartners(db: Db, locale: Locale) {
  const rows = await db.partner.findMany({ where: { active: true }, select, orderBy: [{ order: "asc" }, { id: "asc" }] });
  return rows.map((row) => ({
    id: row.id,
    name: inLanguage(row, "name", locale),
    website: row.website,
    logo: row.logo,
    darkLogo: row.darkLogo,
  }));
}
