import { type Browser, chromium, type Page } from "playwright";
import { ensureBrowser } from "../scripts/browser.mjs";
import { startBare } from "./bare";
import { type Scripts, scriptLimits, scriptsOf } from "./scripts";
import { firstLink, type Site, startSite, temporaryFolder } from "./site";
import { limit, median, type Row } from "./table";

const visits = 9;
/** Measures the JavaScript that pages load, and the time until a list shows its first row. */
export async function measureSize(say: (text: string) => void): Promise<Row[]> {
  const bare = await startBare(say);
  say("size: starting the site");
  const site = await startSite({ dataDir: temporaryFolder("size") });
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    say("size: scripts");
    const rows = await measureScripts(browser, site, bare.origin);
    say("size: first row of a list");
    return [...rows, await measureFirstRow(browser, site, bare.origin)];
  } finally {
    await browser.close();
    await site.stop();
    await bare.stop();
  }
}

async function measureScripts(browser: Browser, site: Site, bare: string): Promise<Row[]> {
  const scripts = (path: string, isSignedIn: boolean, last?: string) =>
    firstVisit(browser, `${site.origin}${path}`, isSignedIn ? site.cookie : null, last);
  const floor = await firstVisit(browser, bare, null);
  const publicPages = { home: "/", news: "/news", article: await firstLink(site, "/news") };
  const rows: Row[] = [];
  const withoutText: Scripts[] = [];
  for (const [name, path] of Object.entries(publicPages)) {
    const page = await scripts(path, false);
    withoutText.push(page);
    const sizes = { ours: page.kilobytes, against: floor.kilobytes, unit: "KB" };
    rows.push(limit(`JavaScript of the ${name} page above a bare page's`, sizes, { atMost: scriptLimits.publicPage }));
  }
  const signIn = await scripts("/admin", false);
  const list = await scripts("/admin/level", true, "tbody tr");
  const form = await scripts("/admin/news/new", true, "[contenteditable=true]");
  withoutText.push(signIn, list, await scripts("/admin/news", true, "tbody tr"));
  if (!form.hasEditor) throw new Error("The form of an article loaded no editor.");
  return [
    ...rows,
    limit("JavaScript of the sign-in page", { ours: signIn.kilobytes, unit: "KB" }, { atMost: scriptLimits.signIn }),
    limit("JavaScript of a list page", { ours: list.kilobytes, unit: "KB" }, { atMost: scriptLimits.list }),
    limit("files of a list page's JavaScript", { ours: list.files, unit: "files" }, { atMost: scriptLimits.listFiles }),
    limit(
      `pages without rich text that load the editor (the article's form: ${Math.round(form.kilobytes)} KB)`,
      { ours: withoutText.filter(({ hasEditor }) => hasEditor).length, unit: "pages" },
      { atMost: 0 },
    ),
  ];
}

async function firstVisit(browser: Browser, url: string, cookie: string | null, last?: string): Promise<Scripts> {
  const page = await openPage(browser, url, cookie);
  const scripts = await scriptsOf(page, url, last);
  await page.context().close();
  return scripts;
}

async function measureFirstRow(browser: Browser, site: Site, bare: string): Promise<Row> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let visit = 0; visit <= visits; visit++) {
    const mine = await visibleAfter(browser, `${site.origin}/admin/level`, site.cookie, "tbody tr td:not(:empty)");
    const other = await visibleAfter(browser, bare, null, "h1");
    if (visit === 0) continue;
    ours.push(mine);
    theirs.push(other);
  }
  const seconds = { ours: median(ours) / 1000, against: median(theirs) / 1000, unit: "s" };
  return limit("a list's first row on a cold visit, after a bare page's paint", seconds, { atMost: 0.5 });
}

/** Returns the milliseconds from navigation until an element is painted, with an empty browser cache. */
async function visibleAfter(browser: Browser, url: string, cookie: string | null, selector: string): Promise<number> {
  const page = await openPage(browser, url, cookie);
  await page.addInitScript({ content: watch(selector) });
  await page.goto(url);
  const milliseconds = await page.evaluate("window.visibleAfter");
  await page.context().close();
  return Number(milliseconds);
}

/** Returns source text: the TypeScript loader would insert helpers of its own into a function. */
function watch(selector: string): string {
  return `window.visibleAfter = new Promise((resolve) => {
    let seen;
    const look = () => {
      const found = document.querySelector(${JSON.stringify(selector)});
      if (!seen && found && found.getBoundingClientRect().height > 0) seen = performance.now();
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      if (seen && paint) resolve(Math.max(seen, paint.startTime));
      else requestAnimationFrame(look);
    };
    look();
  });`;
}

async function openPage(browser: Browser, url: string, cookie: string | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = "", value = ""] = cookie?.split("=") ?? [];
  if (cookie) await context.addCookies([{ name, value, url: new URL(url).origin }]);
  return context.newPage();
}
