import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flatten, isRichField, isSameJson, isTextField, mergeItems, unflatten, withOwnIds } from "./items";

type Part = { id: string; en: string; vi: string; items: { id: string; text: string }[]; ids: number[] };

const part = (id: string, changes: Partial<Part> = {}): Part => ({ id, en: "", vi: "", items: [], ids: [], ...changes });
const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 5 });
const word = fc.constantFrom("", "x", "y", "z");
const list: fc.Arbitrary<Part[]> = ids.chain((names) =>
  fc.tuple(
    ...names.map((id) =>
      fc.record({
        id: fc.constant(id),
        en: word,
        vi: word,
        items: fc.uniqueArray(fc.record({ id: fc.constantFrom("p", "q"), text: word }), {
          selector: ({ id }) => id,
          maxLength: 2,
        }),
        ids: fc.array(fc.nat(3), { maxLength: 2 }),
      }),
    ),
  ),
);
const merge = (base: Part[], mine: Part[], theirs: Part[]) => mergeItems("parts", base, mine, theirs);

describe("items", () => {
  test("are the same after being taken apart", () => {
    fc.assert(
      fc.property(list, (parts) => {
        expect(unflatten("parts", flatten("parts", parts))).toEqual(parts);
      }),
    );
    expect(flatten("parts", [part("a", { items: [{ id: "p", text: "x" }] })])).toEqual({
      parts: ["a"],
      "parts.a.en": "",
      "parts.a.vi": "",
      "parts.a.items": ["p"],
      "parts.a.items.p.text": "x",
      "parts.a.ids": [],
    });
  });

  test("are compared whatever the order of their keys", () => {
    expect(isSameJson([{ id: "a", en: "x" }], [{ en: "x", id: "a" }])).toBe(true);
    expect(isSameJson([{ id: "a" }, { id: "b" }], [{ id: "b" }, { id: "a" }])).toBe(false);
  });
});

describe("mergeItems", () => {
  test("keeps both languages, another part, an added and a moved one", () => {
    const base = [part("a", { en: "x" }), part("b"), part("c")];
    const mine = [part("c"), part("a", { en: "mine" }), part("new"), part("b")];
    const theirs = [part("a", { en: "x", vi: "theirs" }), part("b"), part("c"), part("last", { en: "z" })];
    expect(merge(base, mine, theirs)).toEqual({
      value: [part("c"), part("a", { en: "mine", vi: "theirs" }), part("new"), part("b"), part("last", { en: "z" })],
      conflicts: [],
    });
  });

  test("keeps the moves of both sides", () => {
    const order = (...ids: string[]) => ids.map((id) => part(id));
    const base = order("a", "b", "c", "d");
    const [mine, theirs] = [order("b", "a", "c", "d"), order("a", "b", "d", "c")];
    for (const { value } of [merge(base, mine, theirs), merge(base, theirs, mine)])
      expect(value).toEqual(order("b", "a", "d", "c"));
    expect(merge(base, order("d", "a", "b", "c"), order("c", "a", "b", "d")).value).toEqual(order("d", "c", "a", "b"));
  });

  test("keeps a part that one side removes and the other changes, and names a field that both change", () => {
    const base = [part("a", { en: "x" }), part("b", { en: "x" })];
    expect(
      merge(base, [base[1] ?? part("b")], [part("a", { en: "y" }), part("b", { en: "x" })]).value.map(({ id }) => id),
    ).toEqual(["a", "b"]);
    const both = merge(base, [part("a", { en: "y" })], [part("a", { en: "z" })]);
    expect(both).toEqual({ value: [part("a", { en: "y" })], conflicts: ["parts.a.en"] });
  });

  test("takes what only one side has changed", () => {
    fc.assert(
      fc.property(list, list, (base, changed) => {
        expect(merge(base, base, changed)).toEqual({ value: changed, conflicts: [] });
        expect(merge(base, changed, base)).toEqual({ value: changed, conflicts: [] });
        expect(merge(base, changed, changed)).toEqual({ value: changed, conflicts: [] });
      }),
    );
  });

  test("loses nothing that was typed, and merging again changes nothing", () => {
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const { value, conflicts } = merge(base, mine, theirs);
        const [was, merged] = [flatten("parts", base), flatten("parts", value)];
        for (const [side, isOther] of [
          [flatten("parts", mine), false],
          [flatten("parts", theirs), true],
        ] as const) {
          for (const [key, typed] of Object.entries(side)) {
            const isOrder = key === "parts" || key.endsWith(".items");
            if (isOrder || isSameJson(typed, was[key]) || (isOther && conflicts.includes(key))) continue;
            expect([key, merged[key]]).toEqual([key, typed]);
          }
        }
        expect(merge(theirs, value, theirs).value).toEqual(value);
        expect(new Set(value.map(({ id }) => id)).size).toBe(value.length);
      }),
    );
  });
});

test("two people who save one after the other have the same items and texts, whoever is first", () => {
  fc.assert(
    fc.property(list, list, list, (base, one, other) => {
      const [first, second] = [merge(base, one, other), merge(base, other, one)];
      const sorted = (parts: Part[]) => parts.map(({ id }) => id).sort();
      expect(sorted(first.value)).toEqual(sorted(second.value));
      expect([...first.conflicts].sort()).toEqual([...second.conflicts].sort());
      const [texts, others] = [flatten("parts", first.value), flatten("parts", second.value)];
      for (const [key, text] of Object.entries(texts)) {
        const isOrder = key === "parts" || key.endsWith(".items");
        if (!isOrder && !first.conflicts.includes(key)) expect([key, others[key]]).toEqual([key, text]);
      }
    }),
  );
});

test.each([
  ["contentEn", true, true],
  ["parts.a.contentVi", true, true],
  ["parts.a.titleEn", false, true],
  ["buttons.b.labelVi", false, true],
  ["parts.a.visibleEn", false, false],
  ["parts.a.tone", false, false],
])("%s is a rich text: %s, a text: %s", (name, isRich, isText) => {
  expect([isRichField(name), isTextField(name)]).toEqual([isRich, isText]);
});

test("copies have ids of their own, and items that share an id in a copy still share it", () => {
  const table = { id: "table-1", columns: [{ id: "a" }, { id: "b" }], rows: [{ id: "c", cells: [{ id: "b" }] }] };
  const [[copy], [other]] = [withOwnIds([table]), withOwnIds([table])];
  expect(copy?.id).toMatch(/^table-[0-9a-f]{8}$/);
  expect(copy?.rows[0]?.cells[0]?.id).toBe(copy?.columns[1]?.id);
  expect(new Set([copy, other].flatMap((one) => one?.columns.map(({ id }) => id))).size).toBe(4);
  expect(copy?.columns[1]?.id).not.toBe("b");
});
