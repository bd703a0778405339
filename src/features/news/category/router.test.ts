import { expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { categorySchema } from "~/features/news/category/schema";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { refusalOf } from "~/server/platform/test-refusals";

const company = { nameEn: "Company", nameVi: "Công ty", slug: "" };
const people = { nameEn: "People", nameVi: "Con người", slug: "people" };

briefContract("/admin/news-category", categorySchema, (caller) => caller.news.category, {
  samples: () => [company, people],
  change: { nameEn: "Our company" },
  refused: [
    { data: { nameEn: "" }, field: "nameEn" },
    { data: { nameVi: "x".repeat(51) }, field: "nameVi" },
    { data: { slug: "not a slug" }, field: "slug" },
    { data: { slug: "x".repeat(81) }, field: "slug" },
  ],
  unique: ["nameVi", "slug"],
  search: "cong ty",
  isPublic: true,
});

test("derives a category's slug from its English name", async () => {
  const { category } = (await callerAs("ADMIN")).news;
  expect((await category.create({ data: { ...company, nameEn: "Life at work" } })).slug).toBe("life-at-work");
});

test("refuses to delete a category with articles, and says how many it has", async () => {
  const { category, article } = (await callerAs("ADMIN")).news;
  const used = await category.create({ data: company });
  const free = await category.create({ data: people });
  await article.create({ data: { ...emptyArticle, titleEn: "First", categoryId: used.id } });
  const refusal = await refusalOf(category.delete({ ids: [used.id] }));
  expect(refusal.appCode).toBe("ERROR_IN_USE");
  expect(refusal.details.usedBy).toEqual([{ id: used.id, path: "/admin/news", count: 1 }]);
  // Unused categories are deleted; the report names the used ones.
  expect(await category.delete({ ids: [used.id, free.id] })).toEqual({
    count: 1,
    unchanged: [{ id: used.id, label: "Company" }],
  });
  expect((await category.list({})).rows.map((row) => row.id)).toEqual([used.id]);
});

test("redirects from an old slug to the category that had it", async () => {
  const { category } = (await callerAs("ADMIN")).news;
  const { id, version } = await category.create({ data: people });
  await category.update({ id, version, data: { slug: "team" } });
  const redirects = await database().slugRedirect.findMany({ select: { path: true, slug: true, recordId: true } });
  expect(redirects).toEqual([{ path: "/admin/news-category", slug: "people", recordId: id }]);
});
