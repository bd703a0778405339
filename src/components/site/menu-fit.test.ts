import { expect, test } from "vitest";
import { brandWidth, fitMenu } from "./menu-fit";

const entry = (label: string, isUnderMore = false) => ({ label, isUnderMore, items: [] });
/** With a wide logo. */
const fitBesideLogo = (entries: Parameters<typeof fitMenu>[0], more: string) => fitMenu(entries, more, 176);
const fixed = ["Trang chủ", "Dịch vụ", "Giới thiệu", "Tin tức", "Tuyển dụng", "Liên hệ"].map((label) => entry(label));

test("fits a few entries into the header of a tablet", () => {
  const few = [entry("Home"), entry("News"), entry("Contact")];
  expect(fitBesideLogo(few, "More")).toEqual({ from: "md", width: 768, least: 3, most: 3 });
});

test("fits the fixed pages from a small laptop on, and one or two more into a large one", () => {
  expect(fitBesideLogo(fixed, "Thêm")).toEqual({ from: "lg", width: 992, least: 6, most: 6 });
  expect(fitBesideLogo([...fixed, entry("Đối tác")], "Thêm")).toEqual({ from: "lg", width: 992, least: 5, most: 7 });
});

test("puts what does not fit under More at each width, beside what staff put there", () => {
  const long = [entry("Chất lượng và chứng chỉ"), entry("Dành cho nhà đầu tư")];
  expect(fitBesideLogo([...fixed, ...long], "Thêm")).toEqual({ from: "lg", width: 992, least: 5, most: 6 });
  expect(fitBesideLogo([...fixed, entry("Đối tác", true)], "Thêm")).toMatchObject({ from: "lg", most: 6 });
});

test("keeps the menu in the line where one entry has a long name", () => {
  const [home, , ...others] = fixed;
  const entries = [home, entry("Giám sát hơi nước và khí nén"), ...others].flatMap((one) => one ?? []);
  expect(fitBesideLogo(entries, "Thêm")).toMatchObject({ from: "lg", least: 3 });
});

test("leaves all to the button where fewer than two entries fit", () => {
  expect(fitBesideLogo([entry("x".repeat(60)), ...fixed], "More")).toMatchObject({ from: "xl", width: 1200 });
  expect(fitBesideLogo([entry("x".repeat(200)), ...fixed], "More").most).toBe(0);
});

test("leaves room for the site's name, and for capitals", () => {
  const name = "Công ty Cổ phần Kỹ thuật Nước Minh An";
  expect([brandWidth(null, "Minh An") < 120, brandWidth(null, name) > 250]).toEqual([true, true]);
  const { least } = fitMenu(fixed, "Thêm", brandWidth(null, name));
  expect(least).toBeLessThan(6);
  const capitals = ["HOME", "WATER MANAGEMENT", "COMMUNICATIONS", "COMMUNITY", "COMPANY"].map((label) => entry(label));
  expect(fitBesideLogo(capitals, "More").least).toBeLessThan(5);
});
