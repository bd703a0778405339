import { expect, test } from "vitest";
import { fitMenu } from "./menu-fit";

const entry = (label: string, isUnderMore = false) => ({ label, isUnderMore, items: [] });
const fixed = ["Trang chủ", "Dịch vụ", "Giới thiệu", "Tin tức", "Tuyển dụng", "Liên hệ"].map((label) => entry(label));

test("fits a few entries into the header of a tablet", () => {
  const few = [entry("Home"), entry("News"), entry("Contact")];
  expect(fitMenu(few, "More")).toEqual({ from: "md", width: 768, least: 3, most: 3 });
});

test("fits the fixed pages from a small laptop on, and one or two more into a large one", () => {
  expect(fitMenu(fixed, "Thêm")).toEqual({ from: "lg", width: 992, least: 6, most: 6 });
  expect(fitMenu([...fixed, entry("Đối tác")], "Thêm")).toEqual({ from: "lg", width: 992, least: 5, most: 7 });
});

test("puts what does not fit under More at each width, beside what staff put there", () => {
  const long = [entry("Chất lượng và chứng chỉ"), entry("Dành cho nhà đầu tư")];
  expect(fitMenu([...fixed, ...long], "Thêm")).toEqual({ from: "lg", width: 992, least: 5, most: 6 });
  expect(fitMenu([...fixed, entry("Đối tác", true)], "Thêm")).toMatchObject({ from: "lg", most: 6 });
});

test("keeps the menu in the line where one entry has a long name", () => {
  const [home, , ...others] = fixed;
  const entries = [home, entry("Giám sát hơi nước và khí nén"), ...others].flatMap((one) => one ?? []);
  expect(fitMenu(entries, "Thêm")).toMatchObject({ from: "lg", least: 3 });
});

test("leaves all to the button where fewer than two entries fit", () => {
  expect(fitMenu([entry("x".repeat(60)), ...fixed], "More")).toMatchObject({ from: "xl", width: 1200 });
  expect(fitMenu([entry("x".repeat(200)), ...fixed], "More").most).toBe(0);
});
