import { companySchema } from "~/features/company/info/schema";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { findImage, imageSelect } from "~/server/files/media-select";
import { withTyped } from "~/server/traits/typed-values";

/** Public fields; the back office selects more. */
export const companySelect = {
  ...inBothLanguages({ name: true }),
  shortName: true,
  representative: true,
  ...inBothLanguages({ representativeTitle: true }),
  taxCode: true,
  foundedOn: true,
  email: true,
  phone: true,
  ...inBothLanguages({ history: true }),
  logo: { select: imageSelect },
  namedLogo: { select: imageSelect },
  darkNamedLogo: { select: imageSelect },
} as const satisfies Prisma.CompanySelect;

export type Company = NonNullable<Awaited<ReturnType<typeof companyInfo>>["company"]>;

/** Reads the company in one language, null while it has no name, and how it is reached. */
export async function companyInfo(db: Db, locale: Locale) {
  const row = await readCompany(db);
  return { company: row && toCompany(row, locale), email: row?.email ?? null, phone: row?.phone ?? null };
}

async function readCompany(db: Db) {
  const image = (id: number) => findImage(db, id);
  const stored = await db.company.findUnique({ where: { id: 1 }, select: { ...companySelect, id: true } });
  const images = { logo: image, namedLogo: image, darkNamedLogo: image };
  return stored && withTyped("/admin/company-info", stored, companySchema, images);
}

function toCompany(row: NonNullable<Awaited<ReturnType<typeof readCompany>>>, locale: Locale) {
  const name = inLanguage(row, "name", locale);
  if (!name) return null;
  const { shortName, representative, taxCode, foundedOn, email, phone, logo, namedLogo, darkNamedLogo } = row;
  return {
    ...{ name, shortName: shortName || name, representative, taxCode, foundedOn, email, phone, logo, namedLogo, darkNamedLogo },
    representativeTitle: inLanguage(row, "representativeTitle", locale),
    history: inLanguage(row, "history", locale),
  };
}
