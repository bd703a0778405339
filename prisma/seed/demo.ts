import { Prisma, type PrismaClient } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";
import { fillingOptions } from "~/server/db/limits";
import { seedCareer, seedCvs } from "./career";
import { seedCompany } from "./company";
import { seedContact } from "./contact";
import { seedAssets } from "./images";
import { seedNews } from "./news";
import { seedWebsite } from "./website";

/**
 * Creates a demo company in two languages: Lạc Giang, engineers for industry, energy and water in Đà Nẵng. The company and its
 * people are invented. Dates are relative to `now`. Creates everything or nothing.
 */
export async function seedDemo(db: PrismaClient, now: Date): Promise<void> {
  const before = await readIds(db);
  const assets = await seedAssets(db);
  const cvs = await seedCvs();
  await db.$transaction(async (tx) => {
    await seedWebsite(tx, now, assets);
    await seedNews(tx, now, assets);
    await seedCompany(tx, now, assets);
    await seedCareer(tx, now, cvs);
    await seedContact(tx, now);
    await markDemo(tx, before);
  }, fillingOptions);
}

/** Tables whose rows people edit, except accounts and their rights. */
const tables = Object.values(Prisma.ModelName).filter(
  (table) => "version" in Reflect.get(Prisma, `${table}ScalarFieldEnum`) && !["User", "Role", "Feature"].includes(table),
);

type Ids = Map<string, number[]>;

async function readIds(db: Db): Promise<Ids> {
  const ids: Ids = new Map();
  for (const table of tables) {
    const rows = await db.$queryRaw<{ id: number }[]>`SELECT "id" FROM ${Prisma.raw(`"${table}"`)}`;
    ids.set(
      table,
      rows.map(({ id }) => id),
    );
  }
  return ids;
}

/** Marks records added since `before` as the demo's, so that they can be deleted; the company's row existed before. */
async function markDemo(db: Db, before: Ids): Promise<void> {
  const marks = [...(await readIds(db))].flatMap(([table, ids]) =>
    ids.filter((id) => table === "Company" || !before.get(table)?.includes(id)).map((recordId) => ({ table, recordId })),
  );
  await db.demoRecord.createMany({ data: marks });
}
