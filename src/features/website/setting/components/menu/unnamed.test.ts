import { expect, test } from "vitest";
import { inBothLanguages } from "~/lib/languages";
import { findUnnamed } from "./unnamed";

const names = { en: { "/news": "News", explore: "Explore", more: "More" }, vi: { "/news": "Tin tức", more: "Xem thêm" } };
const link = (id: string, href: string | null, labels: { labelEn?: string; labelVi?: string } = {}) => ({
  ...{ id, href, ...inBothLanguages({ label: null }) },
  ...labels,
});
const entry = (...given: Parameters<typeof link>) => ({ ...link(...given), isUnderMore: false, items: [] });
const column = (id: string, titleEn: string | null, items = [link("x", "/news")]) => ({ id, titleEn, titleVi: null, items });

test("an entry or a column without a name in a language is found, by its other name, its address or its number", () => {
  const headerMenu = [
    ...[entry("a", "/news"), entry("b", "record:/admin/page/7"), entry("c", null), entry("d", "https://a.example")],
    entry("e", "https://b.example", { labelEn: "Portal" }),
    { ...entry("f", null, { labelEn: "Group" }), items: [link("g", "/news")] },
  ];
  const footerMenu = [column("explore", null), column("h", "Own"), column("i", null, [])];
  expect(findUnnamed({ headerMenu, footerMenu }, names)).toEqual([
    { locale: "en", name: "https://a.example" },
    { locale: "vi", name: "https://a.example" },
    { locale: "vi", name: "Portal" },
    { locale: "vi", name: "Group" },
    { locale: "vi", name: "", column: 1 },
    { locale: "vi", name: "Own", column: 2 },
  ]);
});
