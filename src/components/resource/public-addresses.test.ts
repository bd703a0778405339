import { expect, test } from "vitest";
import { liveAddresses } from "./public-addresses";

const now = new Date("2026-11-23T12:00Z");
const live = {
  slug: "award",
  status: "published",
  publishAt: new Date("2026-11-01T00:00Z"),
  unpublishAt: null,
  visibleEn: true,
  visibleVi: true,
};

test.each([
  ["a live article", "/admin/news", live, ["/news/award", "/vi/news/award"]],
  ["one in English only", "/admin/news", { ...live, visibleVi: false }, ["/news/award"]],
  ["a page at the top", "/admin/page", live, ["/award", "/vi/award"]],
  ["a draft", "/admin/news", { ...live, status: "draft" }, []],
  ["a planned article", "/admin/news", { ...live, publishAt: new Date("2026-12-01T00:00Z") }, []],
  [
    "a category, which has no state",
    "/admin/news-category",
    { slug: "people" },
    ["/news/category/people", "/vi/news/category/people"],
  ],
  ["a section of a shared page", "/admin/about-us", live, []],
  ["a level", "/admin/level", { slug: "award" }, []],
] as const)("finds the addresses of %s", (_kind, path, row, addresses) => {
  expect(liveAddresses(path, row, now).map(({ address }) => address)).toEqual(addresses);
});
