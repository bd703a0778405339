import { Prisma } from "~/generated/prisma/client";
import { defaultSettings } from "~/lib/default-settings";
import { type Section, sections } from "~/lib/sections";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";

const columns = {
  services: "showServices",
  aboutUs: "showAboutUs",
  news: "showNews",
  career: "showCareer",
  contact: "showContact",
} as const satisfies Record<Section, keyof Prisma.SettingSelect>;

export const sectionSelect = {
  showServices: true,
  showAboutUs: true,
  showNews: true,
  showCareer: true,
  showContact: true,
} as const satisfies Record<(typeof columns)[Section], true>;

export function sectionsOf(settings: Record<(typeof columns)[Section], boolean>): Section[] {
  return sections.filter((section) => settings[columns[section]]);
}

export function isShownSql(section: Section): Prisma.Sql {
  return Prisma.sql`coalesce((SELECT ${Prisma.raw(`"${columns[section]}"`)} FROM "Setting"), ${defaultSettings[columns[section]]})`;
}

export async function shownSections(db: Db): Promise<Section[]> {
  return sectionsOf(await readSettings(db, sectionSelect));
}
