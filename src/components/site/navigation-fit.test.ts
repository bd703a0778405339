import { expect, test } from "vitest";
import { navigationFitsFrom } from "./navigation-fit";

const fixed = ["Trang chủ", "Dịch vụ", "Giới thiệu", "Tin tức", "Tuyển dụng", "Liên hệ"];

test("a few entries fit into the header of a tablet", () => {
  expect(navigationFitsFrom(["Home", "News", "Contact"])).toBe("md");
});

test("the fixed pages fit into it from a small laptop, with a page or two more from a large one", () => {
  expect(navigationFitsFrom(fixed)).toBe("lg");
  expect(navigationFitsFrom([...fixed, "Đối tác"])).toBe("xl");
});

test("entries that fit into no header stay behind the menu button", () => {
  expect(navigationFitsFrom([...fixed, "Chất lượng và chứng chỉ", "Dành cho nhà đầu tư"])).toBeNull();
});
