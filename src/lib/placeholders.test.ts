import { describe, expect, test } from "vitest";
import { filledLengthOf, fillPlaceholders, refillPlaceholders } from "./placeholders";

const values = { name: "Nguyễn Thị Ánh", company: null, subject: "Leak detection" };

describe("a template", () => {
  test.each<[what: string, template: string, text: string, missing: string[]]>([
    ["stays unchanged without placeholders", "Thank you.", "Thank you.", []],
    ["is filled with the values", "Dear {name}, about {subject}:", "Dear Nguyễn Thị Ánh, about Leak detection:", []],
    ["fills repeated placeholders", "{name} {name}", "Nguyễn Thị Ánh Nguyễn Thị Ánh", []],
    [
      "keeps a placeholder whose value is empty, and reports it",
      "{name} of {company}",
      "Nguyễn Thị Ánh of {company}",
      ["company"],
    ],
    ["keeps an unknown placeholder, and reports it once", "{price} or {price}", "{price} or {price}", ["price"]],
    ["keeps names of Object properties", "{constructor} {toString}", "{constructor} {toString}", ["constructor", "toString"]],
    ["keeps other braces", "{ name } {} {a b} }{", "{ name } {} {a b} }{", []],
    ["keeps the second pair of braces", "{{name}}", "{Nguyễn Thị Ánh}", []],
  ])("%s", (_, template, text, missing) => {
    expect(fillPlaceholders(template, values)).toEqual({ text, missing });
    expect(filledLengthOf(template)(values)).toBe(text.length);
  });

  test("ignores placeholders and replacement patterns inside a value", () => {
    const text = fillPlaceholders("Dear {name}: {subject}", { name: "{subject} $& $1", subject: "Pumps" });
    expect(text).toEqual({ text: "Dear {subject} $& $1: Pumps", missing: [] });
  });

  test("reports a placeholder whose value is empty", () => {
    expect(fillPlaceholders("{company}", { company: "" })).toEqual({ text: "{company}", missing: ["company"] });
  });
});

describe("a text that was filled", () => {
  test("keeps values with braces, and is filled where a placeholder was typed since", () => {
    const values = { name: "Anna {link} (Ng)", job: "{name} | {site}", site: "Lac Giang" };
    const { text } = fillPlaceholders("Dear {name}, about {job}:", values);
    expect(text).toBe("Dear Anna {link} (Ng), about {name} | {site}:");
    expect(refillPlaceholders(text, values)).toEqual({ text, missing: [] });
    expect(refillPlaceholders(`${text} {site} {link}`, values)).toEqual({ text: `${text} Lac Giang {link}`, missing: ["link"] });
  });
});
