import { beforeEach, describe, expect, test } from "vitest";
import { draftJobBySlug } from "~/features/career/post/data";
import { companyInfo } from "~/features/company/info/data";
import { activeOffices } from "~/features/company/office/data";
import { draftBySlug } from "~/features/news/article/data";
import { isSiteWidePath, type PreviewedPath, publicPaths, siteWideRecords } from "~/features/public-paths";
import { isPublishedPath, publicRecords } from "~/features/public-records";
import { aboutSections } from "~/features/website/about-us/data";
import { draftFixedPage } from "~/features/website/home/data";
import { draftPageBySlug } from "~/features/website/page/data";
import { draftServiceBySlug } from "~/features/website/service/data";
import { siteSettings } from "~/features/website/setting/data";
import type { RoleName } from "~/lib/accounts";
import { isFixedSlug } from "~/lib/fixed-pages";
import { sessionCookie } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { useTestDatabase } from "~/server/db/test-database";
import { buildFixedPages, buildJobPost, buildOffice, buildUser, grant } from "~/server/db/test-records";
import { setPageRenderer } from "~/server/pages/page-renderer";
import { openPreview } from "~/server/traits/preview";
import { transformer } from "~/trpc/transformer";
import { POST } from "./route";

useTestDatabase();

const now = new Date("2099-01-01T00:00:00Z");
const published = { status: "published", publishAt: new Date("2026-01-01T00:00:00Z") } as const;
const titles = { titleEn: "Stored", titleVi: "Đã lưu" };
const names = { nameEn: "Stored", nameVi: "Đã lưu" };
const creator = { creatorName: "Lan", creatorEmail: "lan@example.com" };

type Kind = {
  create(): Promise<{ id: number }>;
  /** Reads what the page of a kind shows. */
  read(slug: string): Promise<unknown>;
};

const kinds: Record<PreviewedPath, Kind> = {
  "/admin/about-us": {
    create: () => database().aboutSection.create({ data: { ...names, ...published } }),
    read: () => aboutSections(database(), "en", now, openPreview()?.id),
  },
  "/admin/career": {
    create: () => buildJobPost(titles),
    read: (slug) => draftJobBySlug(database(), "en", slug, now),
  },
  "/admin/home": {
    create: async () => {
      await buildFixedPages();
      return database().fixedPage.update({ where: { slug: "contact" }, data: titles });
    },
    read: async (slug) => (isFixedSlug(slug) ? draftFixedPage(database(), "en", slug) : null),
  },
  "/admin/news": {
    create: () => database().newsArticle.create({ data: { slug: "story", ...titles, ...creator, ...published } }),
    read: (slug) => draftBySlug(database(), "en", slug),
  },
  "/admin/page": {
    create: () => database().page.create({ data: { slug: "quality", ...titles, ...published } }),
    read: (slug) => draftPageBySlug(database(), "en", slug, now),
  },
  "/admin/service": {
    create: () => database().service.create({ data: { slug: "wiring", icon: "factory", ...names, ...published } }),
    read: (slug) => draftServiceBySlug(database(), "en", slug, now),
  },
  "/admin/company-info": {
    create: () => database().company.create({ data: names }),
    read: async () => (await companyInfo(database(), "en")).company,
  },
  "/admin/office": {
    create: async () => database().office.update({ where: { id: (await buildOffice()).id }, data: names }),
    read: () => activeOffices(database(), "en"),
  },
  "/admin/setting": {
    create: () => database().setting.create({ data: { siteNameEn: "Stored", siteNameVi: "Đã lưu" } }),
    read: () => siteSettings(database(), "en"),
  },
};

const paths = [...publicPaths.filter(isPublishedPath), ...Object.keys(siteWideRecords).filter(isSiteWidePath)];

describe.each(paths)("preview of what is typed in a form of %s", (path) => {
  const table = isPublishedPath(path) ? publicRecords[path].table : siteWideRecords[path];
  const field = isPublishedPath(path) ? `${publicRecords[path].title}En` : path === "/admin/setting" ? "siteNameEn" : "nameEn";
  let id = 0;

  beforeEach(async () => {
    id = (await kinds[path].create()).id;
    // Stands for the site, which shows the page at the URL.
    setPageRenderer(async (url) => {
      const shown = await kinds[path].read(url.split("/").at(-1) ?? "");
      return { status: shown ? 200 : 404, headers: { "content-type": "text/html" }, body: Buffer.from(JSON.stringify(shown)) };
    });
  });

  async function send(role: RoleName, record: number): Promise<[status: number, text: string]> {
    const page = path.slice("/admin/".length);
    const cookie = (await sessionCookie((await buildUser(role)).sessionId, new Headers())).split(";")[0] ?? "";
    const headers = { host: "example.com", cookie };
    const body = JSON.stringify(transformer.input.serialize({ id: record, locale: "en", values: { [field]: "Typed text" } }));
    const request = new Request(`http://example.com/api/live-preview/${page}`, { method: "POST", headers, body });
    const answer = await POST(request, { params: Promise.resolve({ page }) });
    return [answer.status, await answer.text()];
  }

  async function stored() {
    const rows = await database().$queryRawUnsafe(`SELECT * FROM "${table}" ORDER BY "id"`);
    const counts = [database().pendingChange.count(), database().ownDraft.count(), database().activity.count()];
    return [rows, await Promise.all(counts), generation().value];
  }

  test("shows what is typed, stores nothing and leaves the page for visitors as it was", async () => {
    const [before, readBefore] = [await stored(), await kinds[path].read("")];
    const [status, text] = await send("ADMIN", id);
    expect([status, text]).toEqual([200, expect.stringContaining("Typed text")]);
    expect(await stored()).toEqual(before);
    expect(await kinds[path].read("")).toEqual(readBefore);
  });

  test("shows what is stored to somebody who may only view, and nothing to others", async () => {
    expect((await send("USER", id))[0]).toBe(403);
    await grant("USER", path, { view: true });
    const [status, text] = await send("USER", id);
    expect([status, text.includes("Stored"), text.includes("Typed text")]).toEqual([200, true, false]);
  });

  test("is answered with 404 for an unknown record", async () => {
    expect((await send("ADMIN", 999_999))[0]).toBe(404);
  });
});
