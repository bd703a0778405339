import { expect, test } from "vitest";
import { replyTemplateSchema } from "~/features/website/reply-template/schema";
import { briefContract } from "~/server/crud/contract/brief";
import type { Caller } from "~/server/crud/contract/subject";
import { callerAs } from "~/server/crud/test-callers";

const path = "/admin/contact";
/** A conversation may have the same id as a template: the path separates their entries. */
const activityPath = "/admin/contact/template";
const quote = { name: "Quote", textEn: "Dear {name},", textVi: "Chào {name}," };
const visit = { name: "Visit", textEn: "You are welcome.", textVi: "Rất hân hạnh được đón tiếp." };

const of = ({ website: { replyTemplate } }: Caller) => ({
  list: () => replyTemplate.list(),
  byId: replyTemplate.byId,
  create: replyTemplate.create,
  update: replyTemplate.update,
  delete: replyTemplate.delete,
  restore: replyTemplate.restore,
  usedBy: replyTemplate.usedBy,
});

briefContract(path, replyTemplateSchema, of, {
  samples: () => [quote, visit],
  change: { name: "Price" },
  refused: [
    { data: { name: "Q" }, field: "name" },
    { data: { textEn: " " }, field: "textEn" },
    { data: { textVi: "x".repeat(5001) }, field: "textVi" },
  ],
  unique: ["name"],
  isPublic: false,
  activityPath,
});

test("templates are listed by name, with both texts", async () => {
  const { create, list } = of(await callerAs("ADMIN"));
  await create({ data: visit });
  await create({ data: quote });
  expect((await list()).rows).toMatchObject([quote, visit]);
});
