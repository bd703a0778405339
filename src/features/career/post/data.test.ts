import { describe, expect, test } from "vitest";
import type { Prisma } from "~/generated/prisma/client";
import { endOfDay } from "~/lib/dates";
import { PUBLIC_PAGE_SIZE } from "~/lib/page-number";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost, buildOffice } from "~/server/db/test-records";
import { movedAddress } from "~/server/traits/public-records";
import { countJobs, draftJobBySlug, jobBySlug, jobFilterOptions, jobPages, latestJobs, openJobs } from "./data";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const later = new Date(now.getTime() + 1);

const slugs = (jobs: readonly { slug: string }[]) => jobs.map(({ slug }) => slug);

test.each<[string, Partial<Prisma.JobPostUncheckedCreateInput>, "listed" | "closed" | "hidden"]>([
  ["that is published", {}, "listed"],
  ["that is a draft", { status: "draft" }, "hidden"],
  ["at the very moment it opens", { publishAt: now }, "listed"],
  ["a moment too early", { publishAt: later }, "hidden"],
  ["at the very moment it is taken down", { unpublishAt: now }, "hidden"],
  ["before it is taken down", { unpublishAt: later }, "listed"],
  ["off in this language", { visibleEn: false }, "hidden"],
  ["off in the other language", { visibleVi: false }, "listed"],
  ["that is locked", { state: "lock" }, "closed"],
  ["on the day of its deadline", { deadline: endOfDay(now) }, "listed"],
  ["a moment before its deadline", { deadline: later }, "listed"],
  ["at its deadline", { deadline: now }, "closed"],
])("a job %s: %j is %s", async (_, data, outcome) => {
  const { slug } = await buildJobPost(data);
  const job = await jobBySlug(database(), "en", now, slug);
  expect(job?.isOpen).toBe(outcome === "hidden" ? undefined : outcome === "listed");
  const listed = outcome === "listed" ? [slug] : [];
  expect(slugs(await openJobs(database(), "en", now, { page: 1 }))).toEqual(listed);
  expect(slugs(await latestJobs(database(), "en", now, 3))).toEqual(listed);
  expect((await countJobs(database(), now, {})).en).toBe(listed.length);
  const pages = await jobPages(database(), now);
  expect(pages.filter(({ available }) => available.includes("en")).map(({ path }) => path)).toEqual(
    listed.map((one) => `/career/${one}`),
  );
});

test("the database refuses a published job without a publishing time", { tags: "postgres" }, async () => {
  await expect(buildJobPost({ publishAt: null })).rejects.toThrow("JobPost_published_at");
});

describe("jobs", () => {
  test("are listed newest first, in pages", async () => {
    const posts = [];
    for (let day = 1; day <= PUBLIC_PAGE_SIZE + 2; day++) {
      posts.push(await buildJobPost({ publishAt: new Date(Date.UTC(2026, 9, day)) }));
    }
    const first = await openJobs(database(), "en", now, { page: 1 });
    const second = await openJobs(database(), "en", now, { page: 2 });
    expect(first).toHaveLength(PUBLIC_PAGE_SIZE);
    expect(slugs([...first, ...second])).toEqual(slugs(posts).reverse());
    expect(slugs(await latestJobs(database(), "en", now, 2, posts.at(-1)?.id))).toEqual(slugs(posts).slice(-3, -1).reverse());
  });

  test("are filtered by position, level and office, and counted by language", { tags: "postgres" }, async () => {
    const position = await database().position.create({ data: { nameEn: "Engineer", nameVi: "Kỹ sư" } });
    const level = await database().level.create({ data: { nameEn: "Senior", nameVi: "Cao cấp" } });
    const office = await buildOffice();
    const both = await buildJobPost({ positionId: position.id, levelId: level.id, officeId: office.id });
    const one = await buildJobPost({ positionId: position.id, visibleVi: false });
    await buildJobPost({ levelId: level.id, state: "lock" });
    const narrowed = async (filter: { positionId?: number; levelId?: number; officeId?: number }) =>
      slugs(await openJobs(database(), "en", now, { page: 1, ...filter }));
    expect(await narrowed({ positionId: position.id })).toEqual([one.slug, both.slug]);
    expect(await narrowed({ positionId: position.id, levelId: level.id })).toEqual([both.slug]);
    expect(await narrowed({ officeId: office.id })).toEqual([both.slug]);
    expect(await countJobs(database(), now, { positionId: position.id })).toEqual({ en: 2, vi: 1 });
    expect(await countJobs(database(), now, {})).toEqual({ en: 2, vi: 1 });
  });

  test("offer filter options that open jobs have or that are already selected", { tags: "postgres" }, async () => {
    const used = await database().position.create({ data: { nameEn: "Engineer", nameVi: "Kỹ sư" } });
    const unused = await database().position.create({ data: { nameEn: "Cook", nameVi: "Đầu bếp" } });
    const level = await database().level.create({ data: { nameEn: "Senior", nameVi: "Cao cấp" } });
    const office = await buildOffice();
    await buildJobPost({ positionId: used.id, officeId: office.id });
    await buildJobPost({ positionId: unused.id, levelId: level.id, deadline: now });
    const engineer = { id: used.id, name: "Kỹ sư" };
    const offices = [{ id: office.id, name: office.nameVi }];
    expect(await jobFilterOptions(database(), "vi", now, {})).toEqual({ positions: [engineer], levels: [], offices });
    const chosen = await jobFilterOptions(database(), "vi", now, { positionId: unused.id });
    expect(chosen.positions).toEqual([engineer, { id: unused.id, name: "Đầu bếp" }]);
    const secret = await database().position.create({ data: { nameEn: "Chief of Mars", nameVi: "Trưởng Sao Hỏa" } });
    await buildJobPost({ positionId: secret.id, status: "draft", publishAt: null });
    expect((await jobFilterOptions(database(), "vi", now, { positionId: secret.id })).positions).toEqual([engineer]);
  });

  test("are marked as new for a week", async () => {
    const day = 24 * 60 * 60 * 1000;
    await buildJobPost({ publishAt: new Date(now.getTime() - 7 * day) });
    await buildJobPost({ publishAt: new Date(now.getTime() - 7 * day + 1) });
    expect((await latestJobs(database(), "en", now, 2)).map(({ isNew }) => isNew)).toEqual([true, false]);
  });

  test("redirect from an old slug to the current one while visitors can see them in this language", {
    tags: "postgres",
  }, async () => {
    const { id, slug, version } = await buildJobPost({ visibleVi: false });
    await (await callerAs("ADMIN")).career.post.update({ id, version, data: { slug: "fitter" } });
    expect(await movedAddress(database(), "/admin/career", { slug, locale: "en", now })).toBe("/career/fitter");
    expect(await movedAddress(database(), "/admin/career", { slug, locale: "vi", now })).toBeNull();
  });

  test("show pending changes in the preview of a draft, including changed references", async () => {
    const position = await database().position.create({ data: { nameEn: "Engineer", nameVi: "Kỹ sư" } });
    const { id, slug, version } = await buildJobPost({
      requirementEn: "<p>a</p>",
      requirementVi: "<p>a</p>",
      benefitEn: "<p>a</p>",
      benefitVi: "<p>a</p>",
    });
    const data = { titleEn: "Welder", positionId: position.id };
    await (await callerAs("ADMIN")).career.post.pending.save({ id, version, pendingVersion: null, data });
    expect(await draftJobBySlug(database(), "en", slug, now)).toMatchObject({
      title: "Welder",
      position: "Engineer",
      locales: [],
    });
    expect(await jobBySlug(database(), "en", now, slug)).toMatchObject({ position: null });
    const draft = await buildJobPost({ status: "draft", publishAt: null });
    expect(await draftJobBySlug(database(), "en", draft.slug, now)).toMatchObject({ publishedAt: draft.createdAt });
  });

  test("show the office's city, even when another location is stored", async () => {
    const office = await buildOffice();
    const { slug } = await buildJobPost({ officeId: office.id, locationVi: "Huế" });
    expect(await jobBySlug(database(), "vi", now, slug)).toMatchObject({
      location: office.cityVi,
      office: { name: office.nameVi, address: office.addressVi },
    });
  });

  test("have the texts of the requested language", async () => {
    const position = await database().position.create({ data: { nameEn: "Engineer", nameVi: "Kỹ sư" } });
    const { slug } = await buildJobPost({ titleEn: "Engineer", titleVi: "Kỹ sư điện", positionId: position.id });
    const vi = await jobBySlug(database(), "vi", now, slug);
    expect(vi).toMatchObject({ title: "Kỹ sư điện", location: "Đà Nẵng", position: "Kỹ sư", metaTitle: "Kỹ sư điện" });
    const en = await jobBySlug(database(), "en", now, slug);
    expect(en).toMatchObject({ title: "Engineer", description: "<p>You wire cabinets.</p>", locales: ["en", "vi"] });
  });
});
