import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { feedArticles } from "~/features/news/article/data";
import { siteSettings } from "~/features/website/setting/data";
import { locales } from "~/i18n/routing";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { newsFeed } from "./news-feed";
import { sitemap } from "./sitemap-parts";

const { getElementsByTagName, textContent } = DomUtils;

useTestDatabase();

// As rows have it that were stored before texts were cleaned on their way in. Of all characters, PostgreSQL refuses NUL alone.
const worst = "]]>\u0001\u000b\u001f]]\u000b>\ufffe\uffff<b>&amp;&#11;&\"'<![CDATA[ ]]>";

async function storeTheWorst(): Promise<void> {
  const db = database();
  await db.setting.create({ data: { siteNameEn: worst, siteNameVi: worst, descriptionEn: worst, descriptionVi: worst } });
  const { id } = await db.newsCategory.create({ data: { nameEn: worst, nameVi: worst, slug: "a&b<\u000b\"'" } });
  for (const [index, content] of [worst, `<p>${worst}</p><script>${worst}</script>`].entries()) {
    await db.newsArticle.create({
      data: {
        slug: `${index}&<"'\u000b`,
        titleEn: worst,
        titleVi: worst + index,
        summaryEn: worst,
        summaryVi: worst,
        contentEn: content,
        contentVi: content,
        status: "published",
        publishAt: new Date("2026-01-01T00:00Z"),
        categoryId: id,
        creatorName: worst,
        creatorEmail: worst,
      },
    });
  }
}

test.each(locales)("the feed in %s is XML, whatever the stored texts hold", async (locale) => {
  await storeTheWorst();
  const articles = await feedArticles(database(), locale, new Date());
  expect(articles).toHaveLength(2);
  const xml = newsFeed({ site: await siteSettings(database(), locale), articles, locale, origin: "https://example.com" });
  expect(faultsOf(xml)).toEqual([]);
  expect(xml.match(/<item>/g)).toHaveLength(2);
});

test("a feed reader shows what was typed, markup characters included", async () => {
  const typed = 'Fish &amp; <b>chips</b> ]]> & ]]> "q" <!-- 1 < 2';
  const db = database();
  await db.setting.create({ data: { siteNameEn: typed, siteNameVi: typed, descriptionEn: typed, descriptionVi: typed } });
  const { id } = await db.newsCategory.create({ data: { nameEn: typed, nameVi: typed, slug: "a" } });
  await db.newsArticle.create({
    data: {
      slug: "a",
      titleEn: typed,
      titleVi: typed,
      summaryEn: typed,
      summaryVi: typed,
      contentEn: "<p>1 &lt; 2 ]]&gt; &amp;amp;</p>",
      contentVi: "",
      status: "published",
      publishAt: new Date("2026-01-01T00:00Z"),
      categoryId: id,
      creatorName: "A",
      creatorEmail: "a@example.com",
    },
  });
  const articles = await feedArticles(db, "en", new Date());
  const xml = newsFeed({ site: await siteSettings(db, "en"), articles, locale: "en", origin: "https://example.com" });
  expect(faultsOf(xml)).toEqual([]);
  const { channelTitle, channelDescription, title, category, description, content } = textsOf(xml);
  // RSS 2.0: HTML in an item's description and content, plain text elsewhere.
  expect({ channelTitle, channelDescription, title, category }).toEqual({
    channelTitle: typed,
    channelDescription: typed,
    title: typed,
    category: typed,
  });
  expect(textOfHtml(description)).toBe(typed);
  expect(textOfHtml(content)).toBe("1 < 2 ]]> &amp;");
});

test("the sitemap is XML, whatever addresses are stored", async () => {
  await storeTheWorst();
  const xml = await sitemap();
  expect(faultsOf(xml)).toEqual([]);
  const addresses = [...xml.matchAll(/(?:<loc>|href=")([^<"]*)/g)].map(([, address]) => address ?? "");
  expect(addresses.filter((address) => address.includes("/news/category/"))).not.toEqual([]);
  expect(addresses.filter((address) => !/^https?:\/\/[\w.:]+\/(?:[\w\-/.%]|&#39;)*$/.test(address))).toEqual([]);
});

function textsOf(xml: string) {
  const { children } = parseDocument(xml, { xmlMode: true });
  const text = (name: string, nodes: typeof children) => {
    const [found] = getElementsByTagName(name, nodes);
    return found ? textContent(found) : "";
  };
  const items = getElementsByTagName("item", children);
  return {
    channelTitle: text("title", children),
    channelDescription: text("description", children),
    title: text("title", items),
    category: text("category", items),
    description: text("description", items),
    content: text("content:encoded", items),
  };
}

function textOfHtml(html: string): string {
  return textContent(parseDocument(html).children);
}

/** What keeps a text from being well-formed XML. */
function faultsOf(xml: string): string[] {
  const faults = [...xml.matchAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu)].map(
    ([character]) => `character ${character.codePointAt(0)}`,
  );
  const open: string[] = [];
  const markup = xml.replace(/^<\?xml [^?]*\?>/, "").replace(/<!\[CDATA\[.*?\]\]>/gs, "");
  for (const [whole, text, end, name = "", attributes = "", isEmpty] of markup.matchAll(
    /([^<]+)|<(\/)?([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/)?>|</g,
  )) {
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test((text ?? "") + attributes) || text?.includes("]]>")) faults.push(whole);
    else if (text === undefined && name === "") faults.push("a stray <");
    else if (end && open.pop() !== name) faults.push(whole);
    else if (name && !end && !isEmpty) open.push(name);
  }
  return [...faults, ...open];
}
