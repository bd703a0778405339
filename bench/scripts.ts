import { gzipSync } from "node:zlib";
import type { Page } from "playwright";

/** Name that every build of the editor contains. */
const editorMark = "ProseMirror";

/** Kilobytes of compressed JavaScript that a first visit may load, and files of a list page. */
export const scriptLimits = { publicPage: 5, signIn: 250, list: 265, listFiles: 20 };

/** Scripts of a page on a first visit: compressed size, number of files, and whether they contain the editor. */
export type Scripts = { kilobytes: number; files: number; hasEditor: boolean };

/**
 * Opens a page and collects every script that it has loaded once it is idle. Compresses them itself, so that sizes don't depend on
 * the server.
 * @param last selector of the element that appears last
 */
export async function scriptsOf(page: Page, url: string, last = "h1"): Promise<Scripts> {
  const loaded = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.add(request.url());
  });
  await page.goto(url);
  await page.waitForSelector(last);
  await page.waitForLoadState("networkidle");
  const bodies = await Promise.all([...loaded].map(async (script) => (await page.request.get(script)).text()));
  return {
    kilobytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024,
    files: loaded.size,
    hasEditor: bodies.some((body) => body.includes(editorMark)),
  };
}
