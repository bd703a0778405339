import { describe, expect, test } from "vitest";
import en from "../../../messages/en.json";
import vi from "../../../messages/vi.json";
import { findBlocks } from "./block-search";

const keys = [
  "heading2",
  "heading3",
  "heading4",
  "bulletList",
  "orderedList",
  "quote",
  "codeBlock",
  "image",
  "table",
  "video",
  "divider",
] as const;
const blocksIn = ({ editor }: typeof en) => keys.map((key) => ({ key, label: editor[key] }));
const found = (typed: string, messages = en) => findBlocks(blocksIn(messages), typed).map(({ key }) => key);

describe("blocks of an empty line", () => {
  test.each([
    ["ta", ["table", "image"]],
    ["tab", ["table"]],
    ["LIST", ["bulletList", "orderedList"]],
    ["code b", ["codeBlock"]],
    ["steps", ["orderedList"]],
    ["photo", ["image"]],
    ["h3", ["heading3"]],
    ["sub", ["heading3"]],
    ["vid", ["video"]],
    ["hình", ["image"]],
    ["bang", ["table"]],
    ["trich", ["quote"]],
    ["đường kẻ", ["divider"]],
    ["duong ke", ["divider"]],
    ["Danh Sách", ["bulletList", "orderedList"]],
  ])("are found by %j", (typed, expected) => expect(found(typed)).toEqual(expected));

  test.each([
    ["anh", ["image"]],
    ["photo", ["image"]],
    ["de muc", ["heading2", "heading3", "heading4"]],
    ["line", ["divider"]],
  ])("are found by %j in Vietnamese", (typed, expected) => expect(found(typed, vi)).toEqual(expected));

  test.each(["", " "])("are all there for %j", (typed) => expect(found(typed)).toEqual(keys));
  test.each(["able", "uote", "xyz"])("are not found by %j, which begins none of their words", (typed) =>
    expect(found(typed)).toEqual([]),
  );

  test("come first when their name begins so", () => expect(found("heading")[0]).toBe("heading2"));

  test.each([
    ["English", en, vi],
    ["Vietnamese", vi, en],
  ])("are found by their name in %s, whatever the language of the page", (_, named, shown) => {
    for (const { key, label } of blocksIn(named)) expect(found(label, shown)).toContain(key);
  });
});
