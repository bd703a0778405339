import { createElement as h, Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { stripScripts, UnfinishedPageError } from "./strip-scripts";

describe("a public page", () => {
  it.each([
    ["Next's chunks", '<p>a</p><script src="/_next/static/chunks/1.js" async=""></script><p>b</p>', "<p>a</p><p>b</p>"],
    ["its flight data", '<script>self.__next_f.push([1,"</p><template><!--$?-->"])</script><p>b</p>', "<p>b</p>"],
    ["hints for scripts", '<link rel="preload" as="script" href="/a.js"/><link rel="modulepreload" href="/b.js">x', "x"],
    ["React's marks", "<p>1<!-- --> of <!--$-->2<!--/$--></p>", "<p>1 of 2</p>"],
    ["the empty place for streamed parts", '<main>x</main><div hidden=""><!--$--><!--/$--></div>', "<main>x</main>"],
  ])("loses %s", (_, html, expected) => {
    expect(stripScripts(html)).toBe(expected);
  });

  it.each([
    '<script type="application/ld+json">{"name":"<!-- a < b"}</script>',
    '<script data-site="" defer="" src="/_site/main.js"></script>',
    '<link rel="preload" as="font" href="/a.woff2"/><link rel="stylesheet" href="/a.css"/>',
    '<div hidden="">text</div><p hidden="">x</p>',
    "<pre>&lt;script&gt;x&lt;/script&gt; &amp;amp; \u00a0</pre><textarea>\n<b></textarea>",
    "<!DOCTYPE html><html lang=vi><body class='a  b'>đường<br>",
  ])("keeps byte by byte: %s", (html) => {
    expect(stripScripts(html)).toBe(html);
  });

  it("is refused while a part of it is pending or has failed", async () => {
    for (const Part of [Pending, Failing]) {
      const page = h("main", null, h(Suspense, { fallback: "…" }, h(Part)));
      const stream = await renderToReadableStream(page, { onError: () => {} });
      const first = await stream.getReader().read();
      expect(() => stripScripts(new TextDecoder().decode(first.value))).toThrow(UnfinishedPageError);
    }
  });
});

const never = new Promise<string>(() => {});
const Pending = () => use(never);
const Failing = (): string => {
  throw new Error("no");
};
