import { expect, test } from "vitest";
import { publishingOf } from "./publishing-of";

const now = new Date("2026-11-23T08:00:00Z");
const later = new Date("2026-11-24T08:00:00Z");
const earlier = new Date("2026-11-22T08:00:00Z");
const draft = { status: "draft", publishAt: null, unpublishAt: null } as const;
const live = { status: "published", publishAt: earlier, unpublishAt: null } as const;

type Situation = Parameters<typeof publishingOf>[0];

const at = ({ row = null, ...rest }: Partial<Situation>) =>
  publishingOf({ row, typed: row ?? draft, isDirty: false, hasPending: false, readOnly: false, now, ...rest });
const keys = (situation: Partial<Situation>) => at(situation).map(({ key }) => key);

test.each([
  ["a new record", {}, ["publish", "schedule", "saveDraft"]],
  [
    "a draft with a time ahead",
    { row: draft, typed: { ...draft, publishAt: later } },
    ["publishAt", "publish", "schedule", "saveDraft"],
  ],
  ["a live record", { row: live }, ["publishChanges", "saveDraft"]],
  [
    "a scheduled record with pending changes",
    { row: { ...live, publishAt: later }, hasPending: true },
    ["publishChanges", "publish", "schedule", "saveDraft"],
  ],
  ["a scheduled record", { row: { ...live, publishAt: later } }, ["publish", "schedule"]],
  ["a record taken down by time", { row: { ...live, unpublishAt: earlier } }, ["publish", "schedule", "saveDraft"]],
] as const)("offers the steps of %s", (_, situation, expected) => {
  expect(keys(situation)).toEqual(expected);
});

test("says that publishing now is before the planned time", () => {
  expect(at({ row: { ...live, publishAt: later } })[0]).toEqual({ key: "publish", isEarly: true });
  expect(at({ row: { ...live, unpublishAt: earlier } })[0]).toEqual({ key: "publish" });
});

test("says why a step can't be done", () => {
  expect(at({ row: live })[0].blocked).toBe("nothingChanged");
  expect(at({ row: live, isDirty: true })[0].blocked).toBeUndefined();
  expect(at({ row: live, isDirty: true, readOnly: true }).map(({ blocked }) => blocked)).toEqual(["readOnly", "readOnly"]);
});
