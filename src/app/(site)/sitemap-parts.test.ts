import { describe, expect, test } from "vitest";
import { inParts } from "~/lib/in-parts";
import { database, openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost } from "~/server/db/test-records";
import { sitemap, sitemapPart } from "./sitemap-parts";

useTestDatabase();

/** Stores published articles and returns their slugs. */
async function storeArticles(count: number): Promise<string[]> {
  const slugs = Array.from({ length: count }, (_, index) => `article-${index}`);
  const article = { status: "published", publishAt: new Date(0), creatorName: "Lan", creatorEmail: "lan@example.com" } as const;
  // In parts: a slow machine would need longer than a transaction may take.
  for (const part of inParts(slugs, 1000)) {
    await openClient().$transaction([
      // Without triggers: those of the search would take a minute for ten thousand texts.
      openClient().$executeRaw`SET LOCAL session_replication_role = replica`,
      openClient().newsArticle.createMany({ data: part.map((slug) => ({ ...article, slug })) }),
    ]);
  }
  return slugs;
}

const fixed = ["/", "/services", "/about-us", "/news", "/career", "/contact"].flatMap((path) => [
  path,
  path === "/" ? "/vi" : `/vi${path}`,
]);

const pathsIn = (xml: string) => [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? "");

describe("sitemap", () => {
  test("is one file for a small site, with every page in its languages and their alternates", async () => {
    await storeArticles(1);
    const xml = await sitemap();
    expect(pathsIn(xml)).toEqual([...fixed, "/news/article-0", "/vi/news/article-0"]);
    expect(xml).toMatch(
      /<loc>\S+\/vi\/news\/article-0<\/loc>(<xhtml:link rel="alternate" hreflang="(en|vi|x-default)" href="[^"]+"\/>){3}/,
    );
  });

  test("is an index of parts of at most 10,000 URLs for a large site, each page in exactly one part", async () => {
    const slugs = await storeArticles(10_001);
    const index = await sitemap();
    const numbers = [1, 2, 3, 4];
    expect(pathsIn(index)).toEqual(numbers.map((number) => `/sitemap/${number}.xml`));
    const parts = await Promise.all(numbers.map(async (number) => pathsIn((await sitemapPart(number)) ?? "")));
    expect(parts.map(({ length }) => length)).toEqual([fixed.length, 10_000, 10_000, 2]);
    const expected = [...fixed, ...slugs.flatMap((slug) => [`/news/${slug}`, `/vi/news/${slug}`])];
    expect(parts.flat().sort()).toEqual(expected.sort());
  });

  test("contains the open jobs, each in its visible languages", async () => {
    const [both, english] = [await buildJobPost(), await buildJobPost({ visibleVi: false })];
    await buildJobPost({ state: "lock" });
    await buildJobPost({ deadline: new Date(0) });
    const paths = pathsIn(await sitemap()).filter((path) => path.includes("/career/"));
    expect(paths).toEqual([`/career/${english.slug}`, `/career/${both.slug}`, `/vi/career/${both.slug}`]);
  });

  test("contains nothing of switched-off sections", async () => {
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
