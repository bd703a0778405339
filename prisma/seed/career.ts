import { readFile } from "node:fs/promises";
import path from "node:path";
import { addMonths, endOfDay } from "~/lib/dates";
import { slugify } from "~/lib/slug";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { type StoredCv, storeCv } from "~/server/files/cv";
import { sanitizeRichText } from "~/server/traits/rich-text";
import { candidates } from "./career-candidates";
import { jobs, levels, positions, sources } from "./career-texts";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** Stores the demo candidates' CVs and returns them by file name. Runs before the transaction, which may be repeated. */
export async function seedCvs(): Promise<Map<string, StoredCv>> {
  const names = candidates.flatMap(({ cvs = [] }) => cvs);
  const stored = names.map(async (name): Promise<[string, StoredCv]> => {
    const bytes = await readFile(path.resolve("prisma/seed/assets", `${name}.pdf`));
    return [name, await storeCv(bytes, `${name}.pdf`)];
  });
  return new Map(await Promise.all(stored));
}

/** Adds the demo company's levels, positions, sources, jobs and candidates. Dates are relative to `now`. */
export async function seedCareer(db: Db, now: Date, cvs: ReadonlyMap<string, StoredCv>): Promise<void> {
  await db.level.createMany({ data: levels.map((level, order) => ({ ...level, order })) });
  await db.position.createMany({ data: positions.map((position, order) => ({ ...position, order })) });
  await db.source.createMany({ data: sources.map((source, order) => ({ ...source, order })) });
  await seedJobs(db, now);
  await seedCandidates(db, now, cvs);
}

async function seedJobs(db: Db, now: Date): Promise<void> {
  const levelIds = idsBy(await db.level.findMany({ select: { id: true, nameEn: true } }), "nameEn");
  const positionIds = idsBy(await db.position.findMany({ select: { id: true, nameEn: true } }), "nameEn");
  const officeIds = idsBy(await db.office.findMany({ select: { id: true, nameEn: true } }), "nameEn");
  // Oldest first, so that ids have the same order as dates.
  for (const job of jobs.toSorted((a, b) => b.publishedDaysAgo - a.publishedDaysAgo)) {
    const { slug, workMode, employmentType, quantity, salary, en, vi } = job;
    const publishAt = new Date(now.getTime() - job.publishedDaysAgo * DAY);
    await db.jobPost.create({
      data: {
        ...{ slug, workMode, employmentType, quantity },
        titleEn: en?.title ?? null,
        titleVi: vi?.title ?? null,
        descriptionEn: richText(en?.description),
        descriptionVi: richText(vi?.description),
        requirementEn: richText(en?.requirement),
        requirementVi: richText(vi?.requirement),
        benefitEn: richText(en?.benefit),
        benefitVi: richText(vi?.benefit),
        locationEn: en?.location ?? null,
        locationVi: vi?.location ?? null,
        positionId: positionIds.get(job.position ?? "") ?? null,
        levelId: levelIds.get(job.level) ?? null,
        officeId: officeIds.get(job.office ?? "") ?? null,
        salaryMin: salary?.min ?? null,
        salaryMax: salary?.max ?? null,
        negotiable: !salary,
        currency: salary?.currency ?? "VND",
        period: salary?.period ?? "month",
        deadline: job.deadlineInDays === null ? null : endOfDay(new Date(now.getTime() + job.deadlineInDays * DAY)),
        state: job.lock ? "lock" : "open",
        status: job.draft ? "draft" : "published",
        publishAt: job.draft ? null : publishAt,
        visibleEn: en !== undefined,
        visibleVi: vi !== undefined,
        createdAt: new Date(now.getTime() - Math.max(job.publishedDaysAgo, 0) * DAY - HOUR),
      },
      select: { id: true },
    });
  }
}

async function seedCandidates(db: Db, now: Date, cvs: ReadonlyMap<string, StoredCv>): Promise<void> {
  const posts = await db.jobPost.findMany({ select: { id: true, slug: true, titleEn: true, titleVi: true } });
  const sourceIds = idsBy(await db.source.findMany({ select: { id: true, value: true } }), "value");
  const { retentionMonths } = await readSettings(db, { retentionMonths: true });
  const staff = await db.user.findFirst({ where: { roleId: 1 }, orderBy: { id: "asc" }, select: { id: true, name: true } });
  const actorName = staff?.name ?? "";

  const rows = candidates
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map((candidate, index) => {
      const post = posts.find(({ slug }) => slug === candidate.job);
      if (!post) throw new Error(`There is no demo job ${candidate.job}.`);
      const appliedAt = new Date(now.getTime() - candidate.daysAgo * DAY - (index % 9) * HOUR);
      // Candidates entered by staff have no consent from the site.
      const isByHand = candidate.source === "career-day" || candidate.source === null;
      return {
        candidate,
        isByHand,
        appliedAt,
        data: {
          name: candidate.name,
          email: `${slugify(candidate.name).replaceAll("-", ".")}@example.com`,
          phone: `+84 905 555 ${String(101 + index * 7).padStart(3, "0")}`,
          introduction: candidate.introduction ?? "",
          locale: candidate.isEnglish ? "en" : "vi",
          appliedAt,
          createdAt: appliedAt,
          jobPostId: post.id,
          jobTitleEn: post.titleEn,
          jobTitleVi: post.titleVi,
          sourceId: sourceIds.get(candidate.source ?? "") ?? null,
          stage: candidate.stages.at(-1) ?? "new",
          rating: candidate.rating ?? null,
          assigneeId: candidate.stages.length > 1 ? (staff?.id ?? null) : null,
          consentAt: isByHand ? null : appliedAt,
          consentVersion: isByHand ? null : 1,
          retentionAt: addMonths(appliedAt, retentionMonths),
          deletedAt: candidate.trashedDaysAgo === undefined ? null : new Date(now.getTime() - candidate.trashedDaysAgo * DAY),
        },
      };
    });
  await db.candidate.createMany({ data: rows.map(({ data }) => data) });

  const ids = idsBy(await db.candidate.findMany({ select: { id: true, email: true } }), "email");
  const about = rows.map((row) => ({ ...row, candidateId: ids.get(row.data.email) ?? 0 }));
  await db.candidateStageChange.createMany({
    data: about.flatMap(({ candidate, candidateId, appliedAt, isByHand }) =>
      candidate.stages.map((to, step) => ({
        candidateId,
        from: candidate.stages[step - 1] ?? null,
        to,
        actorName: step === 0 && !isByHand ? "" : actorName,
        createdAt: betweenThenAndNow(appliedAt, now, step / candidate.stages.length),
      })),
    ),
  });
  await db.candidateNote.createMany({
    data: about.flatMap(({ candidate, candidateId, appliedAt }) =>
      (candidate.notes ?? []).map(({ daysLater, text }) => ({
        candidateId,
        text,
        authorId: staff?.id ?? null,
        authorName: actorName,
        createdAt: new Date(appliedAt.getTime() + daysLater * DAY),
      })),
    ),
  });
  await db.candidateCv.createMany({
    data: about.flatMap(({ candidate, candidateId, appliedAt }) =>
      (candidate.cvs ?? []).flatMap((name, index) => {
        const stored = cvs.get(name);
        return stored ? [{ ...stored, candidateId, uploadedAt: new Date(appliedAt.getTime() + index * HOUR) }] : [];
      }),
    ),
  });
}

/** Sanitises HTML and removes this source's line breaks and indents. */
function richText(html: string | undefined): string | null {
  return html ? sanitizeRichText(html.replace(/\n\s*/g, "\n")) : null;
}

function betweenThenAndNow(then: Date, now: Date, share: number): Date {
  return new Date(then.getTime() + (now.getTime() - then.getTime()) * share);
}

function idsBy<Key extends string>(rows: ({ id: number } & Record<Key, string>)[], key: Key): Map<string, number> {
  return new Map(rows.map((row) => [row[key], row.id]));
}
