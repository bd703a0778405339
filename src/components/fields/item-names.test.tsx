import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../../messages/en.json";
import { ItemNames } from "./item-names";

const titled = (id: string, titleEn: string) => ({ id, titleEn, titleVi: null });
const record = {
  parts: [
    { id: "steps-1", steps: [titled("one", "Survey"), titled("two", "Build")] },
    { id: "questions-1", questions: [titled("one", "How long?"), titled("two", "How much?")] },
    { id: "table-1", columns: [titled("one", "Size")], rows: [{ id: "r", cells: [titled("one", "Large")] }] },
  ],
};

function namesOf(name: string, value: unknown, nameOf?: () => string | undefined): string[] {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Ho_Chi_Minh">
      <ItemNames value={value} name={name} record={record} {...(nameOf && { nameOf })} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/>([^<]+)</g)].map(([, text = ""]) => text);
}

test("items are named by the words of their own list, whatever ids other lists have", () => {
  expect(namesOf("parts.steps-1.steps", ["two", "one"])).toEqual(["1. Build", "2. Survey"]);
  expect(namesOf("parts.questions-1.questions", ["one"])).toEqual(["1. How long?"]);
  expect(namesOf("parts.table-1.rows.r.cells", ["one"])).toEqual(["1. Large"]);
});

test("an item that is given as a whole has its own words, and one without any says so", () => {
  const empty = en.page.parts.items.empty;
  expect(namesOf("parts.steps-1.steps", [titled("one", "Measure"), titled("three", "")])).toEqual(["1. Measure", `2. ${empty}`]);
  expect(namesOf("parts.steps-1.steps", ["gone"])).toEqual([`1. ${empty}`]);
  expect(namesOf("parts.steps-1.steps", [{ id: "x" }], () => "Its page")).toEqual(["1. Its page"]);
  expect(namesOf("parts.steps-1.steps", [{ id: "x" }], () => undefined)).toEqual([`1. ${empty}`]);
});
