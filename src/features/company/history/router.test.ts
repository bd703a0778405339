import { expect, test } from "vitest";
import { companyHistory } from "~/features/company/history/data";
import { historySchema } from "~/features/company/history/schema";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";

const founded = {
  year: 2011,
  month: 3,
  titleEn: "Founded in Da Nang",
  titleVi: "Thành lập tại Đà Nẵng",
  descriptionEn: null,
  descriptionVi: null,
  imageId: null,
  active: true,
};
const workshop = { ...founded, year: 2018, month: null, titleEn: "A workshop", titleVi: "Xưởng lắp ráp" };

briefContract("/admin/history", historySchema, (caller) => caller.company.history, {
  samples: () => [founded, workshop],
  change: { year: 2012 },
  refused: [
    { data: { year: 20111 }, field: "year" },
    { data: { year: -1 }, field: "year" },
    { data: { year: 2011.5 }, field: "year" },
    { data: { month: 0 }, field: "month" },
    { data: { month: 13 }, field: "month" },
    { data: { titleEn: "" }, field: "titleEn" },
  ],
  references: { imageId: "MEDIA" },
  search: "thanh lap",
  isPublic: true,
});

test("orders entries by time, those without a month first in their year, and hides hidden ones from visitors", async () => {
  const { history } = (await callerAs("ADMIN")).company;
  for (const [year, month] of [
    [2018, 5],
    [2020, null],
    [2018, null],
    [2018, 2],
  ] as const) {
    await history.create({ data: { ...founded, year, month } });
  }
  await history.create({ data: { ...founded, year: 2019, active: false } });
  const times = (rows: readonly { year: number; month: number | null }[]) => rows.map(({ year, month }) => `${year}-${month}`);
  const ascending = ["2018-null", "2018-2", "2018-5", "2020-null"];
  expect(times(await companyHistory(database(), "en"))).toEqual(ascending);
  const listed = await history.list({ filter: { active: true } });
  expect(times(listed.rows)).toEqual(ascending.toReversed());
  const active = await history.list({ filter: { active: true }, sort: { by: "year", dir: "ASC" } });
  expect(times(active.rows)).toEqual(ascending);
});
