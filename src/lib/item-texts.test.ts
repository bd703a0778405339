import { describe, expect, test } from "vitest";
import { firstText, openingLead } from "./item-texts";

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
