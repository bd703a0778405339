import { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { suffixOf } from "~/lib/languages";
import { type Section, sectionPaths } from "~/lib/sections";
import type { Db } from "~/server/db/client";
import { isVisibleSql } from "~/server/traits/public-records";

/** Kinds of parts with contents of their own: they fill a section whose list is empty. */
const writtenKinds = [
  "text",
  "textPicture",
  "cards",
  "quote",
  "perks",
  "caseStory",
  "questions",
  "steps",
  "gallery",
  "table",
  "video",
  "files",
];

/** Finds which of the shown sections have something in them in a language. Menus and links leave the others out. */
export async function filledSections(db: Db, locale: Locale, now: Date, shown: readonly Section[]): Promise<Section[]> {
  const visible = (path: Parameters<typeof isVisibleSql>[0]) => isVisibleSql(path, now, locale);
  const lists: Record<Exclude<Section, "contact">, Prisma.Sql> = {
    services: Prisma.sql`SELECT FROM "Service" WHERE ${visible("/admin/service")}`,
    news: Prisma.sql`SELECT FROM "NewsArticle" WHERE ${visible("/admin/news")}`,
    career: Prisma.sql`SELECT FROM "JobPost"
      WHERE ${visible("/admin/career")} AND "state" = 'open' AND ("deadline" IS NULL OR "deadline" > ${now})`,
    aboutUs: Prisma.sql`SELECT FROM "AboutSection" WHERE ${visible("/admin/about-us")} UNION ALL SELECT FROM "Company"
      UNION ALL SELECT FROM "Office" WHERE "active" UNION ALL SELECT FROM "HistoryEntry" WHERE "active"`,
  };
  const columns = Object.entries(lists).map(([section, list]) => Prisma.sql`EXISTS (${list}) AS ${Prisma.raw(`"${section}"`)}`);
  const [[filled = {}], written] = await Promise.all([
    db.$queryRaw<Partial<Record<Section, boolean>>[]>`SELECT ${Prisma.join(columns)}`,
    db.$queryRaw<{ slug: string }[]>`SELECT DISTINCT "slug" FROM "FixedPage", jsonb_array_elements("parts") AS part
      WHERE part ->> 'kind' = ANY(${writtenKinds}) AND (part ->> ${`visible${suffixOf[locale]}`})::BOOLEAN`,
  ]);
  const isWritten = (section: Section) => written.some(({ slug }) => sectionPaths[section] === `/${slug}`);
  return shown.filter((section) => section === "contact" || filled[section] || isWritten(section));
}
