import { describe, expect, test } from "vitest";
import { draftFixedPage, fixedPage } from "~/features/website/home/data";
import { newPart, type Part, readParts } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { fixedSlugs } from "~/lib/fixed-pages";
import { proceduresOf } from "~/server/crud/procedures";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildFixedPages, buildMedia, buildUser, grant } from "~/server/db/test-records";
import { refusedFields } from "~/server/platform/test-refusals";
import { appRouter } from "~/server/root";

useTestDatabase();

const admin = async () => (await callerAs("ADMIN")).website.home;

/** Makes the fixed pages and reads one with its form's values. */
async function stored(slug: (typeof fixedSlugs)[number]) {
  const rows = await buildFixedPages();
  const { id } = rows.find((row) => row.slug === slug) ?? { id: 0 };
  return (await admin()).byId({ id });
}

const text = (contentEn: string, contentVi: string | null) => ({ ...newPart("text"), contentEn, contentVi });

describe("a fixed page", () => {
  test("is listed with its address, and found by its texts that a language lacks", async () => {
    const { id, version, parts } = await stored("career");
    const home = await admin();
    const { rows, total } = await home.list({});
    expect([total, rows.map(({ slug }) => slug)]).toEqual([6, fixedSlugs]);
    expect(rows[0]).toMatchObject({ titleEn: "Home", titleVi: "Trang chủ", status: "published", lacksEn: false, lacksVi: false });
    const [opening, ...others] = (await home.byId({ id: rows[0]?.id ?? 0 })).parts;
    await database().fixedPage.update({ where: { slug: "" }, data: { parts: [{ ...opening, titleEn: "We build" }, ...others] } });
    expect((await home.list({})).rows[0]).toMatchObject({ lacksEn: false, lacksVi: false });
    expect((await home.list({ search: "tuyen dung" })).rows).toMatchObject([{ id }]);
    await home.pending.save({ id, version, pendingVersion: null, data: { titleEn: "Jobs" } });
    expect((await home.list({ filter: { hasChanges: true } })).rows).toMatchObject([{ id, hasChanges: true }]);
    await database().fixedPage.update({ where: { id }, data: { parts: [...parts, text("<p>Only English.</p>", null)] } });
    expect((await home.list({ filter: { missing: "vi" } })).rows).toMatchObject([{ id, lacksVi: true }]);
    expect((await home.list({ filter: { missing: "en" } })).rows).toEqual([]);
  });

  test("is saved with its parts, which the log has by part, and its images are kept", async () => {
    const { id, version, parts } = await stored("");
    const home = await admin();
    const { id: imageId } = await buildMedia();
    const changed = parts.map(
      (part): Part => (part.kind === "hero" ? { ...part, titleEn: "We build", titleVi: "Xây dựng", imageId } : part),
    );
    const saved = await home.update({ id, version, data: { parts: changed } });
    expect(saved).toMatchObject({ version: 2, slug: "", status: "published" });
    const { changes } = await database().activity.findFirstOrThrow({
      where: { path: "/admin/home", recordId: id, action: "update" },
    });
    expect(changes).toMatchObject({ "parts.hero-home.titleEn": [null, "We build"] });
    const uses = await (await callerAs("ADMIN")).system.media.usedBy({ ids: [imageId] });
    expect(uses.map(({ path }) => path)).toEqual(["/admin/home"]);
    expect(await fixedPage(database(), "vi", "")).toMatchObject({
      title: "Trang chủ",
      parts: [{ titleVi: "Xây dựng" }, {}, {}, {}, {}, {}, {}],
    });
    expect(await home.history.versions({ id })).toMatchObject([{ version: 2 }, { version: 1 }]);
    expect((await home.history.at({ id, version: 1 })).values).toMatchObject({ parts });
  });

  test("has pending changes, which a preview shows and publishing shows to visitors", async () => {
    const { id, version } = await stored("news");
    const home = await admin();
    const data = { titleEn: "Stories", titleVi: "Chuyện", metaTitleEn: "All stories" };
    await home.pending.save({ id, version, pendingVersion: null, data });
    const [before, draft] = await Promise.all([fixedPage(database(), "en", "news"), draftFixedPage(database(), "en", "news")]);
    expect([before?.title, draft?.title, draft?.metaTitle]).toEqual(["News", "Stories", "All stories"]);
    await home.pending.publish({ id, version, pendingVersion: 1, data });
    expect(await fixedPage(database(), "en", "news")).toMatchObject({ title: "Stories", metaTitle: "All stories" });
    expect(await fixedPage(database(), "vi", "news")).toMatchObject({
      title: "Chuyện",
      metaTitle: null,
      metaDescription: "Những câu chuyện, dự án và thông báo.",
    });
    const { rows } = await home.list({});
    const saved = rows.find((row) => row.id === id);
    await home.pending.save({ id, version: saved?.version ?? 0, pendingVersion: null, data: { titleEn: "Other" } });
    await home.pending.discard({ id, pendingVersion: 1 });
    expect((await home.pending.byId({ id })).changes).toBeNull();
  });

  test("keeps its address, its state and its languages", async () => {
    const { id, version } = await stored("services");
    const home = await admin();
    const changes = [
      { slug: "news" as const },
      { status: "draft" as const },
      { publishAt: new Date("2030-01-01T00:00:00Z") },
      { unpublishAt: new Date("2030-01-01T00:00:00Z") },
      { visibleEn: false },
      { visibleVi: false },
    ];
    for (const data of changes) {
      const fields = Object.keys(data);
      expect(await refusedFields(home.update({ id, version, data }))).toEqual(fields);
      expect(await refusedFields(home.pending.save({ id, version, pendingVersion: null, data }))).toEqual(fields);
      expect(await refusedFields(home.pending.publish({ id, version, pendingVersion: null, data }))).toEqual(fields);
    }
    expect(await refusedFields(home.update({ id, version, data: { titleVi: "" } }))).toEqual(["titleVi"]);
    expect(await home.byId({ id })).toMatchObject({ version, slug: "services", status: "published" });
  });

  test("can't be added, deleted, restored, withdrawn, copied or moved", () => {
    const names = proceduresOf(appRouter).flatMap(({ name }) => (name.startsWith("website.home.") ? [name.slice(13)] : []));
    expect(names.sort()).toEqual(
      [
        ...["byId", "exportRows", "history.at", "history.versions", "list", "update"],
        ...["pending.byId", "pending.discard", "pending.publish", "pending.save"],
        ...["preview.createLink", "preview.endLink", "preview.links"],
        ...["newPartTexts", "siteTexts"],
      ].sort(),
    );
  });
});

describe("a page's own list", () => {
  const own = { services: "serviceList", news: "articleList", career: "jobList" } as const;

  test.each(["services", "news", "career"] as const)(
    "is moved and hidden on /%s, but neither removed nor repeated",
    async (slug) => {
      const { id, version, parts } = await stored(slug);
      const home = await admin();
      const list = parts.filter(({ kind }) => kind === own[slug]);
      expect(list).toHaveLength(1);
      const others = parts.filter(({ kind }) => kind !== own[slug]);
      const copy = { ...newPart(own[slug]), id: `${own[slug]}-copy` };
      for (const refused of [others, [...parts, copy]]) {
        expect(await refusedFields(home.update({ id, version, data: { parts: refused } }))).toEqual(["parts"]);
        expect(await refusedFields(home.pending.save({ id, version, pendingVersion: null, data: { parts: refused } }))).toEqual([
          "parts",
        ]);
      }
      const moved = await home.update({ id, version, data: { parts: [...others, ...list] } });
      expect(moved.parts.at(-1)?.kind).toBe(own[slug]);
      for (const shown of [{ visibleVi: false }, { visibleEn: false, visibleVi: false }]) {
        const before = await home.byId({ id });
        const hidden = list.map((part) => ({ ...part, ...shown }));
        await home.update({ id, version: before.version, data: { parts: [...others, ...hidden] } });
        const shownKinds = async (locale: "en" | "vi") =>
          (await fixedPage(database(), locale, slug))?.parts.map(({ kind }) => kind);
        expect((await shownKinds("vi"))?.includes(own[slug])).toBe(false);
        expect((await shownKinds("en"))?.includes(own[slug])).toBe(!("visibleEn" in shown));
      }
    },
  );

  test("is not hidden where nothing else is shown", async () => {
    const { id, version, parts } = await stored("news");
    const home = await admin();
    const hidden = parts.flatMap((part) => (part.kind === "articleList" ? { ...part, visibleVi: false } : []));
    expect(await refusedFields(home.update({ id, version, data: { parts: hidden } }))).toEqual(["parts"]);
  });

  test("is added nowhere else", async () => {
    const { id, version, parts } = await stored("news");
    const home = await admin();
    const page = (await callerAs("ADMIN")).website.page;
    for (const kind of ["serviceList", "jobList"] as const) {
      expect(await refusedFields(home.update({ id, version, data: { parts: [...parts, newPart(kind)] } }))).toEqual(["parts"]);
      const data = { ...emptyPage, titleEn: "Page", parts: [newPart(kind)] };
      expect(await refusedFields(page.create({ data }))).toEqual(["parts"]);
    }
    expect(readParts((await database().fixedPage.findUniqueOrThrow({ where: { id } })).parts)).toEqual(parts);
  });
});

test("is guarded by its own page, not by that of other pages", async () => {
  const { id, version } = await stored("");
  const { id: pageId } = await (await callerAs("ADMIN")).website.page.create({ data: { ...emptyPage, titleEn: "Page" } });
  await buildUser("USER");
  await grant("USER", "/admin/page", { view: true, add: true, edit: true, delete: true });
  const staff = await callerAs("USER");
  const data = { titleEn: "Start" };
  const forbidden = { message: "ERROR_FORBIDDEN" };
  await expect(staff.website.home.list({})).rejects.toMatchObject(forbidden);
  await expect(staff.website.home.byId({ id })).rejects.toMatchObject(forbidden);
  await expect(staff.website.home.update({ id, version, data })).rejects.toMatchObject(forbidden);
  await grant("USER", "/admin/page", { view: false, add: false, edit: false, delete: false });
  await grant("USER", "/admin/home", { view: true });
  const viewer = await callerAs("USER");
  expect((await viewer.website.home.byId({ id })).titleEn).toBe("Home");
  await expect(viewer.website.home.update({ id, version, data })).rejects.toMatchObject(forbidden);
  await expect(viewer.website.page.byId({ id: pageId })).rejects.toMatchObject(forbidden);
  await grant("USER", "/admin/home", { edit: true });
  const editor = await callerAs("USER");
  expect(await editor.website.home.update({ id, version, data })).toMatchObject({ titleEn: "Start", version: 2 });
});
