import { request as httpRequest } from "node:http";
import { expect, test } from "./fixtures";

// The rules of the page cache are proven with a renderer of its own in src/server/page-cache.test.ts; here, those that need
// the whole site.

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** As a visitor's program asks: `fetch` adds headers of its own and follows redirects. */
function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: Buffer.concat(chunks).toString() });
      });
    });
    outgoing.on("error", reject).end();
  });
}

const nonceOf = (text: string) => /nonce-([^']+)'/.exec(text)?.[1];
/** Two renders of one page differ in their nonces. */
const plain = ({ text }: Answer) => text.replace(/nonce(?:\\?"|=|:|&quot;)*[\w+/=-]{20,}/g, "");

test("an unknown header, cookie or parameter changes nothing", async ({ baseURL }) => {
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
  expect(plain(dressed)).toBe(plain(bare));
});

test("every script carries the nonce of its answer's policy, on public and on other pages", async ({ baseURL }) => {
  for (const path of ["/", "/vi/news", "/nowhere", "/admin", "/auth/login"]) {
    const { headers, text } = await get(`${baseURL}${path}`);
    const nonce = nonceOf(String(headers["content-security-policy"]));
    expect(nonce, path).toMatch(/^[\w+/]{22}==$/);
    const scripts = [...text.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>/g)].map(([tag]) => tag);
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

test("the next request after a save shows it", async ({ baseURL, calls }) => {
  const name = `Kept ${Date.now()}`;
  expect((await get(`${baseURL}/news`)).text).not.toContain(name);
  const category = await calls.news.category.create.mutate({
    data: { nameEn: name, nameVi: `${name} vi`, slug: `kept-${Date.now()}` },
  });
  const after = await get(`${baseURL}/news/category/${category.slug}`);
  expect(after.status).toBe(200);
  expect(after.text).toContain(name);
  await calls.news.category.delete.mutate({ ids: [category.id] });
  expect((await get(`${baseURL}/news/category/${category.slug}`)).status).toBe(404);
});

test("previews, parts of pages and everything that is no GET go straight to Next", async ({ baseURL, request }) => {
  expect((await get(`${baseURL}/news`, { rsc: "1" })).headers["x-atrium-cache"]).toBe("bypass");
  expect((await get(`${baseURL}/news?_rsc=abc`)).headers["x-atrium-cache"]).toBe("bypass");
  expect((await request.post("/news", { failOnStatusCode: false })).headers()["x-atrium-cache"]).toBe("bypass");
  // Only the cookie that this build gives out opens a draft.
  expect((await get(`${baseURL}/news`, { cookie: "__prerender_bypass=made-up" })).headers["x-atrium-cache"]).not.toBe("bypass");
});

test("one address is one language", async ({ baseURL }) => {
  const vietnamese = { cookie: "locale=vi" };
  const lead = async (path: string, headers = {}) => {
    const { status, headers: answered } = await get(`${baseURL}${path}`, headers);
    return [status, answered.location];
  };
  expect(await lead("/", vietnamese)).toEqual([307, "/vi"]);
  expect(await lead("/news?page=2", vietnamese)).toEqual([307, "/vi/news?page=2"]);
  expect(await lead("/en/news?page=2")).toEqual([308, "/news?page=2"]);
  expect(await lead("/en")).toEqual([308, "/"]);
  for (const path of ["/vi/news", "/feed.xml", "/vi/feed.xml", "/sitemap.xml", "/robots.txt", "/admin", "/auth/login"]) {
    expect((await lead(path, vietnamese))[0], path).toBe(200);
  }
});

test("what is not found has a whole page in its language, without JavaScript", async ({ baseURL }) => {
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
