import { expect, test } from "vitest";
import { sourceSchema } from "~/features/career/source/schema";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs } from "~/server/crud/test-callers";
import { buildCandidate } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";

const fair = { nameEn: "Job fair", nameVi: "Ngày hội việc làm", value: "job-fair" };
const friend = { nameEn: "A friend", nameVi: "Bạn bè giới thiệu", value: "friend" };

briefContract("/admin/source", sourceSchema, (caller) => caller.career.source, {
  samples: () => [fair, friend],
  change: { nameEn: "Career day" },
  refused: [
    { data: { nameEn: "x" }, field: "nameEn" },
    { data: { value: "" }, field: "value" },
    { data: { value: "two words" }, field: "value" },
    { data: { value: "x".repeat(51) }, field: "value" },
  ],
  unique: ["nameEn", "nameVi", "value"],
  search: "ngay hoi",
  isPublic: false,
});

test("a source counts its candidates and can't be deleted while it has any", async () => {
  const { source } = (await callerAs("ADMIN")).career;
  const used = await source.create({ data: fair });
  const free = await source.create({ data: friend });
  await buildCandidate({ sourceId: used.id });
  await buildCandidate({ sourceId: used.id });
  await buildCandidate();
  const counts = (await source.list({})).rows.map(({ id, candidates }) => [id, candidates]);
  expect(counts).toEqual([
    [used.id, 2],
    [free.id, 0],
  ]);
  const refusal = await refusalOf(source.delete({ ids: [used.id] }));
  expect([refusal.appCode, refusal.details.usedBy]).toEqual([
    "ERROR_IN_USE",
    [{ id: used.id, path: "/admin/candidate", count: 2 }],
  ]);
});
