import { beforeEach, describe, expect, test } from "vitest";
import { draftPageBySlug, pageBySlug } from "~/features/website/page/data";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { sessionCookie } from "~/server/auth/session";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
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
  const titles = { titleEn: "Quality", titleVi: "Chất lượng" };
  pageId = (await page.create({ data: { ...emptyPage, ...titles, status: "published", parts: [text("<p>Stored</p>")] } })).id;
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
    const answer = await send({ body: typed({ titleEn: "y".repeat(300), parts, placement: "nowhere" }) });
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
    ["for a kind without pages", { page: "partner" }, 404],
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
    ["one id twice, beside a wrong value", ["a", "b"]],
  ])("leaves out parts with %s", async (_, contents) => {
    const ids = contents.length > 2 ? ["a", "b", "c", "d"] : ["a", "a"];
    const parts = contents.map((content, index) => ({ ...text(content), id: `text-${ids[index]}`, tone: "loud" }));
    expect(await (await send({ body: typed({ parts }) })).json()).toMatchObject({ parts: [{ contentEn: "<p>Stored</p>" }] });
  });

  test("takes no part for a text or a list of a million entries", async () => {
    for (const part of ["x".repeat(1_000_000), Array(500_000).fill(1)]) {
      const started = performance.now();
      expect((await send({ body: typed({ parts: [part] }) })).status).toBe(200);
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
