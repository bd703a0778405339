import { describe, expect, test } from "vitest";
import { placeOfChange, revertChange } from "./undo-steps";

const part = (id: string, fields: object = {}) => ({ id, titleEn: id, titleVi: id, ...fields });

describe("a change that is taken back", () => {
  test("leaves what another person has saved since", () => {
    const before = { titleEn: "Page", parts: [part("a"), part("b")] };
    const after = { titleEn: "Page", parts: [part("a", { titleEn: "Mine" }), part("b")] };
    const now = {
      titleEn: "Theirs",
      parts: [part("a", { titleEn: "Mine", titleVi: "Của họ" }), part("b", { titleEn: "Theirs" }), part("c")],
    };
    expect(revertChange(now, { before, after })).toEqual({
      parts: [part("a", { titleVi: "Của họ" }), part("b", { titleEn: "Theirs" }), part("c")],
    });
  });

  test("leaves a field that has another value by now", () => {
    const change = { before: { titleEn: "One" }, after: { titleEn: "Two" } };
    expect(revertChange({ titleEn: "Two" }, change)).toEqual({ titleEn: "One" });
    expect(revertChange({ titleEn: "Three" }, change)).toEqual({});
  });

  test.each([
    ["an added part", [part("a"), part("b")], [part("a"), part("new"), part("b")]],
    ["a removed part", [part("a"), part("b")], [part("b")]],
    ["parts in another order", [part("a"), part("b"), part("c")], [part("c"), part("a"), part("b")]],
  ])("restores %s, and can be made again", (_, before, after) => {
    expect(revertChange({ parts: after }, { before: { parts: before }, after: { parts: after } })).toEqual({ parts: before });
    expect(revertChange({ parts: before }, { before: { parts: after }, after: { parts: before } })).toEqual({ parts: after });
  });

  test("never changes when a record is published", () => {
    const change = { before: { status: "draft" }, after: { status: "published" } };
    expect([revertChange(change.after, change), placeOfChange(change)]).toEqual([{}, ""]);
  });
});
