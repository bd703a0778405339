import { describe, expect, test } from "vitest";
import { isReadable, missingUrl, ownTarget, partOf, redirectOf } from "./addresses";

test.each([
  ["/en", 308, "/"],
  ["/en?x=1", 308, "/?x=1"],
  ["/en/news?page=2", 308, "/news?page=2"],
  ["/news/", 308, "/news"],
  ["/news/?page=2", 308, "/news?page=2"],
  ["//evil.example/x", 308, "/evil.example/x"],
  ["/en//evil.example", 308, "/en/evil.example"],
  ["/\\evil.example", 308, "/evil.example"],
  ["/a\\b", 308, "/a/b"],
  ["//", 308, "/"],
  ["/x/../search?q=a", 308, "/search?q=a"],
  ["/%2e/search", 308, "/search"],
  ["/x/%2E%2e/search", 308, "/search"],
  ["/_next/../search", 308, "/search"],
  ["/..//..//evil.example", 308, "/evil.example"],
  ["/vi//news", 308, "/vi/news"],
  ["/./news/.", 308, "/news"],
  ["/%6eews", 308, "/news"],
  ["/%61dmin/news", 308, "/admin/news"],
  ["/api/%74rpc/a.b,c.d?batch=1", 308, "/api/trpc/a.b,c.d?batch=1"],
  ["/%c4%91", 308, "/%C4%91"],
  ["/\u00c4\u0091", 308, "/%C4%91"],
  ['/a"b|c', 308, "/a%22b%7Cc"],
])("%s leads every visitor with %i to %s", (url, status, location) => {
  expect(redirectOf(url, false)).toEqual({ status, location });
  expect(redirectOf(url, true)).toEqual({ status, location });
});

test.each([
  ["/", "/vi"],
  ["/?q=a?b", "/vi?q=a?b"],
  ["/news?page=2", "/vi/news?page=2"],
  ["/nowhere/at/all", "/vi/nowhere/at/all"],
])("%s leads who prefers Vietnamese to %s", (url, location) => {
  expect(redirectOf(url, true)).toEqual({ status: 307, location });
  expect(redirectOf(url, false)).toBeNull();
});

test.each([
  ...["/vi", "/vi/news", "/feed.xml", "/admin", "/admin/news", "/auth/login", "/api/trpc/a,b", "/_next/x", "/%ff", "*", ""],
  ...["/admin/x%2C:@&=+$'()*!~;y", "/admin/%252e%252e/search", "/admin/news."],
])("%s leads nowhere", (url) => expect(redirectOf(url, true)).toBeNull());

test.each([
  ["/news/%ff", "/404"],
  ["/vi/news/%c0%ae", "/vi/404"],
  ["/admin/%ff", "/vi/404"],
  ["/auth/%e1%bb?x=%20", "/vi/404"],
  ["/%", "/404"],
  ["*", "/404"],
  ["http://example.com/", "/404"],
  ["/news/%00", "/404"],
  ["/vi/a%2Fb", "/vi/404"],
  ["/a%5cb", "/404"],
  ["/a\tb", "/404"],
  ["/news#x", "/404"],
  ["/news?page=2#x", "/404"],
])("%s can't be read, and %s is missing in its place", (url, missing) => {
  expect(isReadable(url)).toBe(false);
  expect(missingUrl(url, "vi")).toBe(missing);
});

test.each(["/", "/news/%C4%91", "/news?x=%ff", "/a%252Fb"])("%s can be read", (url) => expect(isReadable(url)).toBe(true));

test.each([
  ["/auth/login", "accounts"],
  ["/auth", "accounts"],
  ["/auth?x", "accounts"],
  ["/admin/news", "back office"],
  ["/api", "api"],
  ["/api?x", "api"],
  ["/authors", "public"],
  ["/apiary", "public"],
  ["/news/auth/x", "public"],
])("%s belongs to: %s", (url, part) => expect(partOf(url)).toBe(part));

describe("a target in absolute form", () => {
  const hosts = ["example.com:3000", undefined];

  test.each([
    ["http://example.com:3000/vi/news?page=2", "/vi/news?page=2"],
    ["HTTPS://Example.com:3000/news", "/news"],
    ["http://example.com:3000", "/"],
    ["http://example.com:3000?q=a", "/?q=a"],
    ["http://example.com:3000//x/../news", "//x/../news"],
  ])("of this site is taken for its path: %s", (url, path) => expect(ownTarget(url, hosts)?.url).toBe(path));

  test.each([
    "http://elsewhere.example/news",
    "http://example.com/news",
    "http://example.com:3000@elsewhere.example/",
    "http://an@example.com:3000/",
    "http:///news",
    "ftp://example.com:3000/news",
    "example.com:443",
  ])("is refused when it is another's: %s", (url) => expect(ownTarget(url, hosts)).toBeNull());
});
