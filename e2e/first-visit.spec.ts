import { fontLetters } from "../scripts/fonts.mjs";
import { expect, test } from "./fixtures";

const kilobyte = 1024;

for (const [path, fonts] of [
  ["/", ["latin"]],
  ["/vi", ["latin", "vietnamese"]],
] as const) {
  test(`a first visit to ${path} loads one style sheet of at most 14 KB and preloads the fonts for all its letters`, async ({
    request,
  }) => {
    const page = await request.get(path);
    const html = await page.text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect(sheets).toHaveLength(1);
    const sheet = await request.get(sheets[0] ?? "", { headers: { "accept-encoding": "br" } });
    expect(Number(sheet.headers()["content-length"])).toBeLessThanOrEqual(14 * kilobyte);
    const preloaded = [...(page.headers().link ?? "").matchAll(/<([^>]+\.woff2)>; rel=preload/g)].map(([, href = ""]) => href);
    expect(preloaded.map((href) => /([a-z]+)\.[^/]+\.woff2$/.exec(href)?.[1])).toEqual(fonts);
    const text = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, " ");
    const letters = fonts.map((name) => fontLetters[name]).join("");
    expect([...new Set(text.replaceAll(/\s/g, ""))].filter((letter) => !letters.includes(letter))).toEqual([]);
    // A larger font does not fit into the first packets of a connection.
    for (const href of preloaded) expect((await (await request.get(href)).body()).length).toBeLessThanOrEqual(14 * kilobyte);
  });
}
