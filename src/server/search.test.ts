import { expect, test } from "vitest";
import { fold } from "~/lib/fold";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { matching } from "./search";

useTestDatabase();

test.each(["Đường Phố", "NGUYỄN Thị Ánh", "Señor Ångström", "e\u0301le\u0300ve", "100% _done_", "Straße"])(
  "the database folds %j as the code does",
  async (text) => {
    const [row] = await database().$queryRaw<{ folded: string }[]>`SELECT fold(${text}) AS folded`;
    expect(row?.folded).toBe(fold(text));
  },
);

test("a term without accents is one question, one with accents two: its own spelling first", () => {
  expect(matching("", ["nameEn"])).toEqual([{}]);
  expect(matching("duong", ["nameEn"])).toEqual([{ search: { contains: "duong" } }]);
  const [first, rest] = matching("đường", ["nameEn", "nameVi"]);
  expect(first).toMatchObject({ search: { contains: "duong" }, OR: [{}, {}] });
  expect(rest).toMatchObject({ search: { contains: "duong" }, NOT: { OR: [{}, {}] } });
});

test("the signs of LIKE mean themselves", () => {
  expect(matching("50%_\\", ["nameEn"])).toEqual([{ search: { contains: "50\\%\\_\\\\" } }]);
});
