import { expect, test } from "vitest";
import { fitMenu } from "./menu-fit";

const entry = (label: string, isUnderMore = false) => ({ label, isUnderMore, items: [] });
const fixed = ["Trang chủ", "Dịch vụ", "Giới thiệu", "Tin tức", "Tuyển dụng", "Liên hệ"].map((label) => entry(label));

test("fits a few entries into the header of a tablet", () => {
  expect(fitMenu([entry("Home"), entry("News"), entry("Contact")], "More")).toEqual({ from: "md", width: 768, count: 3 });
});

test("fits the fixed pages from a small laptop on, with one or two more from a large one", () => {
  expect(fitMenu(fixed, "Thêm")).toEqual({ from: "lg", width: 992, count: 6 });
  expect(fitMenu([...fixed, entry("Đối tác")], "Thêm")).toEqual({ from: "xl", width: 1200, count: 7 });
});

test("puts what fits into no header under More, beside what staff put there", () => {
  const long = [entry("Chất lượng và chứng chỉ"), entry("Dành cho nhà đầu tư")];
  expect(fitMenu([...fixed, ...long], "Thêm")).toEqual({ from: "xl", width: 1200, count: 6 });
  expect(fitMenu([...fixed, entry("Đối tác", true)], "Thêm")).toEqual({ from: "xl", width: 1200, count: 6 });
  expect(fitMenu([entry("x".repeat(200)), ...fixed], "More").count).toBe(0);
});
