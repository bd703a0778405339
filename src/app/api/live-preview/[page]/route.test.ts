import { beforeEach, describe, expect, test } from "vitest";
import { companyInfo } from "~/features/company/info/data";
import { activeOffices } from "~/features/company/office/data";
import { emptyOffice } from "~/features/company/office/schema";
import { siteMenus } from "~/features/website/menu/data";
import { draftPageBySlug, pageBySlug } from "~/features/website/page/data";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { siteSettings } from "~/features/website/setting/data";
import { sessionCookie } from "~/server/auth/session";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildMedia, buildOffice, buildUser, grant } from "~/server/db/test-records";
import { setPageRenderer } from "~/server/pages/page-renderer";
import { refusedFields } from "~/server/platform/test-refusals";
import { transformer } from "~/trpc/transformer";
import { POST } from "./route";

useTestDatabase();

const text = (content: string) => ({ ...newPart("text"), id: "text-a", contentEn: content, contentVi: content });
const now = new Date("2099-01-01T00:00:00Z");
let pageId = 0;
let rendering = Promise.resolve();

beforeEach(async () => {
  rendering = Promise.resolve();
  const { page } = (await callerAs("ADMIN")).website;
  const stored = { titleEn: "Quality", titleVi: "Chất lượng", status: "published" } as const;
  pageId = (await page.create({ data: { ...emptyPage, ...stored, parts: [text("<p>Stored</p>")] } })).id;
  // Stands for the site, which shows the page at the URL.
  setPageRenderer(async (url) => {
    await rendering;
    const slug = url.split("/").at(-1) ?? "";
    const page = await draftPageBySlug(database(), url.startsWith("/vi") ? "vi" : "en", slug, now);
    return { status: page ? 200 : 404, headers: { "content-type": "text/html" }, body: Buffer.from(JSON.stringify(page)) };
  });
});

type Sent = { body?: string; page?: string; role?: "ADMIN" | "USER" | null; headers?: Record<string, string> };

async function cookieOf(role: "ADMIN" | "USER"): Promise<string> {
  const { sessionId } = await buildUser(role);
  return (await sessionCookie(sessionId, new Headers())).split(";")[0] ?? "";
}

async function send({ body = typed({}), page = "page", role = "ADMIN", headers = {} }: Sent = {}): Promise<Response> {
  const cookie = headers.cookie ?? (role && (await cookieOf(role)));
  const url = `http://example.com/api/live-preview/${page}`;
  const all = { host: "example.com", ...(cookie && { cookie }), ...headers };
  return POST(new Request(url, { method: "POST", headers: all, body }), { params: Promise.resolve({ page }) });
}

/** Input of a save with parts of any type. */
const withParts = (parts: unknown[]) => ({ id: pageId, version: 1, data: JSON.parse(JSON.stringify({ parts })) });
const typed = (values: object, more: object = {}) =>
  JSON.stringify(transformer.input.serialize({ id: pageId, locale: "en", values, ...more }));

describe("preview of a typed page", () => {
  test("shows what is typed over what is stored, in its language, and stores nothing", async () => {
    const answer = await send({ body: typed({ titleVi: "Mới", parts: [text("<p>Typed</p>")] }, { locale: "vi" }) });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await answer.json()).toMatchObject({ title: "Mới", parts: [{ contentVi: "<p>Typed</p>" }] });
    expect(await pageBySlug(database(), "vi", now, "quality")).toMatchObject({
      title: "Chất lượng",
      parts: [{ contentVi: "<p>Stored</p>" }],
    });
    expect(await database().pendingChange.count()).toBe(0);
  });

  test("shows a page that is not saved yet", async () => {
    const answer = await send({ body: typed({ titleEn: "New", parts: [text("<p>First</p>")] }, { id: 0 }) });
    expect(await answer.json()).toMatchObject({ id: 0, title: "New", parts: [{ contentEn: "<p>First</p>" }] });
  });

  test("shows refused texts as they are typed, and leaves out other refused values", async () => {
    const parts = [
      { ...text("<p>Hi<script>alert(1)</script></p>"), titleEn: "x".repeat(300), tone: "loud" },
      {
        ...newPart("hero"),
        id: "hero-a",
        imageId: "none",
        buttons: [{ id: "b", labelEn: "Go", labelVi: null, href: "javascript:alert(1)" }],
      },
    ];
    const answer = await send({ body: typed({ titleEn: "y".repeat(300), parts, parent: "nowhere" }) });
    const shown = await answer.json();
    expect(shown.title).toBe("y".repeat(300));
    expect(shown.parts).toMatchObject([
      { titleEn: "x".repeat(300), tone: "plain", contentEn: "<p>Hi</p>" },
      { imageId: null, buttons: [{ labelEn: "Go" }] },
    ]);
  });

  test.each([
    ["for a person without a session", { role: null }, 401],
    ["for a role without the permission", { role: "USER" }, 403],
    ["from another site's page", { headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" } }, 403],
    ["for a kind without a preview", { page: "partner" }, 404],
    ["for no JSON", { body: "{" }, 400],
    ["for a wrong language", { body: '{"json":{"id":1,"locale":"xx","values":{}}}' }, 400],
    [
      "for values that refer to each other",
      { body: '{"json":{"id":1,"locale":"en","values":{}},"meta":{"referentialEqualities":{"id":["values.x"]}}}' },
      400,
    ],
    [
      "for an array that only its length describes",
      { body: '{"json":9,"meta":{"values":[["typed-array","Float64Array"]]}}' },
      400,
    ],
    ["for a record that is not there", { body: '{"json":{"id":999,"locale":"en","values":{}}}' }, 404],
  ] as const)("is refused %s", async (_, sent, status) => {
    expect((await send(sent)).status).toBe(status);
  });

  test("shows what is stored to a role that may only view pages", async () => {
    await grant("USER", "/admin/page", { view: true });
    const answer = await send({ role: "USER", body: typed({ titleEn: "Typed" }) });
    expect([answer.status, (await answer.json()).title]).toEqual([200, "Quality"]);
  });

  test.each([
    ["more text than a page may have, beside a wrong value", [0, 1, 2, 3].map(() => "x".repeat(190_000))],
    ["more parts than a page may have, of which one has a wrong value", Array(61).fill("")],
  ])("leaves out parts with %s", async (_, contents) => {
    const parts = contents.map((content, index) => ({
      ...text(content),
      id: `text-${index}`,
      tone: index === 0 ? "loud" : "plain",
    }));
    expect(await (await send({ body: typed({ parts }) })).json()).toMatchObject({ parts: [{ contentEn: "<p>Stored</p>" }] });
  });

  test.each([
    ["no wrong value", {}],
    ["a wrong value that is removed", { tone: "loud" }],
    ["a wrong kind", { kind: 5 }],
    ["a wrong address of a button", { kind: "hero", buttons: [{ id: "b", labelEn: "Go", labelVi: null, href: 5 }] }],
    ["a text that is far too long", { kind: "unknown", json: "x".repeat(240_000) }],
    ["an id that is cleaned", { id: "text-b\u202e" }],
  ])("leaves out parts with one id twice, or with two contact forms, beside a part with %s", async (_, wrong) => {
    const form = newPart("contactForm");
    const other = { ...text("<p>Typed</p>"), id: "text-b" };
    const isStored = { parts: [{ contentEn: "<p>Stored</p>" }] };
    for (const parts of [
      [{ ...text("<p>Typed</p>"), ...wrong }, other, other],
      [{ ...text("<p>Typed</p>"), ...wrong }, form, { ...form, id: "contactForm-b" }],
    ]) {
      expect(await (await send({ body: typed({ parts }) })).json()).toMatchObject(isStored);
    }
  });

  test("leaves out a button with a wrong value, and shows the others", async () => {
    const button = (id: string, href: unknown) => ({ id, labelEn: id, labelVi: id, href });
    const buttons = [button("a", 5), button("b", "/contact")];
    const answer = await send({ body: typed({ parts: [{ ...newPart("hero"), buttons }, text("<p>Typed</p>")] }) });
    expect((await answer.json()).parts).toMatchObject([
      { buttons: [{ id: "b", href: "/contact" }] },
      { contentEn: "<p>Typed</p>" },
    ]);
  });

  test("takes no part for a text or a list of a million entries", async () => {
    for (const [part, status] of [
      ["x".repeat(1_000_000), 200],
      [Array(500_000).fill(1), 400],
    ] as const) {
      const started = performance.now();
      expect((await send({ body: typed({ parts: [part] }) })).status).toBe(status);
      expect((await refusedFields((await callerAs("ADMIN")).website.page.update(withParts([part])))).length).toBeGreaterThan(0);
      expect(performance.now() - started).toBeLessThan(20_000);
    }
  });

  test("runs once at a time for each person, and refuses an endless line", async () => {
    const cookie = await cookieOf("ADMIN");
    let [running, most, refused, release] = [0, 0, 0, () => {}];
    rendering = new Promise((resolve) => {
      release = resolve;
    });
    setPageRenderer(async () => {
      running += 1;
      most = Math.max(most, running);
      await rendering;
      running -= 1;
      return { status: 200, headers: {}, body: Buffer.alloc(0) };
    });
    const ask = () => send({ headers: { cookie } });
    const answers = Array.from({ length: 30 }, async () => {
      const { status } = await ask();
      if (status === 429) refused += 1;
      return status;
    });
    await expect.poll(() => [running, refused]).toEqual([1, 13]);
    release();
    expect([new Set(await Promise.all(answers)), most]).toEqual([new Set([200, 429]), 1]);
  });
});

describe("preview of typed settings, offices, company facts and menus", () => {
  beforeEach(async () => {
    const names = { siteNameEn: "Stored site", siteNameVi: "Trang đã lưu" };
    await database().setting.create({ data: names });
    await database().company.create({
      data: { nameEn: "Stored company", nameVi: "Công ty đã lưu", email: "stored@example.com" },
    });
    // Stands for the site: what all its pages read.
    setPageRenderer(async (url) => {
      const [db, locale] = [database(), url.startsWith("/vi") ? "vi" : "en"] as const;
      const [site, { company, email }, offices] = await Promise.all([
        siteSettings(db, locale),
        companyInfo(db, locale),
        activeOffices(db, locale),
      ]);
      const { menus } = await siteMenus(db, locale, now, site);
      const body = JSON.stringify({ url, site, company, email, offices, menus });
      return { status: url === "/moved" ? 308 : 200, headers: { "content-type": "text/html" }, body: Buffer.from(body) };
    });
  });

  const show = async (page: string, values: object, more: object = { id: 1 }) =>
    (await send({ page, body: typed(values, more) })).json();
  const namesOf = (offices: { name: string }[]) => offices.map(({ name }) => name);

  test("shows typed settings on any public page in its language, and none of them to others", async () => {
    const image = await buildMedia();
    const values = { siteNameVi: "Mới <b>", showNews: false, shareImageId: image.id };
    const shown = await show("setting", values, { id: 1, locale: "vi", at: "/services" });
    expect(shown).toMatchObject({ url: "/vi/services", site: { name: "Mới <b>", shareImage: { key: image.key } } });
    expect(shown.site.sections).not.toContain("news");
    expect((await show("setting", values)).url).toBe("/");
    expect(await siteSettings(database(), "vi")).toMatchObject({ name: "Trang đã lưu", shareImage: null });
  });

  test("leaves out wrong values of settings, and shows a text of a wrong length", async () => {
    const document = await buildMedia(undefined, "document");
    const values = { facebook: "javascript:alert(1)", email: "nobody", showNews: "no", siteNameEn: "x".repeat(99) };
    const { site } = await show("setting", { ...values, shareImageId: document.id, consentVersion: 9, sections: [] });
    expect(site).toMatchObject({
      socialLinks: [],
      name: "x".repeat(99),
      shareImage: null,
    });
    expect(site.consent.version).toBe(1);
    expect(site.sections).toContain("news");
  });

  test("shows the company as it is typed, with its logo", async () => {
    const logo = await buildMedia();
    const typedValues = { nameEn: "Typed company", logoId: logo.id, email: "typed@example.com" };
    const { company, email } = await show("company-info", typedValues);
    expect(email).toBe("typed@example.com");
    expect(company).toMatchObject({ name: "Typed company", logo: { key: logo.key } });
    expect((await companyInfo(database(), "en")).company?.name).toBe("Stored company");
  });

  test("shows a typed office in its place, a new one at the end, and no closed one", async () => {
    const [first, second] = [await buildOffice(), await buildOffice()];
    expect(namesOf((await show("office", { nameEn: "Typed" }, { id: first.id })).offices)).toEqual(["Typed", second.nameEn]);
    const fresh = await show("office", { ...emptyOffice, nameEn: "New" }, { id: 0 });
    expect(namesOf(fresh.offices)).toEqual([first.nameEn, second.nameEn, "New"]);
    expect(namesOf((await show("office", { active: false }, { id: first.id })).offices)).toEqual([second.nameEn]);
    await database().office.update({ where: { id: first.id }, data: { active: false } });
    expect(namesOf((await show("office", { active: true }, { id: first.id })).offices)).toEqual([first.nameEn, second.nameEn]);
    expect(namesOf(await activeOffices(database(), "en"))).toEqual([second.nameEn]);
  });

  test("shows a typed head office first and as the only one", async () => {
    const [first, second] = [await buildOffice(), await buildOffice()];
    await database().office.update({ where: { id: first.id }, data: { isHeadOffice: true } });
    const { offices } = await show("office", { isHeadOffice: true }, { id: second.id });
    expect(offices).toMatchObject([
      { id: second.id, isHeadOffice: true },
      { id: first.id, isHeadOffice: false },
    ]);
  });

  test("shows typed menus, and the stored one in place of a wrong one", async () => {
    const entry = {
      id: "p",
      href: `record:/admin/page/${pageId}`,
      labelEn: "Typed",
      labelVi: null,
      isUnderMore: false,
      items: [],
    };
    const labels = async (values: object) =>
      (await show("setting", values)).menus.header.map(({ label }: { label: string }) => label);
    expect(await labels({ headerMenu: [entry] })).toEqual(["Typed"]);
    expect(await labels({ headerMenu: [{ ...entry, labelEn: null }] })).toEqual(["Quality"]);
    const stored = await labels({});
    expect(stored).toEqual(["Home", "About us", "Contact"]);
    expect(await labels({ headerMenu: [entry, entry] })).toEqual(stored);
  });

  test.each(["/admin", "/vi/admin/user", "/api/search", "/auth/login", "/_next/x", "/contact/some-token", "/my-data/token"])(
    "refuses to show %s",
    async (at) => expect((await send({ page: "setting", body: typed({}, { id: 1, at }) })).status).toBe(404),
  );

  test.each([
    ...["", "contact", "//evil.example", "https://evil.example/", "/a/../admin", "/a%2f..%2fadmin", "/?preview=page-1", "/moved"],
    ...["/not-found-page", "/feed.xml", "/contact#map", "/a\\b", "/x%00"],
  ])("refuses to show %s, which is no public page", async (at) => {
    expect((await send({ page: "setting", body: typed({}, { id: 1, at }) })).status).toBe(404);
  });

  test("reads no address longer than a page's", async () => {
    const at = `/${"x".repeat(500)}`;
    expect((await send({ page: "setting", body: typed({}, { id: 1, at }) })).status).toBe(400);
  });
});
