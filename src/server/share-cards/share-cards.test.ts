import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { articleSchema, emptyArticle } from "~/features/news/article/schema";
import { defaultSettings } from "~/lib/default-settings";
import type { Image } from "~/lib/images";
import { defaultLook, type Look } from "~/lib/look";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { saveMedia } from "~/server/files/media";
import { imageSelect } from "~/server/files/media-select";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { serveFile } from "~/server/files/serve";
import { withTestStore } from "~/server/files/test-store";
import { collectLog } from "~/server/platform/test-log";
import { messages } from "~/server/platform/translator";
import { TaskFailed } from "~/server/platform/worker";
import { countAttempt, forgetAttempts } from "~/server/request/throttle";
import { cardLetters } from "../../../scripts/fonts.mjs";
import { cardKey, isDrawable, shareCardOf } from "./card";
import { drawShareCard } from "./draw";
import { shareCardUrls } from "./find";
import { type DrawTask, deleteOldCards, serveShareCard, startShareCards } from "./share-cards";

useTestDatabase();
const storedFiles = withTestStore();

const site = { name: "Lạc Giang", slogan: "Nước sạch về làng" };
const page = { locale: "vi", site, logo: null, path: "/news/a", title: "Đường ống" } as const;

let stop = async () => {};
afterEach(() => stop());
beforeEach(() => forgetAttempts("unknown", "192.0.2.1"));

/** Draws cards with only their title from now on, and records it. */
function fakeDrawing(work = async (title: string) => Buffer.from(title), options?: Parameters<typeof startShareCards>[1]) {
  const drawn: string[] = [];
  const run = async ({ card: { title } }: DrawTask) => {
    drawn.push(title);
    return work(title);
  };
  stop = startShareCards({ run, close: () => {} }, options);
  return drawn;
}

function redImage(): Promise<Buffer> {
  return sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
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
    expect(shareCardOf({ ...page, path: "/news?page=2", fixedTitle: "Chuyện" })).toMatchObject({ section: "", title: "Chuyện" });
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

  test("has another key after changes of title, site name, logo, picture, focal point or look", () => {
    const image = { key: "a", width: 100, widths: [100], focalX: 0.5, focalY: 0.5, shareX: null, shareY: null };
    const cards = [
      page,
      { ...page, title: "Đường ống mới" },
      { ...page, site: { ...site, name: "Lạc Giang 2" } },
      { ...page, logo: image },
      { ...page, picture: image },
      { ...page, picture: { ...image, focalX: 0 } },
      { ...page, picture: { ...image, key: "b" } },
      { ...page, look: { ...defaultLook, brandColor: "#12917f" } },
      { ...page, look: { ...defaultLook, font: "source-serif" as const } },
    ];
    const keys = cards.flatMap((one) => shareCardOf(one) ?? []).map(cardKey);
    expect(new Set(keys).size).toBe(cards.length);
    expect(keys[0]).toMatch(/^[\w-]{22}$/);
    const round: Look = { ...defaultLook, corners: "round" };
    expect(shareCardOf({ ...page, look: round }), "corners are not drawn").toEqual(shareCardOf(page));
  });

  test("has the colour and font of the look, and letters that the font lacks", async () => {
    const draw = async (look: Partial<Look>) => {
      const card = shareCardOf({ ...page, title: "→ Đường ống", look: { ...defaultLook, ...look } });
      const jpeg = card && (await drawShareCard(card, { logo: null, picture: null }));
      return sharp(jpeg ?? undefined).stats();
    };
    const [blue, green, serif] = await Promise.all([draw({}), draw({ brandColor: "#12917f" }), draw({ font: "source-serif" })]);
    expect(blue.dominant.b).toBeGreaterThan(blue.dominant.g);
    expect(green.dominant.g).toBeGreaterThan(green.dominant.b);
    expect(serif.channels.map(({ mean }) => mean)).not.toEqual(blue.channels.map(({ mean }) => mean));
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

describe("asking for a share card", () => {
  const dayMs = 86_400_000;
  const defaultPicture = [302, "/share.png", "no-store"];

  async function urlOf(title: string, path = `/news/${title.toLowerCase()}`, picture: Image | null = null): Promise<string> {
    const { own } = await shareCardUrls(database(), { locale: "en", path, title, picture });
    return own ?? "";
  }

  async function ask(url: string) {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const answer =
      (await serveFile(pathname, { method: "GET" })) ??
      (await serveShareCard(pathname, { method: "GET", page: searchParams.get("page") ?? "", client: "192.0.2.1" }));
    const body = Buffer.concat((await answer?.body?.toArray()) ?? []).toString();
    return answer?.status === 200 ? body : [answer?.status, answer?.headers.location, answer?.headers["cache-control"]];
  }

  test("draws it once", async () => {
    await publish({ titleEn: "Out" });
    const drawn = fakeDrawing();
    const url = await urlOf("Out");
    expect(await Promise.all([ask(url), ask(url)])).toEqual(["Out", "Out"]);
    expect(await ask(url)).toBe("Out");
    expect(drawn).toEqual(["Out"]);
  });

  test("draws fixed pages, categories and pages in Vietnamese", async () => {
    const { news } = await callerAs("ADMIN");
    await news.category.create({ data: { nameEn: "Water", nameVi: "Nước", slug: "" } });
    fakeDrawing();
    const { own, site } = await shareCardUrls(database(), { locale: "vi", path: "/news?page=2", title: "Tin tức, trang 2" });
    expect(await ask(own ?? "")).toBe("Tin tức");
    expect(await ask(site ?? "")).not.toEqual(defaultPicture);
    const category = { locale: "vi", path: "/news/category/water" } as const;
    expect(await ask((await shareCardUrls(database(), { ...category, title: "Nước" })).own ?? "")).toBe("Nước");
    const nextPage = { ...category, path: `${category.path}?page=2`, title: "Nước, trang 2" };
    expect(await shareCardUrls(database(), nextPage)).toMatchObject({ own: null });
  });

  test("draws it with the picture of the record", async () => {
    const { id } = await saveMedia(database(), await redImage(), "a.png");
    await publish({ titleEn: "Pictured", thumbnailId: id });
    fakeDrawing();
    const picture = await database().media.findUniqueOrThrow({ where: { id }, select: imageSelect });
    expect(await ask(await urlOf("Pictured", "/news/pictured", picture))).toBe("Pictured");
    expect(await ask(await urlOf("Pictured"))).toEqual(defaultPicture);
  });

  test("redirects to the picture of the record when it can't be drawn", async () => {
    const { id } = await saveMedia(database(), await redImage(), "a.png");
    const picture = await database().media.update({ where: { id }, data: { shareX: 0.5, shareY: 0.5 }, select: imageSelect });
    await publish({ titleEn: "Pictured", thumbnailId: id });
    collectLog();
    fakeDrawing(() => Promise.reject(new TaskFailed("No")));
    const url = await urlOf("Pictured", "/news/pictured", picture);
    expect(await ask(url)).toEqual([302, expect.stringContaining(`/${picture.key}/share-`), "no-store"]);
  });

  test("redirects to the site's picture instead of drawing what visitors don't see", async () => {
    await publish({ titleEn: "Later", publishAt: new Date(Date.now() + dayMs) });
    await publish({ titleEn: "Over", publishAt: new Date(0), unpublishAt: new Date(1) });
    await publish({ titleEn: "Draft", status: "draft" });
    const drawn = fakeDrawing();
    for (const title of ["Later", "Over", "Draft", "None"]) expect(await ask(await urlOf(title)), title).toEqual(defaultPicture);
    const url = await urlOf("None");
    for (const page of ["", "/news/%", "/news/%00", "/admin", "/news"])
      expect(await ask(`${url.split("?")[0]}?page=${encodeURIComponent(page)}`), page).toEqual(defaultPicture);
    expect(drawn).toEqual([]);
    expect(await serveShareCard("/api/files/x/640.webp", { page: "/" })).toBeNull();
  });

  test("has one address: nothing is drawn for another one", async () => {
    await publish({ titleEn: "Out" });
    const drawn = fakeDrawing();
    const url = await urlOf("Out");
    await ask(url);
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const page = searchParams.get("page") ?? "";
    for (const path of [`${pathname}/x`, `${pathname}/640.webp`, "/api/files/short/card.jpg"])
      expect(await serveShareCard(path, { page }), path).toBeNull();
    expect(drawn).toEqual(["Out"]);
  });

  test("is not drawn for a section that is switched off", async () => {
    await publish({ titleEn: "Out" });
    const url = await urlOf("Out");
    await database().setting.upsert({
      where: { id: 1 },
      create: { ...defaultSettings, showNews: false },
      update: { showNews: false },
    });
    fakeDrawing();
    expect(await ask(url)).toEqual(defaultPicture);
  });

  test("is not drawn for a client that has asked for too many wrong ones", async () => {
    await publish({ titleEn: "Out" });
    const drawn = fakeDrawing();
    const [out, wrong] = [await urlOf("Out"), await urlOf("None")];
    await ask(wrong);
    for (let count = 1; count < 300; count += 1) await countAttempt("unknown", "192.0.2.1");
    expect(await ask(out)).toEqual(defaultPicture);
    await forgetAttempts("unknown", "192.0.2.1");
    expect(await ask(out)).toBe("Out");
    expect(drawn).toEqual(["Out"]);
  });

  test("redirects to the share image of the site where staff chose one", async () => {
    const { id } = await saveMedia(database(), await redImage(), "a.png");
    await database().media.update({ where: { id }, data: { shareX: 0.5, shareY: 0.5 } });
    await database().setting.upsert({
      where: { id: 1 },
      create: { ...defaultSettings, shareImageId: id },
      update: { shareImageId: id },
    });
    expect(await ask(await urlOf("None"))).toEqual([302, expect.stringContaining("/share-"), "no-store"]);
  });

  test("draws one card at a time, and redirects whoever would wait too long", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const titles = ["A0", "A1", "A2", "A3", "A4"];
    for (const titleEn of titles) await publish({ titleEn });
    const work = async (title: string) => {
      await held;
      return Buffer.from(title);
    };
    const drawn = fakeDrawing(work, { maxWaiting: 2, maxWaitMs: 60_000 });
    const urls = await Promise.all(titles.map((title) => urlOf(title)));
    const answers: ReturnType<typeof ask>[] = [];
    for (const url of urls.slice(0, 3)) {
      answers.push(ask(url));
      await expect.poll(() => drawn).toHaveLength(1);
    }
    await expect.poll(() => ask(urls[3] ?? "")).toEqual(defaultPicture);
    expect(await ask(urls[4] ?? "")).toEqual(defaultPicture);
    expect(drawn).toHaveLength(1);
    release();
    expect(await Promise.all(answers)).toEqual(titles.slice(0, 3));
  });

  test("that can't be drawn is logged once, and tried again after a pause", async () => {
    await publish({ titleEn: "Broken" });
    const logged = collectLog();
    let isBroken = true;
    const work = async (title: string) => {
      if (isBroken) throw new TaskFailed("No");
      return Buffer.from(title);
    };
    const drawn = fakeDrawing(work, { pauseMs: 500 });
    const url = await urlOf("Broken");
    expect([await ask(url), await ask(url), await ask(url)]).toEqual([defaultPicture, defaultPicture, defaultPicture]);
    expect(drawn).toEqual(["Broken"]);
    expect(logged.join().match(/The share card of/g)).toHaveLength(1);
    isBroken = false;
    await vi.waitFor(async () => expect(await ask(url)).toBe("Broken"), { timeout: 10_000, interval: 100 });
  });

  test("is not drawn while there are too many, so that nobody fills the disk", async () => {
    for (const titleEn of ["First", "Second"]) await publish({ titleEn });
    const drawn = fakeDrawing(undefined, { maxCards: 1 });
    expect(await ask(await urlOf("First"))).toBe("First");
    expect(await ask(await urlOf("Second"))).toEqual(defaultPicture);
    expect(drawn).toEqual(["First"]);
  });

  test("keeps a replaced card for 30 days, for shared links", async () => {
    const { id, version } = await publish({ titleEn: "Old" });
    fakeDrawing();
    const old = await urlOf("Old");
    await ask(old);
    await (await callerAs("ADMIN")).news.article.update({ id, version, data: { titleEn: "New" } });
    expect(await ask(await urlOf("New", "/news/old"))).toBe("New");
    expect(await ask(old)).toBe("Old");
    await database().shareCard.updateMany({ data: { drawnAt: new Date(Date.now() - 31 * dayMs) } });
    await deleteOldCards(database(), new Date());
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(0);
    expect(await ask(old)).toEqual(defaultPicture);
    expect(await ask(await urlOf("New", "/news/old"))).toBe("New");
  });

  test("draws a card again that is asked for before its file is deleted", async () => {
    await publish({ titleEn: "Out" });
    fakeDrawing();
    const url = await urlOf("Out");
    await ask(url);
    await database().shareCard.deleteMany();
    expect(await database().fileRemoval.count()).toBe(1);
    await ask(url);
    await deleteRemovedFiles(database(), new Date());
    expect(await ask(url)).toBe("Out");
  });
});
