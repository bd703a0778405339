import type { PrismaClient } from "~/generated/prisma/client";
import { seedCareer, seedCvs } from "./career";
import { seedCompany } from "./company";
import { seedContact } from "./contact";
import { seedAssets } from "./images";
import { seedNews } from "./news";
import { seedWebsite } from "./website";

/**
 * A demo company in two languages: Lạc Giang, engineers for industry, energy and water in Đà Nẵng. It is invented, as is
 * everyone in it. Its dates count back from `now`, so that it is always fresh. All of it is there afterwards, or none.
 */
export async function seedDemo(db: PrismaClient, now: Date): Promise<void> {
  const assets = await seedAssets(db);
  const cvs = await seedCvs();
  await db.$transaction(
    async (tx) => {
      await seedWebsite(tx, now, assets);
      await seedNews(tx, now, assets);
      await seedCareer(tx, now, cvs);
      await seedContact(tx, now);
      await seedCompany(tx, now, assets);
    },
    { timeout: 60_000 },
  );
}
