import { brandColors } from "~/lib/brand-colors";
import { defaultLook, type Look } from "~/lib/look";
import { oklchOf } from "~/lib/oklch";
import { askFresh, callsOf, expect, readFresh, signInAs, test } from "./fixtures";
import { ownSite } from "./own-site";
import { administrator } from "./site-under-test";

// This file has its own site, because its looks would change the pages of other tests.
const site = ownSite("look");

test.afterAll(() => site.remove());

test.describe.configure({ mode: "serial" });

let origin = "";
let save = async (_look: Partial<Look>) => {};
let before = "";

test.beforeAll(async () => {
  ({ origin } = await site.start({ SEED: "demo" }));
  const { setting } = (await callsOf(origin, administrator)).website;
  save = async (look) => {
    const { version } = await setting.byId.query({ id: 1 });
    await setting.update.mutate({ id: 1, version, data: look });
  };
  before = await readHead();
});

/** Reads the head of the home page without its pictures, which the site makes smaller in the background. */
const readHead = async () => {
  const [head = ""] = (await readFresh(`${origin}/`)).split("</head>");
  return head.replaceAll(/<link[^>]*as="image"[^>]*>|<meta (?:property|name)="\w+:image[^>]*>/g, "");
};

const preloadedFonts = async (path: string) => {
  const { headers } = await askFresh(origin + path);
  return [...(headers.get("link") ?? "").matchAll(/media\/([a-z-]+)\.[^>]+\.woff2>; rel=preload/g)].map(([, name]) => name);
};

for (const [name, brandColor, font, files] of [
  ["teal", "#12917f", "be-vietnam", ["be-vietnam", "be-vietnam-text"]],
  ["yellow", "#ffd400", "source-serif", ["source-serif"]],
] as const) {
  test(`a ${name} brand colours all public pages, readable in both themes`, async ({ page, expectNoProblems }) => {
    await save({ brandColor, font, corners: "round" });
    for (const { path, width } of [
      { path: "/", width: 1440 },
      { path: "/vi/career", width: 390 },
      { path: "/nothing-here", width: 390 },
    ])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(origin + path);
        await expectNoProblems();
        const primary = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--primary"));
        expect(primary).toBe(brandColors(brandColor)[600]);
      }
    expect(await preloadedFonts("/")).toEqual(files.map((file) => `${file}-latin`));
    expect(await preloadedFonts("/vi")).toEqual(files.flatMap((file) => [`${file}-latin`, `${file}-vietnamese`]));
    expect(await (await askFresh(`${origin}/manifest.webmanifest`)).json()).toMatchObject({
      theme_color: brandColors(brandColor)[600],
    });
  });
}

test("a page loads only the chosen font", async ({ page }) => {
  await save({ ...defaultLook, font: "source-serif" });
  const fonts: string[] = [];
  page.on("request", (request) => {
    const [, name] = /media\/([a-z-]+)\.[^/]+\.woff2$/.exec(request.url()) ?? [];
    if (name) fonts.push(name);
  });
  await page.goto(`${origin}/`);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual(["source-serif-latin"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Source Serif"/);
});

test("the back office and the sign-in keep their own look", async ({ page, context }) => {
  await save({ brandColor: "#12917f", font: "source-serif", corners: "square" });
  const lookOf = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ["--primary", "--corner-lg", "--font-title"].map((name) => style.getPropertyValue(name));
    });
  await page.goto(`${origin}/auth/login`);
  expect(await lookOf()).toEqual(["#136dd3", ".625rem", ""]);
  await signInAs(context, origin, administrator);
  await page.goto(`${origin}/admin/setting/look`);
  expect(await lookOf()).toEqual(["#136dd3", ".625rem", ""]);
});

test("a look is chosen beside the home page that shows it", async ({ page, context, expectNoProblems }) => {
  await save(defaultLook);
  await signInAs(context, origin, administrator);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/admin/setting/look`);
  const color = page.getByRole("textbox", { name: "Brand colour" });
  await color.fill("teal");
  await color.blur();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please enter a colour such as #1e79e4!")).toBeVisible();
  await color.fill("12917F");
  await page.getByRole("radio", { name: /Source Serif/ }).check({ force: true });
  await page.getByRole("radio", { name: "Square" }).check({ force: true });
  const frame = page.frameLocator("iframe[title='Preview']");
  const heading = frame.getByRole("heading", { level: 1 });
  expect(await frame.locator("html").evaluate((html) => html.clientWidth)).toBe(1280);
  await expect(heading).toHaveCSS("font-family", /^"Source Serif"/);
  await expect
    .poll(() => frame.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--primary")))
    .toBe("#008272");
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await expect(frame.locator("html")).toHaveClass(/dark/);
  expect(await readHead()).toBe(before);
  await expectNoProblems();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => readFresh(`${origin}/`)).toContain("--brand-600:#008272");
});

test("the brand colour is taken from the company's logo", async ({ page, context }) => {
  await save(defaultLook);
  await signInAs(context, origin, administrator);
  await page.goto(`${origin}/admin/setting/look`);
  const color = page.getByRole("textbox", { name: "Brand colour" });
  await expect(color).toHaveValue(defaultLook.brandColor);
  await page.getByRole("button", { name: "From the logo" }).click();
  await expect(color).not.toHaveValue(defaultLook.brandColor);
  const { hue, chroma } = oklchOf(await color.inputValue());
  // The demo company's logo is teal, whose hue is about 180 degrees.
  expect(Math.abs(hue)).toBeGreaterThan(2.6);
  expect(chroma).toBeGreaterThan(0.05);
});

test("the usual look leaves pages as they were", async () => {
  await save(defaultLook);
  expect(await readHead()).toBe(before);
  expect(before).not.toContain("<style");
  expect(before).not.toContain("--brand-");
  expect(await preloadedFonts("/")).toEqual(["latin"]);
});
