import { expect, test } from "vitest";
import { replyTemplateSchema } from "~/features/website/reply-template/schema";
import { createContract } from "~/server/crud/contract/create";
import { deleteContract } from "~/server/crud/contract/delete";
import { recordContract } from "~/server/crud/contract/record";
import type { Caller } from "~/server/crud/contract/subject";
import { callerAs } from "~/server/crud/test-callers";
import { useTestDatabase } from "~/server/db/test-database";

useTestDatabase();

const path = "/admin/contact";
/** A conversation may have the same id as a template: the path separates their entries. */
const activityPath = "/admin/contact/template";
const quote = { name: "Quote", textEn: "Dear {name},", textVi: "Chào {name}," };
const visit = { name: "Visit", textEn: "You are welcome.", textVi: "Rất hân hạnh được đón tiếp." };

const of = ({ website: { replyTemplate } }: Caller) => ({
  list: () => replyTemplate.list(),
  byId: replyTemplate.byId,
  history: replyTemplate.history,
  create: replyTemplate.create,
  update: replyTemplate.update,
  delete: replyTemplate.delete,
  usedBy: replyTemplate.usedBy,
});
const build = async () => of(await callerAs("ADMIN")).create({ data: quote });

createContract(path, replyTemplateSchema, of, {
  samples: () => [quote, visit],
  refused: [
    { data: { name: "Q" }, field: "name" },
    { data: { textEn: "" }, field: "textEn" },
    { data: { textVi: "x".repeat(5001) }, field: "textVi" },
  ],
  unique: ["name"],
  isPublic: false,
  activityPath,
  createNeeds: "edit",
});

recordContract(path, replyTemplateSchema, of, {
  build,
  changes: { first: { name: "Price" }, second: { textVi: "Kính gửi {name}," }, otherFirst: { name: "Offer" } },
  refused: [{ data: { textEn: " " }, field: "textEn" }],
  isPublic: false,
  activityPath,
});

deleteContract(path, of, { build, isPublic: false, activityPath });

test("lists templates by name, with both texts", async () => {
  const { create, list } = of(await callerAs("ADMIN"));
  await create({ data: visit });
  await create({ data: quote });
  expect((await list()).rows).toMatchObject([quote, visit]);
});
