import { describe, expect, it } from "vitest";
import { noFlags } from "~/features/registry";
import { boxesOf, edited, keyOf, rebased } from "./permission-edits";

const role = { id: 3, name: "MANAGER", isLocked: false };
const feature = {
  id: 7,
  nameEn: "Articles",
  nameVi: "Bài viết",
  pathname: "/admin/news",
  icon: "circle",
  parentId: null,
  location: 1,
  view: true,
  add: true,
  edit: true,
  delete: false,
  builtIn: true,
  version: 1,
};
const key = keyOf(role.id, feature.id);
const box = (action: "view" | "add" | "edit") => [{ role, feature, action }];
const viewed = { ...noFlags, view: true };

describe("edits of the matrix", () => {
  it("offers boxes only for flags that make sense", () => {
    expect(boxesOf([role], [feature]).map(({ action }) => action)).toEqual(["view", "add", "edit"]);
    expect(boxesOf([role], [feature], ["delete"])).toEqual([]);
  });

  it("sets view with the other flags and clears them with it", () => {
    const added = edited(new Map(), new Map(), box("add"), true);
    expect(added.get(key)?.after).toEqual({ ...viewed, add: true });
    expect(edited(added, new Map(), box("view"), false).size).toBe(0);
  });

  it("drops an edit that returns to the saved value", () => {
    const saved = new Map([[key, viewed]]);
    const edits = edited(new Map(), saved, box("edit"), true);
    expect(edits.size).toBe(1);
    expect(edited(edits, saved, box("edit"), false).size).toBe(0);
  });

  it("keeps the edits on top of another person's save, and reports cells that both changed", () => {
    const edits = edited(new Map(), new Map(), box("edit"), true);
    const untouched = rebased(edits, new Map());
    expect([untouched.edits.size, untouched.contested.size]).toEqual([1, 0]);
    const other = rebased(edits, new Map([[key, viewed]]));
    expect(other.contested).toEqual(new Set([key]));
    expect(other.edits.get(key)?.before).toEqual(viewed);
    expect(rebased(edits, new Map([[key, { ...viewed, edit: true }]])).edits.size).toBe(0);
  });
});
