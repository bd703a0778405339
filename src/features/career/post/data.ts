import { isJobOpen, postSchema } from "~/features/career/post/schema";
import { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { excerpt, plainText } from "~/lib/html-text";
import { inBothLanguages, inLanguage, visibleLocales } from "~/lib/languages";
import { NEW_JOB_MS } from "~/lib/new-job";
import { PUBLIC_PAGE_SIZE } from "~/lib/page-number";
import { offsetOf } from "~/lib/pagination";
import type { Db } from "~/server/db/client";
import { findImage } from "~/server/files/media-select";
import { withPending } from "~/server/traits/pending";
import { sitemapPages } from "~/server/traits/public-records";
import { publishedAt, seoSelect, visibleAt } from "~/server/traits/publishing";

const cardSelect = {
  id: true,
  slug: true,
  ...inBothLanguages({ title: true, location: true }),
  position: { select: { nameEn: true, nameVi: true } },
  level: { select: { nameEn: true, nameVi: true } },
  office: {
    select: { nameEn: true, nameVi: true, addressEn: true, addressVi: true, cityEn: true, cityVi: true, mapLink: true },
  },
  workMode: true,
  employmentType: true,
  quantity: true,
  salaryMin: true,
  salaryMax: true,
  negotiable: true,
  currency: true,
  period: true,
  deadline: true,
  state: true,
  publishAt: true,
  createdAt: true,
} as const satisfies Prisma.JobPostSelect;

const jobSelect = {
  ...cardSelect,
  ...inBothLanguages({ description: true, requirement: true, benefit: true, visible: true }),
  ...seoSelect,
  updatedAt: true,
} as const satisfies Prisma.JobPostSelect;

const newestFirst = [{ publishAt: "desc" }, { id: "desc" }] as const satisfies Prisma.JobPostOrderByWithRelationInput[];

/** Job in a list, in one language. */
export type JobCard = Awaited<ReturnType<typeof latestJobs>>[number];

export type Job = NonNullable<Awaited<ReturnType<typeof jobBySlug>>>;

export type JobFilter = { positionId?: number | undefined; levelId?: number | undefined; officeId?: number | undefined };

/** Builds a where clause for jobs that take applications; must agree with `isJobOpen` and `isOpenSql`. */
export function openAt(now: Date) {
  return { state: "open" as const, AND: [{ OR: [{ deadline: null }, { deadline: { gt: now } }] }] };
}

export function isOpenSql(now: Date): Prisma.Sql {
  return Prisma.sql`"state" = 'open' AND ("deadline" IS NULL OR "deadline" > ${now})`;
}

/** Pages of open jobs, for the sitemap. */
export function jobPages(db: Db, now: Date) {
  return sitemapPages(db, "/admin/career", now, isOpenSql(now));
}

export async function openJobs(db: Db, locale: Locale, now: Date, { page, ...filter }: JobFilter & { page: number }) {
  const rows = await db.jobPost.findMany({
    where: { ...visibleAt(now, locale), ...openAt(now), ...filter },
    select: cardSelect,
    orderBy: newestFirst,
    skip: offsetOf(page, PUBLIC_PAGE_SIZE),
    take: PUBLIC_PAGE_SIZE,
  });
  return rows.map((row) => toCard(row, locale, now));
}

export async function latestJobs(db: Db, locale: Locale, now: Date, take: number, exceptId?: number) {
  const rows = await db.jobPost.findMany({
    where: { ...visibleAt(now, locale), ...openAt(now), ...(exceptId !== undefined && { id: { not: exceptId } }) },
    select: cardSelect,
    orderBy: newestFirst,
    take,
  });
  return rows.map((row) => toCard(row, locale, now));
}

/** Reads those of the jobs that are open and that visitors can see in this language now, in no particular order. */
export async function jobsById(db: Db, locale: Locale, now: Date, ids: readonly number[]) {
  const where = { ...visibleAt(now, locale), ...openAt(now), id: { in: [...ids] } };
  const rows = await db.jobPost.findMany({ where, select: cardSelect });
  return rows.map((row) => toCard(row, locale, now));
}

/** Counts open jobs by language; the list exists in the languages with jobs. */
export async function countJobs(db: Db, now: Date, filter: JobFilter): Promise<Record<Locale, number>> {
  const groups = await db.jobPost.groupBy({
    by: ["visibleEn", "visibleVi"],
    where: { ...publishedAt(now), ...openAt(now), ...filter },
    _count: true,
  });
  const sum = (some: typeof groups) => some.reduce((total, { _count }) => total + _count, 0);
  return { en: sum(groups.filter(({ visibleEn }) => visibleEn)), vi: sum(groups.filter(({ visibleVi }) => visibleVi)) };
}

/** Lists the filter options that open jobs have, and those already selected. */
export async function jobFilterOptions(db: Db, locale: Locale, now: Date, { positionId, levelId, officeId }: JobFilter) {
  const some = visibleAt(now, locale);
  // A selected option stays when its last job closes, unless no job of it was ever public: it may be unannounced.
  const offered = (id = 0) => ({ OR: [{ jobPosts: { some: { ...some, ...openAt(now) } } }, { id, jobPosts: { some } }] });
  const query = {
    select: { id: true, nameEn: true, nameVi: true },
    orderBy: [{ order: "asc" as const }, { id: "asc" as const }],
  };
  const [positions, levels, offices] = await Promise.all([
    db.position.findMany({ ...query, where: offered(positionId) }),
    db.level.findMany({ ...query, where: offered(levelId) }),
    db.office.findMany({ ...query, where: offered(officeId) }),
  ]);
  const named = (rows: typeof positions) => rows.map((row) => ({ id: row.id, name: inLanguage(row, "name", locale) }));
  return { positions: named(positions), levels: named(levels), offices: named(offices) };
}

/** Reads a job that visitors can see in this language now; `isOpen` is false for a closed one. */
export async function jobBySlug(db: Db, locale: Locale, now: Date, slug: string) {
  const row = await db.jobPost.findFirst({ where: { ...visibleAt(now, locale), slug }, select: jobSelect });
  return row && toJob(row, locale, now, visibleLocales(row));
}

/** Reads a job whatever its state, with its pending changes: for previews only. */
export async function draftJobBySlug(db: Db, locale: Locale, slug: string, now: Date) {
  const stored = await db.jobPost.findUnique({ where: { slug }, select: jobSelect });
  if (!stored) return null;
  const row = await withPending(db, "/admin/career", stored, postSchema, {
    position: (id) => db.position.findUnique({ where: { id }, select: cardSelect.position.select }),
    level: (id) => db.level.findUnique({ where: { id }, select: cardSelect.level.select }),
    office: (id) => db.office.findUnique({ where: { id }, select: cardSelect.office.select }),
    shareImage: (id) => findImage(db, id),
  });
  return toJob(row, locale, now, []);
}

function toCard(row: Prisma.JobPostGetPayload<{ select: typeof cardSelect }>, locale: Locale, now: Date) {
  const { id, slug, workMode, employmentType, quantity, salaryMin, salaryMax, negotiable, currency, period, deadline } = row;
  // Only the preview of a draft has no publishing date.
  const publishedAt = row.publishAt ?? row.createdAt;
  return {
    ...{ id, slug, workMode, employmentType, quantity, salaryMin, salaryMax, negotiable, currency, period, deadline },
    title: inLanguage(row, "title", locale) ?? "",
    location: (row.office ? inLanguage(row.office, "city", locale) : inLanguage(row, "location", locale)) ?? "",
    office: row.office && {
      name: inLanguage(row.office, "name", locale),
      address: inLanguage(row.office, "address", locale),
      mapLink: row.office.mapLink,
    },
    position: row.position && inLanguage(row.position, "name", locale),
    level: row.level && inLanguage(row.level, "name", locale),
    publishedAt,
    isNew: now.getTime() - publishedAt.getTime() < NEW_JOB_MS,
  };
}

function toJob(row: Prisma.JobPostGetPayload<{ select: typeof jobSelect }>, locale: Locale, now: Date, locales: Locale[]) {
  const card = toCard(row, locale, now);
  const description = inLanguage(row, "description", locale) ?? "";
  return {
    ...card,
    description,
    requirement: inLanguage(row, "requirement", locale) ?? "",
    benefit: inLanguage(row, "benefit", locale) ?? "",
    metaTitle: inLanguage(row, "metaTitle", locale) || card.title,
    metaDescription: inLanguage(row, "metaDescription", locale) || excerpt(plainText(description), 160),
    shareImage: row.shareImage,
    updatedAt: row.updatedAt,
    isOpen: isJobOpen(row, now),
    /** Languages for hreflang and the language switch. */
    locales,
  };
}
