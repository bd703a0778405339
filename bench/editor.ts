import { type Browser, chromium } from "playwright";
import { z } from "zod";
import { newPart, type Part } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { ensureBrowser } from "../scripts/browser.mjs";
import { textOf } from "./http";
import { callMutation, mutate, resultsOf, type Site, startSite, temporaryFolder } from "./site";
import { limit, median, type Row, ratio } from "./table";

const rounds = 40;
const keys = 40;
const manyParts = 20;

/** Measures the editor of a page of parts: saves with 1 and 20 parts, and the time from a key to the painted preview. */
export async function measureEditor(say: (text: string) => void): Promise<Row[]> {
  say("editor: starting the site");
  const site = await startSite({ dataDir: temporaryFolder("editor") });
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
  try {
    const [small, large] = [await addPage(site, 1), await addPage(site, manyParts)];
    say("editor: saves");
    const saves = await compareSaves(site, small, large);
    say("editor: preview");
    return [saves, await measurePreview(browser, site, large)];
  } finally {
    await browser.close();
    await site.stop();
  }
}

const edited = z.object({ id: z.number(), version: z.number() });

type EditedPage = z.infer<typeof edited> & { parts: Part[] };

/** Adds a page of an opening and texts that fill about a screen each. */
async function addPage(site: Site, count: number): Promise<EditedPage> {
  const texts = Array.from({ length: count - 1 }, (_, index): Part => {
    const html = `<p>${`Part ${index}: words that fill a screen. `.repeat(25)}</p>`;
    return { ...newPart("text"), contentEn: html, contentVi: html };
  });
  const parts: Part[] = [{ ...newPart("hero"), titleEn: "An opening", titleVi: "Phần mở đầu" }, ...texts];
  const titles = { titleEn: `A page of ${count}`, titleVi: `Trang ${count} phần` };
  const answer = await callMutation(site, "website.page.create", {
    data: { ...emptyPage, ...titles, slug: `bench-${count}`, parts },
  });
  return { ...edited.parse(resultsOf(textOf(answer))[0]), parts };
}

/** Changes the title of the opening. */
async function compareSaves(site: Site, small: EditedPage, large: EditedPage): Promise<Row> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -5; round < rounds; round++) {
    for (const [size, page] of [
      ["small", small],
      ["large", large],
    ] as const) {
      const [opening, ...others] = page.parts;
      if (opening) page.parts = [{ ...opening, titleEn: `Saved ${round}` }, ...others];
      const { id, version, parts } = page;
      const ms = await mutate(site, "website.page.update", { id, version, data: { parts } });
      page.version += 1;
      if (round >= 0) times[size].push(ms);
    }
  }
  const sizes = { ours: median(times.large), against: median(times.small), unit: "ms" };
  return ratio(`save of a page with ${manyParts} parts / with 1`, sizes, { atMost: 2 });
}

/** Types into the title of the opening, and waits for each key until the preview has painted it. */
async function measurePreview(browser: Browser, site: Site, { id }: EditedPage): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = "", value = ""] = site.cookie.split("=");
  await context.addCookies([{ name, value, url: site.origin }]);
  const page = await context.newPage();
  await page.goto(`${site.origin}/admin/page/${id}`);
  const title = page.locator("textarea[lang=en]:visible").first();
  await title.waitFor({ timeout: 60_000 });
  await page.frameLocator("iframe").locator("h1").waitFor({ timeout: 60_000 });
  await title.fill("Title");
  const times: number[] = [];
  for (let key = -5; key < keys; key++) {
    await page.waitForTimeout(300);
    const painted = page.evaluate(paintOf(`Title${"x".repeat(key + 6)}`));
    await title.press("End");
    await title.press("x");
    const ms = Number(await painted);
    if (key >= 0) times.push(ms);
  }
  await context.close();
  return limit("preview of a page with 20 parts, from key to paint", { ours: median(times), unit: "ms" }, { atMost: 300 });
}

/** Returns source text: the TypeScript loader would insert helpers of its own into a function. */
function paintOf(title: string): string {
  return `new Promise((resolve) => {
    let pressed;
    addEventListener("keydown", ({ key }) => { if (key === "x") pressed = performance.now(); }, true);
    const look = () => {
      const shown = document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.textContent;
      if (shown === ${JSON.stringify(title)} && pressed) requestAnimationFrame(() => resolve(performance.now() - pressed));
      else requestAnimationFrame(look);
    };
    look();
  })`;
}
