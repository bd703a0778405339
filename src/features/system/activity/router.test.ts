import { describe, expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { activityActions } from "~/lib/activity-actions";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { recordActivity } from "~/server/db/activity";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";
import en from "../../../../messages/en.json";

useTestDatabase();

/** Makes a category and an article in it, both by Lan. */
async function buildEntries() {
  const lan = await buildUser("ADMIN", { name: "Lan Nguyễn" });
  const { news } = await callerOf(lan);
  const { id: categoryId } = await news.category.create({ data: { nameEn: "Awards", nameVi: "Giải thưởng", slug: "" } });
  const article = await news.article.create({ data: { ...emptyArticle, slug: "award", titleEn: "Our first award" } });
  await news.article.update({ id: article.id, version: article.version, data: { categoryId, titleEn: "Our award" } });
  return { lan, categoryId, articleId: article.id };
}

describe("the activity log", () => {
  test("lists entries newest first, without their changes", async () => {
    const { lan, articleId } = await buildEntries();
    const { activity } = (await callerAs("ADMIN")).system;
    const { rows, total } = await activity.list({});
    expect(total).toBe(3);
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      createdAt: expect.any(Date),
      actorId: lan.id,
      actorName: "Lan Nguyễn",
      action: "update",
      path: "/admin/news",
      recordId: articleId,
      recordName: "Our award",
      ip: "127.0.0.1",
    });
    expect(rows.map(({ action }) => action)).toEqual(["update", "create", "create"]);
  });

  test("is searched by record name and person, without accents", async () => {
    await buildEntries();
    const { activity } = (await callerAs("ADMIN")).system;
    expect((await activity.list({ search: "first award" })).total).toBe(1);
    expect((await activity.list({ search: "lan nguyen" })).total).toBe(3);
  });

  test("is filtered by person, page, action and dates", async () => {
    const { lan } = await buildEntries();
    const { activity } = (await callerAs("ADMIN")).system;
    const found = async (filter: Parameters<typeof activity.list>[0]["filter"]) => (await activity.list({ filter })).total;
    expect(await found({ actorId: lan.id })).toBe(3);
    expect(await found({ actorId: lan.id + 1 })).toBe(0);
    expect(await found({ path: "/admin/news" })).toBe(2);
    expect(await found({ action: "update" })).toBe(1);
    expect(await found({ createdAt: { from: new Date(Date.now() - 3_600_000) } })).toBe(3);
    expect(await found({ createdAt: { to: new Date(Date.now() - 3_600_000) } })).toBe(0);
  });

  test("lists entries of records edited inside a page under that page", async () => {
    const record = { id: 1, name: "Thanks", version: 1 };
    await recordActivity(database(), { actor: null, ip: null, action: "create", path: "/admin/contact/template", record });
    const { activity } = (await callerAs("ADMIN")).system;
    expect((await activity.list({ filter: { path: "/admin/contact" } })).total).toBe(1);
  });

  test("shows an entry's fields before and after, with the names of references", async () => {
    const { categoryId } = await buildEntries();
    const { activity } = (await callerAs("ADMIN")).system;
    const [{ id } = { id: 0 }] = (await activity.list({ filter: { action: "update" } })).rows;
    const entry = await activity.byId({ id });
    expect(entry.changes).toEqual({ categoryId: [null, categoryId], titleEn: ["Our first award", "Our award"] });
    expect(entry.names).toEqual({ categoryId: { [categoryId]: "Awards" } });
    expect((await refusalOf(activity.byId({ id: 999 }))).appCode).toBe("ERROR_ACTIVITY_NOT_FOUND");
  });

  test("withholds the values from people who may not view the record's page", async () => {
    await buildEntries();
    const user = await buildUser("USER");
    await grant("USER", "/admin/activity", { view: true });
    const read = async () => {
      const { activity } = (await callerOf(user)).system;
      const [{ id } = { id: 0 }] = (await activity.list({ filter: { action: "update" } })).rows;
      return (await activity.byId({ id })).changes;
    };
    expect(await read()).toEqual({ categoryId: [null, null], titleEn: [null, null] });
    await grant("USER", "/admin/news", { view: true });
    expect((await read()).titleEn).toEqual(["Our first award", "Our award"]);
  });

  test("withholds who signed up from people who may not view accounts", async () => {
    const signedUp = await buildUser("USER", { name: "Hoa Signs Up" });
    await database().user.update({ where: { id: signedUp.id }, data: { approvedAt: null } });
    const entry = { actor: signedUp, ip: "192.0.2.7", action: "sign-up", path: "/admin/user", record: signedUp } as const;
    await recordActivity(database(), entry);
    const user = await buildUser("USER");
    await grant("USER", "/admin/activity", { view: true });
    const read = async () => {
      const { activity } = (await callerOf(user)).system;
      const { rows } = await activity.list({ filter: { action: "sign-up" } });
      const one = await activity.byId({ id: rows[0]?.id ?? 0 });
      const people = await activity.people({ search: "Hoa" });
      const person = await activity.person({ id: signedUp.id }).catch(() => null);
      return [rows[0]?.actorName, rows[0]?.ip, one.actorName, people.rows.length, person?.name ?? null];
    };
    expect(await read()).toEqual(["", null, "", 0, null]);
    await grant("USER", "/admin/user", { view: true });
    expect(await read()).toEqual(["Hoa Signs Up", "192.0.2.7", "Hoa Signs Up", 1, "Hoa Signs Up"]);
  });

  test("keeps the name of a deleted account and finds its entries", async () => {
    const { lan } = await buildEntries();
    await database().user.delete({ where: { id: lan.id } });
    const { activity } = (await callerAs("ADMIN")).system;
    expect((await activity.list({ filter: { actorId: lan.id } })).rows[0]?.actorName).toBe("Lan Nguyễn");
    expect(await activity.person({ id: lan.id })).toEqual({ id: lan.id, name: "Lan Nguyễn" });
    expect((await refusalOf(activity.person({ id: 999 }))).appCode).toBe("ERROR_USER_NOT_FOUND");
  });

  test("suggests people by a part of their name", async () => {
    await buildEntries();
    const { activity } = (await callerAs("ADMIN")).system;
    expect((await activity.people({ search: "nguyen" })).rows.map(({ name }) => name)).toEqual(["Lan Nguyễn"]);
  });

  test("is exported with the names of actions and pages, and logs the export", async () => {
    await buildEntries();
    const page = { nameEn: "Articles", nameVi: "Bài viết", pathname: "/admin/news", location: 1, icon: "file" };
    await database().feature.create({ data: page });
    const { activity } = (await callerAs("ADMIN")).system;
    let csv = "";
    for await (const piece of await activity.exportRows({ locale: "vi" })) csv += piece;
    expect(csv).toContain("Chỉnh sửa");
    // The log has a page's path, and the export its name; a page without a name keeps its path.
    expect(csv).toContain("Thêm mới,Bài viết,");
    expect(csv).toContain("Thêm mới,/admin/news-category,");
    expect((await activity.list({ filter: { action: "export" } })).rows[0]?.path).toBe("/admin/activity");
  });

  test("requires its flag", async () => {
    const user = await buildUser("USER");
    const calls = async () => {
      const { activity } = (await callerOf(user)).system;
      return [activity.list({}), activity.people({})];
    };
    for (const call of await calls()) expect((await refusalOf(call)).appCode).toBe("ERROR_FORBIDDEN");
    await grant("USER", "/admin/activity", { view: true });
    for (const call of await calls()) await call;
  });
});

test("every logged action has a label", () => {
  expect(Object.keys(en.activity.actions).sort()).toEqual([...activityActions].sort());
});
