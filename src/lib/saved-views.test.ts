import { expect, test } from "vitest";
import { viewHref, viewQuery } from "./saved-views";

test.each([
  ["orders the state", "?status=draft&featured=true", "featured=true&status=draft"],
  ["leaves out page, dialogs and the view itself", "?page=3&edit=7&tab=12&search=t%E1%BA%BFt", "search=t%E1%BA%BFt"],
  ["leaves out empty values", "?search=&status=draft", "status=draft"],
  ["is empty for a list without filters", "", ""],
])("%s", (_, search, query) => {
  expect(viewQuery(search, false)).toBe(query);
  expect(viewQuery(query, false)).toBe(query);
});

test("leaves out the search of a page about persons", () => {
  expect(viewQuery("?search=lan&status=new", true)).toBe("status=new");
});

test("a view's address has its state and its name", () => {
  expect(viewHref("/admin/news", "12", "status=draft")).toBe("/admin/news?status=draft&tab=12");
  expect(viewHref("/admin/news", "12", "")).toBe("/admin/news?tab=12");
});
