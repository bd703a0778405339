import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { articleSchema, emptyArticle } from "~/features/news/article/schema";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { useTestDatabase } from "~/server/db/test-database";
import { saveMedia } from "~/server/files/media";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { serveFile } from "~/server/files/serve";
import { withTestStore } from "~/server/files/test-store";
import { collectLog } from "~/server/platform/test-log";
import { messages } from "~/server/platform/translator";
import { TaskFailed } from "~/server/platform/worker";
import { cardLetters } from "../../../scripts/fonts.mjs";
import { cardKey, isDrawable, shareCardOf } from "./card";
import { drawShareCard } from "./draw";
import { findShareCards } from "./find";
import { type DrawTask, drawMissingCards } from "./share-cards";

useTestDatabase();
const storedFiles = withTestStore();

const site = { name: "Lạc Giang", slogan: "Nước sạch về làng" };
const page = { locale: "vi", site, logo: null, path: "/news/a", title: "Đường ống" } as const;

/** Makes a drawing function that outputs only the title, and records it. */
function fakeDrawing() {
  const drawn: string[] = [];
  const close = vi.fn();
  const open = vi.fn(() => ({
    close,
    run: async ({ card }: DrawTask) => {
      if (card.title === "Broken") throw new TaskFailed("No");
      drawn.push(card.title);
      return Buffer.from(card.title);
    },
  }));
  return { drawn, open, close };
}

async function publish(data: Partial<typeof emptyArticle>) {
  const texts = { summaryEn: "A test.", contentEn: "<p>Yes.</p>", visibleVi: false, status: "published" } as const;
  const { news } = await callerAs("ADMIN");
  return news.article.create({ data: articleSchema.parse({ ...emptyArticle, ...texts, ...data }) });
}

describe("a share card", () => {
  test("has the section and title of a record; a fixed page has its own title, the home page the slogan", () => {
    expect(shareCardOf(page)).toMatchObject({ siteName: "Lạc Giang", section: "Tin tức", title: "Đường ống" });
    expect(shareCardOf({ ...page, path: "/news?page=2" })).toMatchObject({ section: "", title: "Tin tức" });
    expect(shareCardOf({ ...page, path: "/" })).toMatchObject({ section: "", title: site.slogan });
    expect(shareCardOf({ ...page, path: "/", site: { ...site, slogan: "" } })).toMatchObject({ title: site.name });
  });

  test("omits emoji, and is not made with letters that the font lacks", () => {
    expect(shareCardOf({ ...page, title: "Ống 🚀 nước" })?.title).toBe("Ống nước");
    expect(shareCardOf({ ...page, title: "水" })).toBeNull();
    expect(shareCardOf({ ...page, title: "🚀" })).toBeNull();
    expect(isDrawable(JSON.stringify(messages.vi.site))).toBe(true);
    const all = Array.from({ length: 0x3000 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
    expect(all.filter(isDrawable)).toEqual([...new Set(cardLetters)].sort());
  });

  test("has another key after changes of title, site name, logo, picture or focal point", () => {
    const image = { key: "a", width: 100, widths: [100], focalX: 0.5, focalY: 0.5 };
    const cards = [
      page,
      { ...page, title: "Đường ống mới" },
      { ...page, site: { ...site, name: "Lạc Giang 2" } },
      { ...page, logo: image },
      { ...page, picture: image },
      { ...page, picture: { ...image, focalX: 0 } },
      { ...page, picture: { ...image, key: "b" } },
    ];
    const keys = cards.flatMap((one) => shareCardOf(one) ?? []).map(cardKey);
    expect(new Set(keys).size).toBe(cards.length);
    expect(keys[0]).toMatch(/^[\w-]{22}$/);
  });

  test("is a JPEG of the size that networks show, with every Vietnamese letter", async () => {
    const images = { logo: null, picture: null };
    const draw = async (title: string) => {
      const card = shareCardOf({ ...page, title });
      return card ? drawShareCard(card, images) : Buffer.alloc(0);
    };
    // Letters without a glyph would all be the same box.
    const pictures = await Promise.all(["Ẵ", "Ẳ", "Ệ", "ữ", "ợ", "đ", "ł", "“"].map(draw));
    expect(new Set(pictures.map((jpeg) => Buffer.from(jpeg).toString("base64"))).size).toBe(8);
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });

  test("has the same size for a title of any length", async () => {
    const card = shareCardOf({ ...page, title: `${"W".repeat(200)} ${"dài ".repeat(40)}` });
    const bytes = card && (await drawShareCard(card, { logo: null, picture: null }));
    expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

describe("drawing missing cards", () => {
  const now = new Date();

  test("draws fixed pages and published records once, and empties the page cache once", async () => {
    await publish({ titleEn: "Out" });
    await publish({ titleEn: "Later", publishAt: new Date(Date.now() + 86_400_000) });
    await publish({ titleEn: "Over", publishAt: new Date(0), unpublishAt: new Date(1) });
    await publish({ titleEn: "A draft", status: "draft" });
    const { drawn, open, close } = fakeDrawing();
    const before = generation().value;
    await drawMissingCards(database(), open, now);
    expect(drawn).toEqual(expect.arrayContaining(["News", "Tin tức", "Services", "Talk to us", "Tìm kiếm", "Out", "Later"]));
    expect(drawn).not.toContain("Over");
    expect(drawn).not.toContain("A draft");
    expect(generation().value).toBe(before + 1);
    expect(close).toHaveBeenCalledOnce();

    await drawMissingCards(database(), open, now);
    expect(open).toHaveBeenCalledOnce();
    expect(generation().value).toBe(before + 1);
  });

  test("links a page's own card once drawn, and the site's card until then", async () => {
    await publish({ titleEn: "Out" });
    const find = () => findShareCards(database(), { locale: "en", path: "/news/out", title: "Out", picture: null });
    expect(await find()).toEqual({ own: null, site: null });
    await drawMissingCards(database(), fakeDrawing().open, now);
    const { own, site } = await find();
    expect(site).not.toBe(own);
    const answer = await serveFile(own ?? "", { method: "GET" });
    expect(answer?.headers["content-type"]).toBe("image/jpeg");
    expect(Buffer.concat((await answer?.body?.toArray()) ?? []).toString()).toBe("Out");
    expect(await findShareCards(database(), { locale: "en", path: "/news/out", title: "Not out" })).toEqual({ own: null, site });
  });

  test("draws no card for records with a share image chosen by staff", async () => {
    const image = await saveMedia(
      database(),
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
      "a.png",
    );
    await publish({ titleEn: "Chosen", shareImageId: image.id });
    const { drawn, open } = fakeDrawing();
    await drawMissingCards(database(), open, now);
    expect(drawn).not.toContain("Chosen");
  });

  test("logs a card that can't be drawn and retries it; the others are drawn", async () => {
    const { id, version } = await publish({ titleEn: "Broken" });
    const logged = collectLog();
    const { drawn, open } = fakeDrawing();
    await drawMissingCards(database(), open, now);
    expect(logged.join()).toContain("Broken");
    expect(drawn).toContain("News");
    await (await callerAs("ADMIN")).news.article.update({ id, version, data: { titleEn: "Mended" } });
    await drawMissingCards(database(), open, now);
    expect(drawn).toContain("Mended");
  });

  test("keeps a replaced card for 30 days, for shared links", async () => {
    const { id, version } = await publish({ titleEn: "Old" });
    const { open } = fakeDrawing();
    await drawMissingCards(database(), open, now);
    const files = storedFiles().length;
    await (await callerAs("ADMIN")).news.article.update({ id, version, data: { titleEn: "New" } });
    await drawMissingCards(database(), open, now);
    expect(storedFiles().length).toBe(files + 1);
    await drawMissingCards(database(), open, new Date(now.getTime() + 31 * 86_400_000));
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles().length).toBe(files);
    expect(await database().shareCard.count()).toBe(files);
  });

  test("draws a card again that is wanted before its file is deleted", async () => {
    const { id, version } = await publish({ titleEn: "Old" });
    const { news } = await callerAs("ADMIN");
    const { open } = fakeDrawing();
    await drawMissingCards(database(), open, now);
    await news.article.update({ id, version, data: { titleEn: "New" } });
    await drawMissingCards(database(), open, new Date(now.getTime() + 31 * 86_400_000));
    expect(await database().fileRemoval.count()).toBe(1);
    await news.article.update({ id, version: version + 1, data: { titleEn: "Old" } });
    await drawMissingCards(database(), open, now);
    await deleteRemovedFiles(database(), new Date());
    const { own } = await findShareCards(database(), { locale: "en", path: "/news/old", title: "Old", picture: null });
    expect((await serveFile(own ?? "", { method: "HEAD" }))?.status).toBe(200);
  });

  test("draws cards of older records after the newest, and only the newest empty the page cache", async () => {
    const author = { creatorName: "Lan", creatorEmail: "lan@example.com", status: "published", visibleVi: false } as const;
    const articles = Array.from({ length: 430 }, (_, number) => {
      return { ...author, slug: `a-${number}`, titleEn: `Article ${number}`, publishAt: new Date(number * 1000) };
    });
    await database().newsArticle.createMany({ data: articles });
    const { drawn, open } = fakeDrawing();
    const before = generation().value;
    await drawMissingCards(database(), open, now, { olderPauseMs: 0 });
    expect(drawn.filter((title) => title.startsWith("Article"))).toEqual(articles.map(({ titleEn }) => titleEn).reverse());
    expect(generation().value).toBe(before + 1);
  });

  test("leaves the rest for the next run after a stop", async () => {
    const end = new AbortController();
    end.abort();
    const { drawn, open } = fakeDrawing();
    await drawMissingCards(database(), open, now, { signal: end.signal });
    expect(drawn).toEqual([]);
  });
});
