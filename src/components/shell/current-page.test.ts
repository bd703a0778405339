import { describe, expect, it } from "vitest";
import { currentPage } from "./current-page";

const page = (path: string) => ({ id: 1, name: path, icon: "circle", path, canAdd: false, isTerms: false });
const menu = [
  {
    id: 1,
    name: "News",
    icon: "circle",
    pages: [page("/admin/news-category"), page("/admin/news"), page("/admin/news/archive")],
  },
];

describe("currentPage", () => {
  it.each([
    ["/admin/news", "/admin/news"],
    ["/admin/news/12", "/admin/news"],
    ["/admin/news/archive/3", "/admin/news/archive"],
    ["/admin/news-category", "/admin/news-category"],
    ["/admin/profile", undefined],
    ["/admin", undefined],
  ])("finds %s as the page of %s", (pathname, path) => {
    expect(currentPage(menu, pathname)?.page.path).toBe(path);
  });
});
