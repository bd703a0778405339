import { expect, test } from "vitest";
import { letterTemplateSchema } from "~/features/career/letter-template/schema";
import { briefContract } from "~/server/crud/contract/brief";
import type { Caller } from "~/server/crud/contract/subject";
import { callerAs } from "~/server/crud/test-callers";

const thanks = {
  name: "Thanks",
  stage: null,
  subjectEn: "Your application",
  subjectVi: "Hồ sơ của bạn",
  textEn: "Dear {name},",
  textVi: "Chào {name},",
};
const refusal = { ...thanks, name: "Refusal", stage: "rejected" as const };

const of = ({ career: { letterTemplate } }: Caller) => ({
  list: () => letterTemplate.list(),
  byId: letterTemplate.byId,
  create: letterTemplate.create,
  update: letterTemplate.update,
  delete: letterTemplate.delete,
  restore: letterTemplate.restore,
  usedBy: letterTemplate.usedBy,
});

briefContract("/admin/candidate", letterTemplateSchema, of, {
  samples: () => [thanks, refusal],
  change: { stage: "interview" },
  refused: [
    { data: { name: "T" }, field: "name" },
    { data: { subjectVi: "" }, field: "subjectVi" },
    { data: { textVi: "x".repeat(5001) }, field: "textVi" },
  ],
  unique: ["name"],
  isPublic: false,
  activityPath: "/admin/candidate/template",
});

test("templates are listed by name, with their stages and texts", async () => {
  const { create, list } = of(await callerAs("ADMIN"));
  await create({ data: thanks });
  await create({ data: refusal });
  expect((await list()).rows).toMatchObject([refusal, thanks]);
});
