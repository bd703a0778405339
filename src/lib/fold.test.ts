import { describe, expect, it } from "vitest";
import { fold } from "./fold";

describe("fold", () => {
  it.each([
    ["Đường", "duong"],
    ["ĐẶNG THỊ QUỲNH", "dang thi quynh"],
    ["Nguyễn Văn Ước", "nguyen van uoc"],
    ["e\u0301te\u0301", "ete"],
    ["Café Zürich", "cafe zurich"],
    ["100 %", "100 %"],
    ["", ""],
  ])("folds %j to %j", (text, folded) => expect(fold(text)).toBe(folded));
});
