import { articlesById, latestArticles, latestOfCategory } from "~/features/news/article/data";
import { chosenRecords } from "../chosen-records";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadNews(part: PartOf<"news">, context: PartContext) {
  if (!context.site.sections.includes("news")) return null;
  const [lead, ...others] = await readArticles(part, context);
  return lead ? { lead, others, isFeatured: part.choice === "latest" && part.categoryId === null } : null;
}

async function readArticles({ choice, ids, categoryId, count }: PartOf<"news">, { db, locale, now, reads }: PartContext) {
  if (choice === "chosen") return chosenRecords(await articlesById(db, locale, now, ids), ids);
  if (categoryId !== null) return latestOfCategory(db, locale, now, categoryId, count);
  const featured = await reads.featuredArticle();
  if (!featured) return [];
  return [featured, ...(count > 1 ? await latestArticles(db, locale, now, count - 1, featured.id) : [])];
}
