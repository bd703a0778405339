import { expect, test } from "vitest";
import { navigationFitsFrom } from "./navigation-fit";

const fixed = ["Trang chủ", "Dịch vụ", "Giới thiệu", "Tin tức", "Tuyển dụng", "Liên hệ"];

test("fits a few entries into the header of a tablet", () => {
  expect(navigationFitsFrom(["Home", "News", "Contact"])).toBe("md");
});

test("fits the fixed pages from a small laptop on, with one or two more from a large one", () => {
  expect(navigationFitsFrom(fixed)).toBe("lg");
  expect(navigationFitsFrom([...fixed, "Đối tác"])).toBe("xl");
});

test("keeps entries behind the menu button when they fit into no header", () => {
  expect(navigationFitsFrom([...fixed, "Chất lượng và chứng chỉ", "Dành cho nhà đầu tư"])).toBeNull();
});
