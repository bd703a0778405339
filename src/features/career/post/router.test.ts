import { describe, expect, test } from "vitest";
import { emptyPost, postSchema } from "~/features/career/post/schema";
import { emptyArticle } from "~/features/news/article/schema";
import { endOfDay } from "~/lib/dates";
import { briefContract } from "~/server/crud/contract/brief";
import { exported } from "~/server/crud/contract/list";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { buildCandidate, buildMedia, buildOffice, buildUser, grant } from "~/server/db/test-records";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";
import { previewUrl } from "~/server/traits/preview";

const electrician = {
  ...emptyPost,
  titleEn: "Electrician in Da Nang",
  titleVi: "Thợ điện tại Đà Nẵng",
  descriptionEn: "<p>You wire cabinets.</p>",
  descriptionVi: "<p>Bạn đấu tủ điện.</p>",
  requirementEn: "<p>A certificate.</p>",
  requirementVi: "<p>Có chứng chỉ.</p>",
  benefitEn: "<p>Lunch.</p>",
  benefitVi: "<p>Ăn trưa.</p>",
  locationEn: "Da Nang",
  locationVi: "Đà Nẵng",
  salaryMin: 12_000_000,
  salaryMax: 18_000_000,
};
const fitter = { ...electrician, titleEn: "Fitter", titleVi: "Thợ lắp ráp", slug: "fitter" };

briefContract("/admin/career", postSchema, (caller) => caller.career.post, {
  samples: () => [electrician, fitter],
  change: { titleEn: "Senior electrician" },
  refused: [
    { data: { titleEn: "x" }, field: "titleEn" },
    { data: { titleEn: null, titleVi: null }, field: "titleEn" },
    { data: { salaryMin: 18_000_000, salaryMax: 12_000_000 }, field: "salaryMax" },
    { data: { salaryMin: 12_000_000, salaryMax: 12_000_000 }, field: "salaryMax" },
    { data: { salaryMin: -1 }, field: "salaryMin" },
    { data: { salaryMax: 1e15 }, field: "salaryMax" },
    { data: { quantity: 0 }, field: "quantity" },
    { data: { slug: "Đà Nẵng" }, field: "slug" },
    { data: { status: "published", locationVi: "" }, field: "locationVi" },
    { data: { status: "published", benefitEn: "<p></p>" }, field: "benefitEn" },
    { data: { publishAt: new Date("2026-05-02T00:00Z"), unpublishAt: new Date("2026-05-01T00:00Z") }, field: "unpublishAt" },
  ],
  unique: ["slug"],
  references: { positionId: "RECRUITMENT_POSITION", levelId: "LEVEL", officeId: "OFFICE", shareImageId: "MEDIA" },
  search: "tho dien",
  isPublic: true,
});

const posts = async () => (await callerAs("ADMIN")).career.post;

describe("a job post", () => {
  test("is open until the end of its deadline day in the company's time zone", async () => {
    const deadline = new Date("2026-12-01T03:00:00Z");
    const created = await (await posts()).create({ data: { ...electrician, deadline } });
    expect(created.deadline).toEqual(endOfDay(deadline));
    expect(created.deadline?.toISOString()).toBe("2026-12-01T16:59:59.999Z");
    expect(await exported((await posts()).exportRows, {})).toContain(",01/12/2026,");
  });

  test("refuses an invalid salary with its own message, and only when a number changes", async () => {
    const post = await posts();
    const { id, version } = await post.create({ data: electrician });
    await database().jobPost.update({ where: { id }, data: { salaryMin: 20_000_000 } });
    const saved = await post.update({ id, version, data: { quantity: 2 } });
    expect(saved.quantity).toBe(2);
    const refused = post.update({ id, version: saved.version, data: { salaryMax: 19_000_000 } });
    expect(await refusedFields(refused)).toEqual(["salaryMax"]);
    await expect(refused).rejects.toThrow(/"message": "salary"/);
  });

  test("is stored without scripts, and its images can't be deleted", async () => {
    const { post } = (await callerAs("ADMIN")).career;
    const { id: mediaId, key } = await buildMedia("abcdefghijklmnopqrstuv");
    const image = `<img src="/api/files/${key}/640.webp" data-media-id="${mediaId}">`;
    const data = { ...electrician, benefitEn: `<p onclick="a()">Lunch<script>a()</script></p>${image}` };
    const { id, version, benefitEn } = await post.create({ data });
    expect(benefitEn).toMatch(/^<p>Lunch<\/p><img /);
    const { media } = (await callerAs("ADMIN")).system;
    expect((await refusalOf(media.delete({ ids: [mediaId] }))).appCode).toBe("ERROR_IN_USE");
    await post.update({ id, version, data: { benefitEn: "<p>Dinner.</p>" } });
    expect(await media.usedBy({ ids: [mediaId] })).toEqual([]);
  });

  test("appears at once when published without a time", async () => {
    const { publishAt } = await (await posts()).create({ data: { ...electrician, status: "published" } });
    expect(Math.abs(Date.now() - (publishAt?.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test("is found by each filter of the list", async () => {
    const { post, position, level } = (await callerAs("ADMIN")).career;
    const { id: positionId } = await position.create({
      data: { nameEn: "Fitter", nameVi: "Thợ", descriptionEn: null, descriptionVi: null },
    });
    const { id: levelId } = await level.create({ data: { nameEn: "Senior", nameVi: "Cao cấp" } });
    const one = await post.create({ data: { ...electrician, positionId, deadline: new Date("2026-12-01T03:00:00Z") } });
    const { id: officeId } = await buildOffice();
    const two = await post.create({
      data: { ...fitter, levelId, officeId, state: "lock", status: "published", visibleVi: false, benefitVi: null },
    });
    const found = async (filter: NonNullable<Parameters<typeof post.list>[0]["filter"]>) =>
      (await post.list({ filter })).rows.map(({ id }) => id);
    expect(await found({ positionId })).toEqual([one.id]);
    expect(await found({ levelId })).toEqual([two.id]);
    expect(await found({ officeId })).toEqual([two.id]);
    expect(await found({ state: "lock" })).toEqual([two.id]);
    expect(await found({ status: "draft" })).toEqual([one.id]);
    expect(await found({ missing: "vi" })).toEqual([two.id]);
    expect(await found({ missing: "en" })).toEqual([]);
    expect(await found({ deadline: { from: new Date("2026-12-01T00:00:00Z") } })).toEqual([one.id]);
    expect(await found({ deadline: { to: new Date("2026-11-30T00:00:00Z") } })).toEqual([]);
  });

  test("is listed without its long texts", async () => {
    const post = await posts();
    await post.create({ data: electrician });
    expect(Object.keys((await post.list({})).rows[0] ?? {})).not.toContain("descriptionEn");
  });

  test("needs an office or a location when published", async () => {
    const post = await posts();
    const { id: officeId } = await buildOffice();
    const placeless = { ...electrician, locationEn: null, locationVi: null };
    const { id, version } = await post.create({ data: { ...placeless, officeId, status: "published" } });
    expect((await post.list({ filter: { missing: "en" } })).total).toBe(0);
    const withoutOffice = post.update({ id, version, data: { officeId: null } });
    expect(await refusedFields(withoutOffice)).toEqual(["locationEn", "locationVi"]);
    const moved = await post.update({ id, version, data: { officeId: null, locationEn: "Hue", locationVi: "Huế" } });
    expect(moved).toMatchObject({ office: null, locationVi: "Huế" });
  });

  test("can't be deleted while a text links to it, and is previewed on its own page", async () => {
    const { career, news } = await callerAs("ADMIN");
    const { id, slug } = await career.post.create({ data: electrician });
    const contentEn = `<p>See <a data-record="/admin/career/${id}">this</a>.</p>`;
    await news.article.create({ data: { ...emptyArticle, titleEn: "A story", contentEn } });
    expect((await refusalOf(career.post.delete({ ids: [id] }))).appCode).toBe("ERROR_IN_USE");
    const record = { path: "/admin/career", id } as const;
    expect(await previewUrl(database(), record, "vi", "t.k")).toBe(`/vi/career/${slug}?preview=t.k`);
  });

  test("can be deleted with candidates, who keep its latest title", async () => {
    const post = await posts();
    const { id, version } = await post.create({ data: electrician });
    await buildCandidate({ jobPostId: id, jobTitleEn: electrician.titleEn, jobTitleVi: electrician.titleVi });
    await post.update({ id, version, data: { titleEn: "Cabinet electrician" } });
    expect(await post.delete({ ids: [id] })).toEqual({ count: 1, unchanged: [] });
    expect(await database().candidate.findMany()).toMatchObject([
      { jobPostId: null, jobTitleEn: "Cabinet electrician", jobTitleVi: electrician.titleVi },
    ]);
  });

  test("has its candidates again when its deletion is undone, except those who applied for another post since", async () => {
    const post = await posts();
    const { id } = await post.create({ data: electrician });
    const other = await post.create({ data: fitter });
    const stays = await buildCandidate({ jobPostId: id });
    const moved = await buildCandidate({ jobPostId: id });
    await post.delete({ ids: [id] });
    await database().candidate.update({ where: { id: moved.id }, data: { jobPostId: other.id } });
    await post.restore({ ids: [id] });
    const candidates = await database().candidate.findMany({ orderBy: { id: "asc" }, select: { id: true, jobPostId: true } });
    expect(candidates).toEqual([
      { id: stays.id, jobPostId: id },
      { id: moved.id, jobPostId: other.id },
    ]);
  });
});

describe("locking and opening job posts", () => {
  test("changes several at once with a log entry each, and skips posts already in that state", async () => {
    const post = await posts();
    const one = await post.create({ data: { ...electrician, status: "published" } });
    const two = await post.create({ data: { ...fitter, state: "lock" } });
    const before = generation().value;
    expect(await post.setState({ ids: [one.id, two.id, one.id], state: "lock" })).toEqual({ count: 1, unchanged: [] });
    expect(generation().value).toBeGreaterThan(before);
    expect(await post.byId({ id: one.id })).toMatchObject({ state: "lock", version: 2 });
    expect(await post.byId({ id: two.id })).toMatchObject({ state: "lock", version: 1 });
    expect(await database().activity.findMany({ where: { path: "/admin/career", action: "update" } })).toMatchObject([
      { recordId: one.id, recordName: electrician.titleEn, version: 2, changes: { state: ["open", "lock"] } },
    ]);
    // A save that started earlier is merged.
    expect(await post.update({ id: one.id, version: 1, data: { quantity: 5 } })).toMatchObject({ state: "lock", quantity: 5 });
    expect(await post.setState({ ids: [one.id, two.id], state: "open" })).toEqual({ count: 2, unchanged: [] });
  });

  test("requires the edit permission, and changes nothing when one does not exist", async () => {
    const { id } = await (await posts()).create({ data: electrician });
    const call = async (person: Parameters<typeof callerOf>[0], ids: number[]) =>
      (await callerOf(person)).career.post.setState({ ids, state: "lock" });
    expect((await refusalOf((await callerAs(null)).career.post.setState({ ids: [id], state: "lock" }))).appCode).toBe(
      "ERROR_UNAUTHORIZED",
    );
    const user = await buildUser();
    await grant("USER", "/admin/career", { view: true, add: true, delete: true });
    expect((await refusalOf(call(user, [id]))).appCode).toBe("ERROR_FORBIDDEN");
    await grant("USER", "/admin/career", { edit: true });
    expect((await refusalOf(call(user, [id, 999]))).appCode).toBe("ERROR_JOB_POSTING_NOT_FOUND");
    expect(await refusedFields(call(user, []))).toEqual(["ids"]);
    expect(await (await posts()).byId({ id })).toMatchObject({ state: "open", version: 1 });
    expect(await call(user, [id])).toEqual({ count: 1, unchanged: [] });
  });
});

test("the list counts a post's applicants and the new ones, without those in the trash", async () => {
  const { post } = (await callerAs("ADMIN")).career;
  const { id } = await post.create({ data: electrician });
  await post.create({ data: fitter });
  await buildCandidate({ jobPostId: id });
  await buildCandidate({ jobPostId: id, stage: "rejected" });
  await buildCandidate({ jobPostId: id, deletedAt: new Date() });
  const { rows } = await post.list({ sort: { by: "titleEn", dir: "ASC" } });
  expect(rows.map(({ applicants }) => applicants)).toEqual([
    { all: 2, new: 1 },
    { all: 0, new: 0 },
  ]);
});
