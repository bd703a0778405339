import { expect, test } from "vitest";
import { activeStatistics } from "~/features/website/statistic/data";
import { emptyStatistic, statisticSchema } from "~/features/website/statistic/schema";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";

const projects = { ...emptyStatistic, nameEn: "Projects", nameVi: "Dự án", value: 320, suffix: "+" };
const uptime = { ...emptyStatistic, nameEn: "Uptime", nameVi: "Thời gian vận hành", value: 99.95, suffix: "%" };

briefContract("/admin/statistic", statisticSchema, (caller) => caller.website.statistic, {
  samples: () => [projects, uptime],
  change: { nameEn: "Finished projects" },
  refused: [
    { data: { nameEn: "x" }, field: "nameEn" },
    { data: { nameVi: "x".repeat(51) }, field: "nameVi" },
    { data: { value: -1 }, field: "value" },
    { data: { value: Number.NaN }, field: "value" },
    { data: { value: Number.POSITIVE_INFINITY }, field: "value" },
    { data: { value: 1e13 }, field: "value" },
    { data: { suffix: "x".repeat(11) }, field: "suffix" },
    { data: { icon: "skull" }, field: "icon" },
  ],
  unique: ["nameEn", "nameVi"],
  search: "du an",
  isPublic: true,
});

test("shows visitors the active statistics in their language and order", async () => {
  const { statistic } = (await callerAs("ADMIN")).website;
  const first = await statistic.create({ data: projects });
  const second = await statistic.create({ data: uptime });
  await statistic.create({ data: { ...projects, nameEn: "Hidden", nameVi: "Ẩn đi", active: false } });
  await statistic.move({ id: second.id, before: first.id });
  const shown = await activeStatistics(database(), "vi");
  expect(shown.map(({ name, value, suffix }) => `${name}: ${value}${suffix}`)).toEqual([
    "Thời gian vận hành: 99.95%",
    "Dự án: 320+",
  ]);
});
