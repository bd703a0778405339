import { expect, test } from "vitest";
import { mergeItems } from "~/lib/items";
import type { Draft } from "./draft-store";
import { formerLists, withFormer } from "./former-lists";
import { mergeDrafts } from "./merge-drafts";

type Part = { id: string; titleEn: string; titleVi: string | null; buttons: { id: string; labelEn: string }[] };

const part = (id: string, changes: Partial<Part> = {}): Part => ({
  id,
  titleEn: id,
  titleVi: null,
  buttons: [{ id: "b", labelEn: "Go" }],
  ...changes,
});
const before = [part("a"), part("b"), part("c")];

function draftOf(parts: Part[], began: Part[] = before): Draft {
  return withFormer({ version: 1, pendingVersion: null, at: new Date(0), values: { parts } }, { parts: began });
}

test.each([
  ["a changed part", [part("a", { titleEn: "Typed" }), part("b"), part("c")]],
  ["a removed part", [part("a"), part("c")]],
  ["an added part", [part("a"), part("b"), part("new"), part("c")]],
  ["parts in another order", [part("c"), part("a"), part("b")]],
  ["a removed button", [part("a", { buttons: [] }), part("b"), part("c")]],
  ["an added button", [part("a", { buttons: [{ id: "x", labelEn: "New" }, ...part("a").buttons] }), part("b"), part("c")]],
  ["no parts", []],
  ["the same parts", before],
])("a draft with %s knows the parts that it was typed over", (_, typed) => {
  expect(formerLists(draftOf(typed))).toEqual({ parts: before });
});

test("keeps of the former parts only what was typed over", () => {
  const { former } = draftOf([part("a", { titleEn: "Typed" }), part("b"), part("c")]);
  expect(former).toEqual({ parts: ["a", "b", "c"], "parts.a.titleEn": "a" });
});

test("a draft merges with what another person has saved in other parts since", () => {
  const draft = draftOf([part("a", { titleEn: "Typed" }), part("c")]);
  const theirs = [part("a", { titleVi: "Của họ" }), part("b"), part("c", { titleEn: "Theirs" }), part("d")];
  const mine = [part("a", { titleEn: "Typed" }), part("c")];
  const { parts: base } = formerLists(draft);
  expect(base).toEqual(before);
  expect(mergeItems("parts", before, mine, theirs)).toEqual({
    value: [part("a", { titleEn: "Typed", titleVi: "Của họ" }), part("c", { titleEn: "Theirs" }), part("d")],
    conflicts: [],
  });
});

test("a draft of an earlier version of the software does not claim to know its parts", () => {
  const { former: _, ...older } = draftOf([part("a", { titleEn: "Typed" })]);
  expect(formerLists(older)).toEqual({ parts: undefined });
  expect(mergeDrafts(older, draftOf([part("a")]), { parts: before }).former).toEqual({});
});

test("input over an undecided draft keeps the parts that the draft was typed over", () => {
  const older = draftOf([part("a", { titleEn: "Yesterday" }), part("b"), part("c")]);
  const now = [part("a", { titleVi: "Của họ" }), part("b"), part("c")];
  const typed = now.map((one) => (one.id === "c" ? part("c", { titleEn: "Today" }) : one));
  const merged = mergeDrafts(older, draftOf(typed, now), { parts: now });
  expect(merged.values).toEqual({ parts: [part("a", { titleEn: "Yesterday" }), part("b"), part("c", { titleEn: "Today" })] });
  expect(formerLists(merged)).toEqual({ parts: before });
});
