import { describe, expect, it } from "vitest";
import { currentPage, entriesOf } from "./current-page";

const page = (path: string, tabOf?: string) => ({ name: path, icon: "circle", path, canAdd: false, tabOf });
const menu = [
  {
    id: 1,
    name: "News",
    icon: "circle",
    pages: [page("/admin/news-category"), page("/admin/news"), page("/admin/news/archive"), page("/admin/tags", "/admin/news")],
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

  it("finds the entry that a tab shares", () => {
    expect(currentPage(menu, "/admin/tags")).toMatchObject({ page: { path: "/admin/tags" }, entry: "/admin/news" });
    expect(entriesOf(menu[0]?.pages ?? []).map(({ path }) => path)).not.toContain("/admin/tags");
  });
});
