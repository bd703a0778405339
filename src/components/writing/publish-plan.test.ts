import { describe, expect, test } from "vitest";
import { languageStatesBy } from "~/components/form/language-state";
import { articleSchema, emptyArticle } from "~/features/news/article/schema";
import { isToDecide, publishingSet, shownAtFirst, suggestedTimes } from "./publish-plan";

const statesOf = languageStatesBy(articleSchema, "/admin/news");
const en = { titleEn: "A bridge", summaryEn: "Two lanes", contentEn: "<p>The first car crossed.</p>" };
const vi = { titleVi: "Cây cầu", summaryVi: "Hai làn", contentVi: "<p>Chiếc xe đầu tiên qua cầu.</p>" };
const states = (values: object) => statesOf({ ...emptyArticle, ...values });
const both = states({ ...en, ...vi });
const onlyEn = states(en);
const copied = states({ ...en, ...vi, contentVi: en.contentEn });

describe("shownAtFirst", () => {
  test.each([
    ["leaves out a language that lacks a text", onlyEn, onlyEn, false, ["en"]],
    ["leaves out a language with a copied structure", copied, copied, false, ["en"]],
    ["keeps an incomplete language that visitors read", onlyEn, both, true, ["en", "vi"]],
    ["shows complete languages", both, both, false, ["en", "vi"]],
    [
      "shows each complete language of what visitors don't see",
      states({ ...en, ...vi, visibleVi: false }),
      both,
      false,
      ["en", "vi"],
    ],
    ["shows a language that has been filled in", states({ ...en, ...vi, visibleVi: false }), onlyEn, true, ["en", "vi"]],
    ["keeps a complete language hidden that was complete before", states({ ...en, ...vi, visibleVi: false }), both, true, ["en"]],
  ] as const)("%s", (_, now, before, isOnSite, expected) => expect(shownAtFirst(now, before, isOnSite)).toEqual(expected));
});

describe("isToDecide", () => {
  const changes = { key: "publishChanges", set: {} } as const;
  const hidden = states({ ...en, ...vi, visibleVi: false });
  const stored = { ...emptyArticle, ...en, ...vi, summaryVi: en.summaryEn, status: "published" };
  const beside = (values: object) => statesOf({ ...stored, ...values }, stored);
  test.each([
    ["publishing", { key: "publish" } as const, both, both, true],
    ["a correction", changes, both, both, false],
    ["a correction beside a hidden translation", changes, hidden, hidden, false],
    ["a copied structure", changes, copied, both, true],
    ["a correction beside an old text that is the same in both", changes, beside({ titleEn: "Bridge" }), statesOf(stored), false],
    [
      "a correction of such a text",
      changes,
      beside({ summaryEn: "Two lanes.", summaryVi: "Two lanes." }),
      statesOf(stored),
      true,
    ],
    ["a translation that has been filled in", changes, hidden, states({ ...en, visibleVi: false }), true],
  ] as const)("judges %s", (_, action, now, before, expected) => expect(isToDecide(action, now, before)).toBe(expected));
});

describe("suggestedTimes", () => {
  test("are at nine in Vietnam", () => {
    // Thursday, 00:30 in Vietnam.
    const { tomorrow, monday } = suggestedTimes(new Date("2026-11-25T17:30:00Z"));
    expect([tomorrow?.toISOString(), monday?.toISOString()]).toEqual(["2026-11-27T02:00:00.000Z", "2026-11-30T02:00:00.000Z"]);
  });

  test("have no Monday that is tomorrow, and the next one on a Monday", () => {
    expect(suggestedTimes(new Date("2026-11-29T03:00:00Z")).monday).toBeNull();
    expect(suggestedTimes(new Date("2026-11-30T03:00:00Z")).monday?.toISOString()).toBe("2026-12-07T02:00:00.000Z");
  });
});

describe("publishingSet", () => {
  const now = new Date("2026-11-25T08:00:00Z");
  const later = new Date("2026-11-26T08:00:00Z");
  const choice = { shown: ["en"] as const, at: null, sameInBoth: [7] };
  const shown = { visibleEn: true, visibleVi: false, sameInBoth: [7] };

  test("changes no time of what visitors read", () => expect(publishingSet(choice, null, now)).toEqual(shown));

  test("publishes now what was planned for later", () =>
    expect(publishingSet(choice, { publishAt: later, unpublishAt: null }, now)).toEqual({
      ...shown,
      status: "published",
      publishAt: now,
    }));

  test("publishes at a time, and drops an end that has passed", () =>
    expect(publishingSet({ ...choice, at: later }, { publishAt: null, unpublishAt: now }, now)).toEqual({
      ...shown,
      status: "published",
      publishAt: later,
      unpublishAt: null,
    }));
});
