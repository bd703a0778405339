import { expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { dropRedirects, leaveRedirect, movedSlug, setSlug } from "./slug";

useTestDatabase();

const before = { slug: "old-title", titleEn: "Old title", titleVi: "Tên cũ" };

test.each([
  [
    "a new record without one gets that of its English title",
    { slug: "", titleEn: "New title", titleVi: "Tên mới" },
    null,
    { slug: "new-title" },
  ],
  [
    "a new record without an English title gets that of the Vietnamese",
    { slug: "", titleEn: null, titleVi: "Tên mới" },
    null,
    { slug: "ten-moi" },
  ],
  ["a new record keeps the one that was given", { slug: "given", titleEn: "New title", titleVi: null }, null, {}],
  ["a save that leaves it alone keeps it", { titleEn: "New title" }, before, {}],
  ["a save that empties it gets that of the title as it was", { slug: "" }, before, { slug: "old-title" }],
  ["a save that empties it gets that of the new title", { slug: "", titleEn: "New title" }, before, { slug: "new-title" }],
  [
    "a save that empties slug and English title gets that of the Vietnamese",
    { slug: "", titleEn: null },
    before,
    { slug: "ten-cu" },
  ],
] as const)("slug: %s", (_, data, record, expected) => expect(setSlug(data, record, "title")).toEqual(expected));

const path = "/admin/news";
/** Where an old address leads while every record is seen under the slug "now-<id>". */
const moved = (slug: string) => movedSlug(database(), path, slug, async (id) => ({ slug: `now-${id}` }));

test("an old address leads to its record through any number of changes", async () => {
  await leaveRedirect(database(), path, 1, "a", "b");
  await leaveRedirect(database(), path, 1, "b", "c");
  expect([await moved("a"), await moved("b"), await moved("c")]).toEqual(["now-1", "now-1", null]);
});

test("an address that is used again no longer leads away", async () => {
  await leaveRedirect(database(), path, 1, "a", "b");
  await leaveRedirect(database(), path, 2, "x", "a");
  expect([await moved("a"), await moved("x")]).toEqual([null, "now-2"]);
});

test("an address leads nowhere for other kinds of records, for one that is not seen, and after its record was deleted", async () => {
  await leaveRedirect(database(), path, 1, "a", "b");
  expect(await movedSlug(database(), "/admin/news-category", "a", async () => ({ slug: "b" }))).toBeNull();
  expect(await movedSlug(database(), path, "a", async () => null)).toBeNull();
  await dropRedirects(database(), path, [1]);
  expect(await moved("a")).toBeNull();
});
