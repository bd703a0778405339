import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { candidateSchema } from "~/features/career/candidate/schema";
import { countJobs, jobBySlug } from "~/features/career/post/data";
import { postSchema } from "~/features/career/post/schema";
import { companyHistory } from "~/features/company/history/data";
import { companyInfo } from "~/features/company/info/data";
import { activeOffices } from "~/features/company/office/data";
import { articlePage, featuredArticle } from "~/features/news/article/data";
import { newsOverview } from "~/features/news/category/data";
import { aboutSections } from "~/features/website/about-us/data";
import { aboutUsSchema } from "~/features/website/about-us/schema";
import { pageBySlug } from "~/features/website/page/data";
import { pageSchema } from "~/features/website/page/schema";
import { activePartners } from "~/features/website/partner/data";
import { redirectSchema } from "~/features/website/redirect/schema";
import { visibleServices } from "~/features/website/service/data";
import { serviceSchema } from "~/features/website/service/schema";
import { siteSettings } from "~/features/website/setting/data";
import { activeStatistics } from "~/features/website/statistic/data";
import { endOfDay } from "~/lib/dates";
import { missingInJobPosting } from "~/lib/job-posting";
import { documentUrl } from "~/lib/media";
import { stages } from "~/lib/stages";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import { checkPdf } from "~/server/files/pdf";
import { readPrivateFile } from "~/server/files/private-file";
import { openFolder, setFileStore } from "~/server/files/store";
import { readDemo } from "~/server/operations/demo";
import { mediaKeysIn } from "~/server/traits/rich-text";
import { seed } from ".";

useTestDatabase();

const folder = mkdtempSync(path.join(tmpdir(), "atrium-seed-"));
beforeAll(() => setFileStore(openFolder(folder)));
afterAll(() => {
  setFileStore(null);
  rmSync(folder, { recursive: true, force: true });
});

const options = { mode: "demo", adminEmail: "first@example.com", adminPassword: "secret-enough" } as const;

test("adds a complete demo company in both languages, and only once", async () => {
  const db = openClient();
  await seed(db, options);

  const now = new Date();
  for (const locale of ["en", "vi"] as const) {
    for (const article of await articlePage(db, locale, now, { page: 1 })) {
      expect(article.title.length).toBeLessThanOrEqual(255);
      expect(article.summary.length).toBeGreaterThan(40);
      expect(article.summary.length).toBeLessThanOrEqual(300);
    }
    const { counts, categories } = await newsOverview(db, locale, now);
    expect(counts[locale]).toBe(locale === "en" ? 14 : 15);
    expect(categories.map(({ counts }) => counts[locale] > 0)).toEqual([true, true, true, true]);
    expect((await featuredArticle(db, locale, now))?.thumbnail).toBeTruthy();
    expect(await activePartners(db, locale)).toHaveLength(6);
    expect(await activeStatistics(db, locale)).toHaveLength(4);
    expect(await visibleServices(db, locale, now)).toHaveLength(5);
    expect(await aboutSections(db, locale, now)).toHaveLength(4);
    expect(await pageBySlug(db, locale, now, "quality-and-certificates")).not.toBeNull();
    expect((await siteSettings(db, locale)).slogan).not.toBe("");
    expect((await companyInfo(db, locale)).company?.darkNamedLogo).toBeTruthy();
    expect((await activeOffices(db, locale)).map(({ isHeadOffice }) => isHeadOffice)).toEqual([true, false, false]);
    expect((await companyHistory(db, locale)).at(-1)?.year).toBeGreaterThanOrEqual(now.getFullYear() - 1);
  }

  for (const service of await db.service.findMany()) expect(serviceSchema.safeParse(service).error, service.slug).toBeUndefined();

  expect(await db.redirect.count()).toBe(6);
  for (const redirect of await db.redirect.findMany())
    expect(redirectSchema.safeParse(redirect).error, redirect.fromPath).toBeUndefined();
  for (const section of await db.aboutSection.findMany())
    expect(aboutUsSchema.safeParse(section).error, section.nameEn).toBeUndefined();
  for (const page of await db.page.findMany()) expect(pageSchema.safeParse(page).error, page.slug).toBeUndefined();

  const stored = await db.newsArticle.findMany({
    select: { contentEn: true, contentVi: true, creatorEmail: true, illustrations: { select: { id: true } } },
  });
  for (const { contentEn, contentVi, creatorEmail, illustrations } of stored) {
    expect(`${contentEn}${contentVi}`).not.toContain("[image");
    expect(mediaKeysIn(contentVi ?? "").length).toBe(illustrations.length);
    expect(creatorEmail).toBe("first@example.com");
  }

  expect([await db.conversation.count(), await db.replyTemplate.count()]).toEqual([41, 4]);
  expect(await db.conversation.count({ where: { deletedAt: { lt: now } } })).toBe(1);
  const policy = await db.media.findFirstOrThrow({ where: { kind: "document" }, include: { pagesIllustrated: true } });
  for (const { contentEn, contentVi } of policy.pagesIllustrated)
    for (const html of [contentEn, contentVi]) expect(html).toContain(`<a href="${documentUrl(policy)}"`);
  expect(policy.pagesIllustrated).toHaveLength(1);
  await expectJobs(now);
  await expectCandidates(now);

  await db.newsArticle.deleteMany();
  await seed(db, options);
  expect(await db.newsArticle.count()).toBe(0);
}, 120_000);

async function expectJobs(now: Date): Promise<void> {
  const db = openClient();
  expect([await db.position.count(), await db.source.count(), await db.jobPost.count()]).toEqual([6, 5, 8]);
  for (const locale of ["en", "vi"] as const) {
    expect((await countJobs(db, now, {}))[locale]).toBe(4);
    expect((await jobBySlug(db, locale, now, "cabinet-technician"))?.isOpen).toBe(false);
    expect((await jobBySlug(db, locale, now, "field-service-engineer-hanoi"))?.isOpen).toBe(false);
    expect(await jobBySlug(db, locale, now, "technical-editor")).toBeNull();
  }
  for (const job of await db.jobPost.findMany()) {
    expect(postSchema.safeParse(job).error, job.slug).toBeUndefined();
    const missing = missingInJobPosting(job, "Lac Giang").required;
    expect(missing, job.slug).toEqual(job.status === "draft" ? ["status"] : []);
    if (job.deadline) expect(job.deadline).toEqual(endOfDay(job.deadline));
  }
}

async function expectCandidates(now: Date): Promise<void> {
  const db = openClient();
  const found = await db.candidate.findMany({
    include: { cvs: true, stageChanges: { orderBy: { id: "asc" } }, notes: true, jobPost: true },
  });
  expect(found).toHaveLength(46);
  expect(new Set(found.map(({ stage }) => stage))).toEqual(new Set(stages));
  expect(found.filter(({ deletedAt }) => deletedAt)).toHaveLength(1);
  for (const candidate of found) {
    expect(candidateSchema.safeParse(candidate).error, candidate.name).toBeUndefined();
    const moments = [candidate.jobPost?.publishAt, ...candidate.stageChanges.map(({ createdAt }) => createdAt), now];
    expect(moments, candidate.name).toEqual(moments.toSorted((a, b) => Number(a) - Number(b)));
    expect(candidate.stageChanges.at(-1)?.to).toBe(candidate.stage);
    for (const { createdAt } of candidate.notes) expect(createdAt.getTime(), candidate.name).toBeLessThan(now.getTime());
  }
  const cvs = found.flatMap((candidate) => candidate.cvs);
  expect(cvs).toHaveLength(6);
  for (const { key, size } of cvs) {
    expect(size).toBeLessThan(60_000);
    const stream = await readPrivateFile("cv", key);
    expect(stream).not.toBeNull();
    if (stream) checkPdf(await buffer(stream));
  }
}

test("clears the demo company away except for changed records and what they use", async () => {
  const db = openClient();
  await seed(db, options);
  const admin = await callerAs("ADMIN");
  const article = await db.newsArticle.findFirstOrThrow({
    where: { categoryId: { not: null }, thumbnailId: { not: null }, illustrations: { none: {} } },
    orderBy: { id: "asc" },
    include: { category: true },
  });
  await admin.news.article.update({ id: article.id, version: article.version, data: { titleEn: "Our own story" } });
  const done = async () => (await admin.system.overview.checklist()).filter(({ isDone }) => isDone).map(({ step }) => step);
  expect(await done()).toEqual(["article"]);

  const { deleted, left } = await admin.system.overview.clearDemo({ locale: "en" });
  expect(deleted).toBeGreaterThan(150);
  // The article's category and picture.
  const remaining = [...(await readDemo(db))].map(([table, ids]) => [table, ids.length]);
  expect([left, Object.fromEntries(remaining)]).toEqual([2, { Media: 1, NewsCategory: 1 }]);
  expect((await db.newsArticle.findMany()).map(({ titleEn }) => titleEn)).toEqual(["Our own story"]);
  expect((await db.newsCategory.findMany()).map(({ id }) => id)).toEqual([article.categoryId]);
  const counts = await Promise.all([
    db.candidate.count(),
    db.conversation.count(),
    db.jobPost.count(),
    db.service.count(),
    db.partner.count(),
    db.level.count(),
    db.office.count(),
    db.mail.count(),
  ]);
  expect(counts).toEqual(counts.map(() => 0));
  expect(await db.setting.findFirst()).toMatchObject({ siteNameEn: "Atrium", socialLinks: [] });
  expect((await db.company.findFirstOrThrow()).nameEn).toBe("");
  expect(await db.activity.count({ where: { action: "delete", recordId: { not: null } } })).toBe(deleted);
  for (const path of ["/admin/setting", "/admin/company-info"]) {
    expect(await db.activity.findMany({ where: { path } })).toMatchObject([{ action: "update", recordId: 1, version: 2 }]);
  }
  expect((await db.user.findMany()).length).toBeGreaterThan(0);
});

test("lets people clear away only what they may delete, and the company information only with the right to edit it", async () => {
  const db = openClient();
  await seed(db, options);
  const manager = await buildUser("MANAGER");
  await db.permission.updateMany({ where: { feature: { pathname: "/admin/partner" } }, data: { delete: false } });
  await db.permission.updateMany({ where: { feature: { pathname: "/admin/company-info" } }, data: { edit: false } });
  const partners = await db.partner.count();
  const { nameEn } = await db.company.findFirstOrThrow();
  await (await callerOf(manager)).system.overview.clearDemo({ locale: "en" });
  expect(await db.partner.count()).toBe(partners);
  expect(await db.level.count()).toBe(0);
  expect((await db.company.findFirstOrThrow()).nameEn).toBe(nameEn);
  expect((await db.setting.findFirstOrThrow()).siteNameEn).toBe("Atrium");
});

test("keeps records that a person acted on, even if their version did not change", async () => {
  const db = openClient();
  await seed(db, options);
  const admin = await callerAs("ADMIN");
  const [candidate, seen] = await db.candidate.findMany({ where: { deletedAt: null }, take: 2 });
  await admin.career.note.create({ candidateId: candidate?.id ?? 0, data: { text: "Call her on Monday" } });
  await db.activity.create({ data: { actorName: "", action: "view-cv", path: "/admin/candidate", recordId: seen?.id ?? 0 } });
  const article = await db.newsArticle.findFirstOrThrow({ where: { status: "published" } });
  const pending = { id: article.id, version: article.version, pendingVersion: null, data: { summaryEn: "Our own words" } };
  await admin.news.article.pending.save(pending);
  await admin.system.overview.clearDemo({ locale: "en" });
  expect((await db.candidate.findMany()).map(({ id }) => id)).toEqual([candidate?.id]);
  expect((await db.newsArticle.findMany()).map(({ id }) => id)).toEqual([article.id]);
  expect(await db.pendingChange.count()).toBe(1);
});
