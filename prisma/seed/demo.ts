import type { PrismaClient } from "~/generated/prisma/client";
import { seedCareer } from "./career";
import { seedNews } from "./news";
import { seedWebsite } from "./website";

/**
 * A demo company in two languages: Lạc Giang, engineers for industry, energy and water in Đà Nẵng. It is invented, as is
 * everyone in it. Its dates count back from `now`, so that it is always fresh.
 */
export async function seedDemo(db: PrismaClient, now: Date): Promise<void> {
  await seedWebsite(db);
  await seedNews(db, now);
  await seedCareer(db);
}
