import { expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { fold, spell } from "~/lib/fold";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { searchWheres } from "./search";
import { callerAs } from "./test-callers";

useTestDatabase();

test.each(["Đường Phố", "NGUYỄN Thị Ánh", "Señor Ångström", "e\u0301le\u0300ve", "100% _done_", "Straße"])(
  "the database folds and spells %j as the code does",
  { tags: "postgres" },
  async (text) => {
    const [row] = await database().$queryRaw<{ folded: string; spelled: string }[]>`
      SELECT fold(${text}) AS folded, spell(${text}) AS spelled`;
    expect(row).toEqual({ folded: fold(text), spelled: spell(text) });
  },
);

test("builds one clause for a term without accents, and two for one with accents, exact spelling first", () => {
  expect(searchWheres("")).toEqual([{}]);
  expect(searchWheres("Duong")).toEqual([{ search: { contains: "duong" } }]);
  const asTyped = { search: { contains: spell("đường") } };
  expect(searchWheres("Đường")).toEqual([asTyped, { search: { contains: "duong" }, NOT: asTyped }]);
});

test("escapes the wildcards of LIKE", () => {
  expect(searchWheres("50%_\\")).toEqual([{ search: { contains: "50\\%\\_\\\\" } }]);
});

test("finds a text that exists in one language only by another spelling", { tags: "postgres" }, async () => {
  const { article } = (await callerAs("ADMIN")).news;
  for (const [slug, titleVi] of [
    ["plain", "Duong di"],
    ["accented", "Đường đi"],
  ] as const) {
    await article.create({ data: { ...emptyArticle, slug, titleVi } });
  }
  const found = await article.list({ search: "đường" });
  expect([found.total, found.rows.map((row) => row.titleVi)]).toEqual([2, ["Đường đi", "Duong di"]]);
  // Pages continue across both spellings.
  const second = await article.list({ search: "đường", page: 2, pageSize: 1 });
  expect([second.total, second.rows.map((row) => row.titleVi)]).toEqual([2, ["Duong di"]]);
});
