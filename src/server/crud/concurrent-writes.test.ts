// @module-tag postgres

import { beforeEach, describe, expect, test } from "vitest";
import { noFlags } from "~/features/registry";
import { accountStatus, roleIds } from "~/lib/accounts";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";
import { callerAs, callerOf } from "./test-callers";

// Many simultaneous requests. PostgreSQL runs them in parallel, the embedded database one after the other.
const MANY = 50;

useTestDatabase();

let admin: Awaited<ReturnType<typeof callerAs>>;
beforeEach(async () => {
  admin = await callerAs("ADMIN");
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const atOnce = async <Result>(calls: Promise<Result>[]) => {
  const settled = await Promise.allSettled(calls);
  expect(settled.filter(({ status }) => status === "rejected").map((one) => "reason" in one && String(one.reason))).toEqual([]);
  return settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
};
const draft = (number: number) => ({
  slug: `draft-${number}`,
  titleEn: `Draft ${number}`,
  titleVi: `Bản nháp ${number}`,
  summaryEn: null,
  summaryVi: null,
  contentEn: null,
  contentVi: null,
  status: "draft" as const,
  publishAt: null,
  unpublishAt: null,
  visibleEn: true,
  visibleVi: true,
  featured: false,
  metaTitleEn: null,
  metaTitleVi: null,
  metaDescriptionEn: null,
  metaDescriptionVi: null,
  categoryId: null,
  thumbnailId: null,
  shareImageId: null,
});
const level = (number: number) => ({ nameEn: `Level ${number}`, nameVi: `Cấp bậc ${number}` });

describe(`${MANY} requests at once`, () => {
  test("create, save and delete articles, and the list counts them", async () => {
    const made = await atOnce(numbers(MANY).map((number) => admin.news.article.create({ data: draft(number) })));
    expect((await admin.news.article.list({})).total).toBe(MANY);

    const saved = await atOnce(
      made.map(({ id, version }) => admin.news.article.update({ id, version, data: { titleEn: `Saved ${id}` } })),
    );
    expect(saved.map(({ id, titleEn }) => titleEn === `Saved ${id}`)).not.toContain(false);

    await atOnce(made.map(({ id }) => admin.news.article.delete({ ids: [id] })));
    expect((await admin.news.article.list({})).total).toBe(0);
    expect(await database().activity.count({ where: { path: "/admin/news" } })).toBe(3 * MANY);
  }, 60_000);

  test("create levels at distinct places, and a move puts one exactly where it belongs", async () => {
    const made = await atOnce(numbers(MANY).map((number) => admin.career.level.create({ data: level(number) })));
    const places = (await database().level.findMany({ select: { order: true } })).map(({ order }) => order);
    expect(new Set(places).size).toBe(MANY);

    const [first, second] = (await admin.career.level.list({ pageSize: MANY })).rows;
    const last = made.reduce((one, other) => (one.order > other.order ? one : other));
    await admin.career.level.move({ id: last.id, after: first?.id ?? 0 });
    const moved = (await admin.career.level.list({ pageSize: MANY })).rows;
    expect(moved.slice(0, 3).map(({ id }) => id)).toEqual([first?.id, last.id, second?.id]);

    await atOnce(
      made.map(({ id, version }) => admin.career.level.update({ id, version, data: { nameEn: `Saved level ${id}` } })),
    );
    await atOnce(made.map(({ id }) => admin.career.level.delete({ ids: [id] })));
    expect(await database().level.count()).toBe(0);
  }, 60_000);

  test("create features of one group at distinct places", async () => {
    const group = {
      icon: "circle",
      pathname: null,
      parentId: null,
      location: 1,
      view: false,
      add: false,
      edit: false,
      delete: false,
    };
    await atOnce(
      numbers(10).map((number) =>
        admin.system.feature.create({ data: { ...group, nameEn: `G${number} group`, nameVi: `Nhóm ${number}` } }),
      ),
    );
    const places = (await database().feature.findMany({ select: { location: true } })).map(({ location }) => location);
    expect(places.sort((a, b) => a - b)).toEqual(numbers(10));
  }, 60_000);
});

test("delete 1000 articles in one call while others are created", async () => {
  await database().newsArticle.createMany({
    data: numbers(1000).map((number) => ({
      slug: `old-${number}`,
      titleVi: `Cũ ${number}`,
      creatorName: "A",
      creatorEmail: "a@example.com",
    })),
  });
  const ids = (await database().newsArticle.findMany({ select: { id: true } })).map(({ id }) => id);
  const deleted = admin.news.article.delete({ ids }).then(({ count }) => count);
  const made = numbers(10).map((number) => admin.news.article.create({ data: draft(number) }).then(() => 1));
  expect(await atOnce([deleted, ...made])).toEqual([1000, ...made.map(() => 1)]);
  expect((await admin.news.article.list({})).total).toBe(10);
}, 60_000);

test("save one record: of two changes to the same field one succeeds, the other gets a conflict", async () => {
  const { id, version } = await admin.career.level.create({ data: level(1) });
  const saves = numbers(10).map((number) => admin.career.level.update({ id, version, data: { nameEn: `Name ${number}` } }));
  const settled = await Promise.allSettled(saves);
  const refused = settled.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(9);
  expect(refused.map((one) => "reason" in one && one.reason.appCode)).toEqual(numbers(9).map(() => "ERROR_CONFLICT"));
  expect((await admin.career.level.byId({ id })).version).toBe(version + 1);
}, 60_000);

test("restore one record: one succeeds, the other finds nothing to restore", async () => {
  const { id } = await admin.career.level.create({ data: level(1) });
  await admin.career.level.delete({ ids: [id] });
  const settled = await Promise.allSettled([1, 2].map(() => admin.career.level.restore({ ids: [id] })));
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason.appCode] : []));
  expect(refused).toEqual(["ERROR_LEVEL_NOT_FOUND"]);
});

test("save one cell of the permission matrix: one succeeds, the other gets a conflict", async () => {
  await grant("USER", "/admin/news", {});
  const { id: featureId } = await database().feature.findFirstOrThrow({ where: { pathname: "/admin/news" } });
  const change = (after: Partial<typeof noFlags>) =>
    admin.system.feature.savePermissions({
      changes: [{ roleId: roleIds.USER, featureId, before: noFlags, after: { ...noFlags, ...after } }],
    });
  const settled = await Promise.allSettled([change({ view: true }), change({ view: true, edit: true })]);
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason.appCode] : []));
  expect(refused).toEqual(["ERROR_CONFLICT"]);
});

test("keep one of two administrators who demote or block each other", async () => {
  for (const round of numbers(5)) {
    await database().user.deleteMany();
    const passwordHash = "hash";
    const one = await buildUser("ADMIN", { email: `one${round}@example.com` });
    const two = await buildUser("ADMIN", { email: `two${round}@example.com` });
    await database().user.updateMany({ data: { passwordHash } });
    await buildUser("USER");
    const demote = (await callerOf(one)).system.user.update({ id: two.id, version: two.version, data: { roleId: roleIds.USER } });
    const block = (await callerOf(two)).system.user.block({ ids: [one.id] });
    const settled = await Promise.allSettled([demote, block]);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await database().user.count({ where: { roleId: roleIds.ADMIN, status: accountStatus.ACTIVE } })).toBe(1);
  }
});

test("refuse a write that loses every race with 503, and save nothing of it", async () => {
  await database().$executeRawUnsafe(`CREATE FUNCTION always_fails() RETURNS TRIGGER LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not serialize access' USING ERRCODE = '40001'; END $$`);
  await database().$executeRawUnsafe(
    `CREATE TRIGGER always_fails AFTER INSERT ON "Activity" FOR EACH ROW EXECUTE FUNCTION always_fails()`,
  );
  try {
    const refusal = await refusalOf(admin.career.level.create({ data: level(1) }));
    expect([refusal.appCode, refusal.code, refusal.details.retryAfter]).toEqual(["ERROR_UNAVAILABLE", "SERVICE_UNAVAILABLE", 5]);
    expect(await database().level.count()).toBe(0);
  } finally {
    await database().$executeRawUnsafe("DROP FUNCTION always_fails() CASCADE");
  }
});

test("a save takes no notice of a change that was taken back meanwhile, but of one that stays", async () => {
  const { level: levels } = admin.career;
  const { id, version } = await levels.create({ data: level(1) });
  await levels.update({ id, version, data: { nameEn: "Other" } });
  await levels.update({ id, version: version + 1, data: { nameEn: level(1).nameEn, nameVi: "Khác" } });
  expect(await levels.update({ id, version, data: { nameEn: "Mine" } })).toMatchObject({ nameEn: "Mine", nameVi: "Khác" });
  expect((await refusalOf(levels.update({ id, version, data: { nameVi: "Của tôi" } }))).appCode).toBe("ERROR_CONFLICT");
});
