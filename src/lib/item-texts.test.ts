import { describe, expect, test } from "vitest";
import { firstText, itemName, openingLead } from "./item-texts";

const hidden = { id: "a", kind: "text", visibleEn: false, visibleVi: true, contentEn: "<p>Hidden</p>", contentVi: "<p>Một</p>" };
const call = { id: "b", kind: "callToAction", visibleEn: true, visibleVi: true, leadEn: "Let's talk", leadVi: "" };
const opening = { id: "c", kind: "hero", visibleEn: true, visibleVi: false, leadEn: "We build", leadVi: "Chúng tôi xây" };

describe("the text that describes a page", () => {
  test("is the first lead or rich text that the language shows, without markup", () => {
    expect(firstText([hidden, call, opening], "En")).toBe("Let's talk");
    expect(firstText([hidden, call, opening], "Vi")).toBe("Một");
    expect(firstText([], "En")).toBe("");
  });

  test("is the opening's lead for a fixed page, where the language shows it", () => {
    expect(openingLead([call, opening], "En")).toBe("We build");
    expect(openingLead([call, opening], "Vi")).toBe("");
    expect(openingLead([{ ...opening, leadEn: null }], "En")).toBe("");
    expect(openingLead([call], "En")).toBe("");
    expect(openingLead("no list", "En")).toBe("");
  });
});

test("an item is named by its title in the language, wherever the database has put it, else by its first text", () => {
  const step = { id: "d", textEn: "<p>We meet.</p>", textVi: "", titleEn: "First talk", titleVi: "Trao đổi" };
  const halfTitled = { ...step, titleVi: "" };
  const untitled = { ...halfTitled, titleEn: "" };
  const empty = { ...untitled, textEn: "" };
  expect(itemName(step, "En")).toBe("First talk");
  expect(itemName(halfTitled, "Vi")).toBe("First talk");
  expect(itemName(untitled, "En")).toBe("We meet.");
  expect(itemName(empty, "En")).toBeUndefined();
});
