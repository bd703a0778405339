import { isJobOpen } from "~/features/career/post/schema";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inLanguage, visibleLocales } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { seoSelect, visibleAt } from "~/server/traits/publishing";

/** Jobs on one page of the list. */
export const JOBS_PAGE_SIZE = 12;

const cardSelect = {
  id: true,
  slug: true,
  titleEn: true,
  titleVi: true,
  locationEn: true,
  locationVi: true,
  position: { select: { nameEn: true, nameVi: true } },
  level: { select: { nameEn: true, nameVi: true } },
  office: { select: { nameEn: true, nameVi: true, addressEn: true, addressVi: true, cityEn: true, cityVi: true } },
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
} as const satisfies Prisma.JobPostSelect;

const jobSelect = {
  ...cardSelect,
  descriptionEn: true,
  descriptionVi: true,
  requirementEn: true,
  requirementVi: true,
  benefitEn: true,
  benefitVi: true,
  visibleEn: true,
  visibleVi: true,
  ...seoSelect,
  updatedAt: true,
} as const satisfies Prisma.JobPostSelect;

/** One page of the jobs that can be applied for, newest first, in one language. */
export async function openJobs(db: Db, locale: Locale, now: Date, page: number) {
  const where = {
    ...visibleAt(now, locale),
    state: "open",
    AND: { OR: [{ deadline: null }, { deadline: { gte: now } }] },
  } satisfies Prisma.JobPostWhereInput;
  const [rows, total] = await Promise.all([
    db.jobPost.findMany({
      where,
      select: cardSelect,
      orderBy: [{ publishAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * JOBS_PAGE_SIZE,
      take: JOBS_PAGE_SIZE,
    }),
    db.jobPost.count({ where }),
  ]);
  return { jobs: rows.map((row) => toCard(row, locale)), total, pages: Math.max(1, Math.ceil(total / JOBS_PAGE_SIZE)) };
}

/** The job at an address, when visitors see it in this language now; one that is closed says so by `isOpen`. */
export async function jobBySlug(db: Db, locale: Locale, now: Date, slug: string) {
  const row = await db.jobPost.findFirst({ where: { ...visibleAt(now, locale), slug }, select: jobSelect });
  return row && toJob(row, locale, now);
}

function toCard(row: Prisma.JobPostGetPayload<{ select: typeof cardSelect }>, locale: Locale) {
  const { id, slug, workMode, employmentType, quantity, salaryMin, salaryMax, negotiable, currency, period, deadline } = row;
  return {
    ...{ id, slug, workMode, employmentType, quantity, salaryMin, salaryMax, negotiable, currency, period, deadline },
    title: inLanguage(row, "title", locale) ?? "",
    /** The place of work in a few words. */
    location: (row.office ? inLanguage(row.office, "city", locale) : inLanguage(row, "location", locale)) ?? "",
    office: row.office && {
      name: inLanguage(row.office, "name", locale),
      address: inLanguage(row.office, "address", locale),
    },
    position: row.position && inLanguage(row.position, "name", locale),
    level: row.level && inLanguage(row.level, "name", locale),
    publishedAt: row.publishAt,
  };
}

function toJob(row: Prisma.JobPostGetPayload<{ select: typeof jobSelect }>, locale: Locale, now: Date) {
  const card = toCard(row, locale);
  return {
    ...card,
    description: inLanguage(row, "description", locale) ?? "",
    requirement: inLanguage(row, "requirement", locale) ?? "",
    benefit: inLanguage(row, "benefit", locale) ?? "",
    metaTitle: inLanguage(row, "metaTitle", locale) || card.title,
    metaDescription: inLanguage(row, "metaDescription", locale),
    shareImage: row.shareImage,
    updatedAt: row.updatedAt,
    isOpen: isJobOpen(row, now),
    /** The languages it stands in, for hreflang and the language switch. */
    locales: visibleLocales(row),
  };
}
