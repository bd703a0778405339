import { expect, test } from "vitest";
import { inBothLanguages } from "~/lib/languages";
import type { HeaderEntry, MenuLink } from "~/lib/menus";
import { findUnnamed } from "./unnamed";

const names = {
  en: { pages: { "/news": "News" }, columns: { explore: "Explore" }, more: "More" },
  vi: { pages: { "/news": "Tin tức" }, columns: {}, more: "Xem thêm" },
};
const link = (id: string, href: string | null, labels: Partial<MenuLink> = {}) => ({
  ...{ id, href, ...inBothLanguages({ label: null }) },
  ...labels,
});
const entry = (...given: Parameters<typeof link>): HeaderEntry => ({ ...link(...given), isUnderMore: false, items: [] });
const parent = (id: string, labels: Partial<MenuLink> = {}) => ({ ...entry(id, null, labels), items: [link(`${id}1`, "/news")] });
const column = (id: string, titleEn: string | null, href: string | null = "/news") => ({
  ...{ id, titleEn, titleVi: null, items: [link(`in-${id}`, href)] },
});
const header = (...headerMenu: HeaderEntry[]) => findUnnamed({ headerMenu, footerMenu: [] }, names);

test("an entry has the name of its page, at an address of either language, or of its record", () => {
  const pages = ["/news", "/vi/news", "record:/admin/page/7"].map((href, index) => entry(`e${index}`, href));
  expect(header(...pages, entry("nowhere", null))).toEqual([]);
});

test("an outside link is found once, by its other name or by its address, which is cut", () => {
  const long = `https://a.example/${"a".repeat(100)}`;
  expect(
    header(entry("a", "https://a.example"), entry("b", "https://b.example", { labelEn: "Portal" }), entry("c", long)),
  ).toEqual([
    { lackingLanguages: ["en", "vi"], name: "https://a.example", column: null },
    { lackingLanguages: ["vi"], name: "Portal", column: null },
    { lackingLanguages: ["en", "vi"], name: `${long.slice(0, 60)}…`, column: null },
  ]);
});

test("an entry without a link needs a name for the entries below it", () => {
  expect(header(parent("a", { labelEn: "Group" }), parent("b"))).toEqual([
    { lackingLanguages: ["vi"], name: "Group", column: null },
    { lackingLanguages: ["en", "vi"], name: null, column: null },
  ]);
});

test("a column that has links needs a title, which the product's own columns have", () => {
  const footerMenu = [column("explore", null), column("own", "Own"), column("bare", null), column("empty", null, null)];
  expect(findUnnamed({ headerMenu: [parent("in-empty", { labelEn: "A", labelVi: "B" })], footerMenu }, names)).toEqual([
    { lackingLanguages: ["vi"], name: null, column: 1 },
    { lackingLanguages: ["vi"], name: "Own", column: 2 },
    { lackingLanguages: ["en", "vi"], name: null, column: 3 },
  ]);
});
