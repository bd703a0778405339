import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "./fixtures";

// src/server/pages/page-cache.test.ts tests the rules of the page cache with a fake renderer. These rules need the whole site.

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string; body: Buffer };

/** Sends exactly these headers and follows no redirect, unlike `fetch`. */
function get(url: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const body = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: body.toString(), body });
      });
    });
    outgoing.on("error", reject).end();
  });
}

// Other tests save at the same time, and every save empties the cache. Tests that need several requests in a row are repeated until no
// save comes between them.

test("serves a page from the cache the second time, and answers 304 to a browser that has it", async ({ baseURL }) => {
  await expect(async () => {
    const first = await get(`${baseURL}/news`);
    const again = await get(`${baseURL}/news`);
    expect(again.headers["x-atrium-cache"]).toBe("hit");
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(again.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const known = await get(`${baseURL}/news`, { "if-none-match": String(first.headers.etag) });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    const head = await get(`${baseURL}/news`, {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect([head.headers.etag, head.headers["content-length"]]).toEqual([again.headers.etag, again.headers["content-length"]]);
  }).toPass({ timeout: 20_000 });
});

test("serves the same page with Brotli, with gzip and uncompressed", async ({ baseURL }) => {
  await expect(async () => {
    const [plain, zipped, brotli] = [
      await get(`${baseURL}/vi/news`),
      await get(`${baseURL}/vi/news`, { "accept-encoding": "gzip, deflate" }),
      await get(`${baseURL}/vi/news`, { "accept-encoding": "gzip, deflate, br, zstd" }),
    ];
    expect([plain, zipped, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
    expect(new Set([plain, zipped, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3);
  }).toPass({ timeout: 20_000 });
});

test("serves the cached page whatever unknown header, cookie or parameter is sent", async ({ baseURL }) => {
  await expect(async () => {
    const bare = await get(`${baseURL}/news`);
    const dressed = await get(`${baseURL}/news?utm_source=<script>&x=1`, {
      cookie: "theme=dark; locale=en; anything=1",
      "user-agent": "Googlebot",
      "accept-language": "vi",
      "x-forwarded-host": "evil.example",
      "x-middleware-subrequest": "1",
      "content-security-policy": "script-src 'nonce-evil'",
      host: "evil.example",
    });
    expect(dressed.status).toBe(200);
    expect(dressed.text).not.toContain("evil");
    expect(dressed.text).toBe(bare.text);
  }).toPass({ timeout: 20_000 });
});

test("a public page has only its own scripts, and its policy allows no others", async ({ baseURL }) => {
  for (const path of ["/", "/vi/news", "/nowhere"]) {
    const { headers, text } = await get(`${baseURL}${path}`);
    const scripts = [...text.matchAll(/<script(?![^>]*application\/ld\+json)([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.map(([, attributes]) => attributes)).toEqual([
      ' data-site=""',
      expect.stringMatching(/^ data-site="" defer="" src="\/_site\/main-\w+\.js"$/),
      ' data-site="" type="speculationrules"',
    ]);
    const [theme, , rules] = scripts.map(([, , code = ""]) => createHash("sha256").update(code).digest("base64"));
    expect(headers["content-security-policy"], path).toContain(`script-src 'self' 'sha256-${theme}' 'sha256-${rules}';`);
    expect(text, path).not.toMatch(/<!--|<template|__next_f|\/_next\/[^"]*\.js/);
  }
});

test("every script of the back office and the sign-in page carries the nonce of the answer's policy", async ({ baseURL }) => {
  for (const path of ["/admin", "/auth/login"]) {
    const { headers, text } = await get(`${baseURL}${path}`);
    const nonce = /nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];
    expect(nonce, path).toMatch(/^[\w+/]{22}==$/);
    const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag, path).toContain(`nonce="${nonce}"`);
  }
});

test("every answer carries the security headers", async ({ baseURL }) => {
  for (const path of ["/", "/nowhere", "/admin", "/api/health/live", "/favicon.ico", "/sitemap.xml"]) {
    const { headers } = await get(`${baseURL}${path}`);
    expect(headers, path).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
  }
});

test("a request for parts of a page or for drafts gets the whole published page without a preview link", async ({ baseURL }) => {
  await expect(async () => {
    const page = await get(`${baseURL}/news`);
    for (const [path, headers] of [
      ["/news?_rsc=abc", {}],
      ["/news", { rsc: "1", "next-router-prefetch": "1", "next-router-state-tree": "[]" }],
      ["/news?preview=x", { cookie: `__prerender_bypass=${draftId()}` }],
      [`/news?preview=${"x".repeat(43)}`, {}],
    ] as const) {
      const answer = await get(`${baseURL}${path}`, headers);
      expect([answer.status, answer.headers.etag, answer.headers["x-atrium-cache"]]).toEqual([200, page.headers.etag, "hit"]);
    }
  }).toPass({ timeout: 20_000 });
});

/** Reads the value of Next's draft cookie, which each build generates. */
function draftId(): string {
  return JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")).preview.previewModeId;
}

test("refuses a POST to a page without a form with 405 and the methods it allows", async ({ baseURL }) => {
  for (const path of ["/search", "/news/category/projects", "/nowhere/else", "/admin", "/auth/login"]) {
    const { status, headers } = await get(`${baseURL}${path}`, {}, "POST");
    expect([status, headers.allow], path).toEqual([405, "GET, HEAD"]);
  }
});

test("an address has one language, whatever the cookie says", async ({ baseURL }) => {
  const vietnamese = { cookie: "locale=vi" };
  const lead = async (path: string, headers = {}) => {
    const { status, headers: answered } = await get(`${baseURL}${path}`, headers);
    return [status, answered.location];
  };
  expect(await lead("/", vietnamese)).toEqual([307, "/vi"]);
  expect(await lead("/news?page=2", vietnamese)).toEqual([307, "/vi/news?page=2"]);
  expect(await lead("/en/news?page=2")).toEqual([308, "/news?page=2"]);
  expect(await lead("/en")).toEqual([308, "/"]);
  expect(await lead("/en//evil.example")).toEqual([308, "/en/evil.example"]);
  expect(await lead("/news?preview=x", vietnamese)).toEqual([307, "/vi/news?preview=x"]);
  for (const path of ["/vi/news", "/feed.xml", "/vi/feed.xml", "/sitemap.xml", "/robots.txt", "/admin", "/auth/login"]) {
    expect((await lead(path, vietnamese))[0], path).toBe(200);
  }
});

test("answers a missing address with a complete page in its language, without JavaScript", async ({ baseURL }) => {
  for (const [path, language] of [
    ["/nowhere", "en"],
    ["/vi/news/khong-co", "vi"],
    ["/not-found-page", "en"],
    ["/some/deep/path.php", "en"],
  ]) {
    const { status, text } = await get(`${baseURL}${path}`);
    expect(status, path).toBe(404);
    expect(text, path).toContain(`<html lang="${language}"`);
    expect(text, path).toContain("<main");
  }
});
