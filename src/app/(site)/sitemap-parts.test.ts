import { describe, expect, test } from "vitest";
import { buildJobPost } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { sitemap, sitemapPart } from "./sitemap-parts";

useTestDatabase();

/** Stores so many published articles, and answers their slugs. */
async function storeArticles(count: number): Promise<string[]> {
  const slugs = Array.from({ length: count }, (_, index) => `article-${index}`);
  const article = { status: "published", publishAt: new Date(0), creatorName: "Lan", creatorEmail: "lan@example.com" } as const;
  await database().newsArticle.createMany({ data: slugs.map((slug) => ({ ...article, slug })) });
  return slugs;
}

const fixed = ["/", "/services", "/about-us", "/news", "/career", "/contact"].flatMap((path) => [
  path,
  path === "/" ? "/vi" : `/vi${path}`,
]);

const pathsIn = (xml: string) => [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? "");

describe("the sitemap", () => {
  test("of a small site is one file with every page in its languages, each with its alternates", async () => {
    await storeArticles(1);
    const xml = await sitemap();
    expect(pathsIn(xml)).toEqual([...fixed, "/news/article-0", "/vi/news/article-0"]);
    expect(xml).toMatch(
      /<loc>\S+\/vi\/news\/article-0<\/loc>(<xhtml:link rel="alternate" hreflang="(en|vi|x-default)" href="[^"]+"\/>){3}/,
    );
  });

  test("of a large site is an index of parts of at most 10,000 addresses, which name every page once", async () => {
    const slugs = await storeArticles(10_001);
    const index = await sitemap();
    const numbers = [1, 2, 3, 4];
    expect(pathsIn(index)).toEqual(numbers.map((number) => `/sitemap/${number}.xml`));
    const parts = await Promise.all(numbers.map(async (number) => pathsIn((await sitemapPart(number)) ?? "")));
    expect(parts.map(({ length }) => length)).toEqual([fixed.length, 10_000, 10_000, 2]);
    const expected = [...fixed, ...slugs.flatMap((slug) => [`/news/${slug}`, `/vi/news/${slug}`])];
    expect(parts.flat().sort()).toEqual(expected.sort());
  });

  test("has the jobs that can be applied for, each in the languages it is visible in", async () => {
    const [both, english] = [await buildJobPost(), await buildJobPost({ visibleVi: false })];
    await buildJobPost({ state: "lock" });
    await buildJobPost({ deadline: new Date(0) });
    const paths = pathsIn(await sitemap()).filter((path) => path.includes("/career/"));
    expect(paths).toEqual([`/career/${english.slug}`, `/career/${both.slug}`, `/vi/career/${both.slug}`]);
  });

  test("has nothing of the sections that are switched off", async () => {
    await storeArticles(1);
    await buildJobPost();
    await database().setting.create({
      data: { siteNameEn: "A", siteNameVi: "A", showNews: false, showCareer: false, showAboutUs: false, showContact: false },
    });
    expect(pathsIn(await sitemap())).toEqual(["/", "/vi", "/services", "/vi/services"]);
  });

  test("has no part beyond the last", async () => {
    expect(await sitemapPart(1)).toContain("<urlset");
    expect(await sitemapPart(2)).toBeNull();
  });
});
