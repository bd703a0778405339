import { expect, test } from "vitest";
import { emptyPosition, positionSchema } from "~/features/career/position/schema";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs } from "~/server/crud/test-callers";
import { buildJobPost } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";

const electrician = { ...emptyPosition, nameEn: "Electrician", nameVi: "Thợ điện", descriptionEn: "Wires cabinets." };
const engineer = { ...emptyPosition, nameEn: "Process engineer", nameVi: "Kỹ sư công nghệ" };

briefContract("/admin/position", positionSchema, (caller) => caller.career.position, {
  samples: () => [electrician, engineer],
  change: { nameEn: "Fitter" },
  refused: [
    { data: { nameEn: "" }, field: "nameEn" },
    { data: { nameVi: "x".repeat(51) }, field: "nameVi" },
    { data: { descriptionEn: "x".repeat(501) }, field: "descriptionEn" },
  ],
  unique: ["nameEn", "nameVi"],
  search: "tho dien",
  isPublic: true,
});

test("refuses to delete a position with job posts, and tells their number", async () => {
  const { position } = (await callerAs("ADMIN")).career;
  const used = await position.create({ data: electrician });
  const free = await position.create({ data: engineer });
  await buildJobPost({ positionId: used.id });
  await buildJobPost({ positionId: used.id });
  const refusal = await refusalOf(position.delete({ ids: [used.id] }));
  expect([refusal.appCode, refusal.details.usedBy]).toEqual(["ERROR_IN_USE", [{ id: used.id, path: "/admin/career", count: 2 }]]);
  expect(await position.delete({ ids: [used.id, free.id] })).toEqual({
    count: 1,
    unchanged: [{ id: used.id, label: "Electrician" }],
  });
});

test("finds positions by the language of a missing description", async () => {
  const { position } = (await callerAs("ADMIN")).career;
  await position.create({ data: electrician });
  expect((await position.list({ filter: { missing: "vi" } })).total).toBe(1);
  expect((await position.list({ filter: { missing: "en" } })).total).toBe(0);
});
