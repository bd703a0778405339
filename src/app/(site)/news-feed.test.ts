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

// Texts stored before input was cleaned. PostgreSQL itself refuses only NUL.
const malformedText = "]]>\u0001\u000b\u001f]]\u000b>\ufffe\uffff<b>&amp;&#11;&\"'<![CDATA[ ]]>";

async function storeTheWorst(): Promise<void> {
  const db = database();
  await db.setting.create({
    data: { siteNameEn: malformedText, siteNameVi: malformedText, descriptionEn: malformedText, descriptionVi: malformedText },
  });
  const { id } = await db.newsCategory.create({ data: { nameEn: malformedText, nameVi: malformedText, slug: "a&b<\u000b\"'" } });
  for (const [index, content] of [malformedText, `<p>${malformedText}</p><script>${malformedText}</script>`].entries()) {
    await db.newsArticle.create({
      data: {
        slug: `${index}&<"'\u000b`,
        titleEn: malformedText,
        titleVi: malformedText + index,
        summaryEn: malformedText,
        summaryVi: malformedText,
        contentEn: content,
        contentVi: content,
        status: "published",
        publishAt: new Date("2026-01-01T00:00Z"),
        categoryId: id,
        creatorName: malformedText,
        creatorEmail: malformedText,
      },
    });
  }
}

test.each(locales)("renders the feed in %s as well-formed XML, whatever texts are stored", async (locale) => {
  await storeTheWorst();
  const articles = await feedArticles(database(), locale, new Date());
  expect(articles).toHaveLength(2);
  const xml = newsFeed({ site: await siteSettings(database(), locale), articles, locale, origin: "https://example.com" });
  expect(faultsOf(xml)).toEqual([]);
  expect(xml.match(/<item>/g)).toHaveLength(2);
});

test("shows what was typed in feed readers, markup characters included", async () => {
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

test("renders the sitemap as well-formed XML, whatever addresses are stored", async () => {
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

/** Lists a text's violations of well-formed XML. */
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
