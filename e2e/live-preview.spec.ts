import { expect, test } from "playwright/test";
import { publicPaths } from "~/features/public-paths";
import { isPublishedPath, publicRecords } from "~/features/public-records";
import { transformer } from "~/trpc/transformer";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";

// src/app/api/live-preview tests the rules with a fake renderer. These need the whole site. It is the file's own, because a save of
// another test would empty the page cache.
const site = ownSite("live-preview");

test.afterAll(() => site.remove());

const typedTitle = "Typed <b>title</b>";
const shownTitle = /Typed (?:&lt;|\\u003c)b(?:&gt;|>|\\u003e)title/;

const published = publicPaths.filter(isPublishedPath).map((path) => ({
  page: path.slice("/admin/".length),
  // The first fixed page is home, whose opening has a title of its own.
  id: path === "/admin/home" ? 2 : 1,
  field: `${publicRecords[path].title}En`,
  at: null,
}));
const siteWide = [
  { page: "setting", id: 1, field: "siteNameEn", at: "/news" },
  { page: "company-info", id: 1, field: "nameEn", at: "/about-us" },
  { page: "office", id: 1, field: "nameEn", at: "/contact" },
  { page: "office", id: 0, field: "nameEn", at: "/contact" },
];

test("shows what is typed on the public page, to its author alone", async () => {
  const { origin } = await site.start({ SEED: "demo" });
  const login = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...administrator, language: "en" }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const read = async (path: string) => {
    const answer = await fetch(origin + path);
    return { cache: answer.headers.get("x-atrium-cache"), text: await answer.text() };
  };

  for (const { page, id, field, at } of [...published, ...siteWide]) {
    await test.step(`${page} ${id}`, async () => {
      const preview = await fetch(`${origin}/api/preview?path=/admin/${page}&id=${id}&locale=en`, {
        headers: { cookie },
        redirect: "manual",
      });
      const path = at ?? new URL(preview.headers.get("location") ?? "", origin).pathname;
      let attempts = 0;
      // The images of the demo content get smaller files in the background, which empties the page cache.
      await expect(async () => {
        attempts += 1;
        await read(path);
        const before = await read(path);
        expect([before.cache, shownTitle.test(before.text)]).toEqual(["hit", false]);
        const body = JSON.stringify(transformer.input.serialize({ id, locale: "en", values: { [field]: typedTitle }, at: path }));
        const headers = { cookie, "content-type": "application/json" };
        const [answer, visitors] = await Promise.all([
          fetch(`${origin}/api/live-preview/${page}`, { method: "POST", headers, body }),
          read(`/search?q=${page}${id}x${attempts}`),
        ]);
        const text = await answer.text();
        expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
        expect(text).toMatch(shownTitle);
        expect(text).not.toContain(typedTitle);
        expect(text).not.toMatch(/__next_f|\/_next\/[^"]*\.js/);
        expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
        expect([visitors.cache, shownTitle.test(visitors.text)]).toEqual(["miss", false]);
        expect(await read(path)).toEqual(before);
      }).toPass({ timeout: 60_000 });
    });
  }
});
