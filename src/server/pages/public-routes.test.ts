import { describe, expect, it } from "vitest";
import { isSearch, publicUrl, standIn } from "./public-routes";

describe("publicUrl", () => {
  it.each([
    ["/", "/"],
    ["/vi", "/vi"],
    ["/?utm_source=x", "/"],
    ["/news?page=2&utm_source=x", "/news?page=2"],
    ["/vi/news?x=1&page=2&page=3", "/vi/news?page=2"],
    ["/news?page=", "/news"],
    ["/news?page=1", "/news"],
    ["/news?page=02", "/news"],
    ["/news?page=two", "/news"],
    ["/news?page=2000000", "/news"],
    ["/news/%00", "/404"],
    ["/vi/news/a%1f", "/vi/404"],
    ["/news/category/a%7F?page=2", "/404"],
    ["/news?", "/news"],
    ["/n%65ws?page=2", "/news?page=2"],
    ["/news/category/company?page=2&q=a", "/news/category/company?page=2"],
    ["/news/a?page=2", "/news/a"],
    ["/search?page=2&q=a%20b", "/search?q=a+b&page=2"],
    ["/search?q=+a++b%0A", "/search?q=a+b"],
    ["/search?q=e%CC%81%00", "/search?q=%C3%A9"],
    ["/search?q=%20", "/search"],
    [`/search?q=${"a".repeat(1_000)}`, `/search?q=${"a".repeat(100)}`],
    ["/career?page=2&office=&level=3&position=7&source=x", "/career?position=7&level=3&page=2"],
    ["/vi/career?position=x&level=0&office=9999999999", "/vi/career"],
    ["/feed.xml", "/feed.xml"],
    ["/administration", "/administration"],
    ["/đường", "/%C4%91%C6%B0%E1%BB%9Dng"],
    ["/x%23", "/x%23"],
    ["/x%2523", "/x%2523"],
    ["/x%3fpage=2", "/x%3Fpage%3D2"],
    ["/x%253Fpage=2", "/x%253Fpage%3D2"],
    ["/x%26y", "/x%26y"],
    ["/x%2526y", "/x%2526y"],
  ])("%s is %s", (url, expected) => expect(publicUrl(url)).toBe(expected));

  it.each([
    "/admin",
    "/admin/news",
    "/auth/login",
    "/api/trpc/x",
    "/_next/static/x.js",
    "/en/news",
    "/news/",
    "//example.com",
    "/a/../b",
    "/a%2fb",
    "/%zz",
    "/news/%ff",
    "/news/%c0%ae",
    "/%61dmin/news",
    "*",
    "",
    "http://example.com/",
  ])("%s is none of its business", (url) => expect(publicUrl(url)).toBeNull());
});

describe("stand-ins", () => {
  it("have the language of the address", () => {
    expect(standIn("/nowhere", 404)).toBe("/not-found-page");
    expect(standIn("/vi", 410)).toBe("/vi/link-ended-page");
    expect(standIn("/vi/nowhere", 500)).toBe("/vi/error-page");
    expect(standIn("/vi/search?q=a", 429)).toBe("/vi/too-many-requests-page");
  });
  it("are not found at their own address", () => {
    expect(publicUrl("/vi/error-page")).toBe("/vi/404");
    expect(publicUrl("/not-found-page")).toBe("/404");
  });
});

it("treats a term or chosen filters as a search, in both languages", () => {
  const searches = ["/search?q=a", "/vi/search?q=a&page=2", "/career?position=999", "/vi/career?level=1&page=2"];
  const otherUrls = ["/search", "/news?page=2", "/searching", "/career", "/career?page=2", "/vi/career/a?sent=1"];
  expect([...searches, ...otherUrls].filter(isSearch)).toEqual(searches);
});
