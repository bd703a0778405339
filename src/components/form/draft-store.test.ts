import { beforeEach, expect, test } from "vitest";
import { draftKey, readDraft, removeDraft, removePersonalDrafts, writeDraft } from "./draft-store";
import { mergeDrafts } from "./merge-drafts";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size;
  },
};
const forbidden = {
  getItem: () => {
    throw new Error("SecurityError");
  },
  setItem: () => {
    throw new Error("QuotaExceededError");
  },
  removeItem: () => {
    throw new Error("SecurityError");
  },
};
const key = draftKey(1, "/admin/news", 5);
const draft = {
  version: 3,
  at: new Date("2026-11-21T03:00:00Z"),
  values: { titleEn: "Đường", publishAt: new Date("2026-12-01T02:00:00Z"), summaryEn: null },
};

beforeEach(() => kept.clear());

test("each person, page and record has a draft of its own", () => {
  const keys = [
    key,
    draftKey(2, "/admin/news", 5),
    draftKey(1, "/admin/news", 6),
    draftKey(1, "/admin/news", null),
    draftKey(1, "/admin/level", 5),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("what was typed comes back as it was, dates and empty values too", () => {
  writeDraft(storage, key, draft);
  expect(readDraft(storage, key)).toEqual(draft);
});

test("a draft with nothing in it is none, and a removed one is gone", () => {
  writeDraft(storage, key, draft);
  writeDraft(storage, key, { ...draft, values: {} });
  expect(readDraft(storage, key)).toBeNull();
  writeDraft(storage, key, draft);
  removeDraft(storage, key);
  expect(readDraft(storage, key)).toBeNull();
});

test.each(["", "{", "null", '"text"', '{"json":{"version":1}}', '{"json":{"version":"1","at":1,"values":{}}}'])(
  "ignores an unreadable draft: %s",
  (text) => {
    kept.set(key, text);
    expect(readDraft(storage, key)).toBeNull();
  },
);

test("a browser that forbids storage or has no room left causes no error", () => {
  expect(readDraft(forbidden, key)).toBeNull();
  expect(() => writeDraft(forbidden, key, draft)).not.toThrow();
  expect(() => removeDraft(forbidden, key)).not.toThrow();
});

test.each([
  ["/admin/candidate", 5],
  ["/admin/candidate", null],
  ["/admin/contact/7", null],
])("a draft with personal data ends a day after it was typed: %s", (path, id) => {
  const personal = draftKey(1, path, id);
  for (const one of [key, personal]) writeDraft(storage, one, draft);
  removePersonalDrafts(storage, { now: new Date("2026-11-22T03:00:00Z") });
  expect([...kept.keys()]).toEqual([key, personal]);
  removePersonalDrafts(storage, { now: new Date("2026-11-22T03:00:01Z") });
  expect([...kept.keys()]).toEqual([key]);
});

test("who signs out leaves no draft with personal data, and the drafts of others alone", () => {
  const [own, other] = [draftKey(1, "/admin/candidate", 5), draftKey(2, "/admin/candidate", 5)];
  for (const one of [key, own, other]) writeDraft(storage, one, draft);
  removePersonalDrafts(storage, { now: draft.at, userId: 1 });
  expect([...kept.keys()]).toEqual([key, other]);
});

test("input typed over an undecided draft is kept with it, on the version of that draft", () => {
  const typed = { version: 4, pendingVersion: 2, at: new Date("2026-11-22T03:00:00Z"), values: { titleEn: "New" } };
  expect(mergeDrafts(draft, typed, { titleEn: "" })).toEqual({
    ...typed,
    version: 3,
    pendingVersion: undefined,
    values: { ...draft.values, titleEn: "New" },
    former: {},
  });
  expect(mergeDrafts(null, typed, { titleEn: "" })).toEqual(typed);
});

test("input typed into one part of a page is kept beside an undecided draft of another part", () => {
  const parts = (hero: string, text: string) => ({
    parts: [
      { id: "a", titleEn: hero },
      { id: "b", titleEn: text },
    ],
  });
  const older = { ...draft, values: parts("Typed yesterday", "Text") };
  expect(mergeDrafts(older, { ...draft, values: parts("Hero", "Typed today") }, parts("Hero", "Text")).values).toEqual(
    parts("Typed yesterday", "Typed today"),
  );
});
