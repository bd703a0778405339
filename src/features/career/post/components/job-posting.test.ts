import { expect, test } from "vitest";
import { type Job, jobBySlug } from "~/features/career/post/data";
import { companyInfo } from "~/features/company/info/data";
import { siteSettings } from "~/features/website/setting/data";
import type { Prisma } from "~/generated/prisma/client";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost, buildOffice } from "~/server/db/test-records";
import { jobPosting } from "./job-posting";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const origin = "https://lacgiang.example";
const whole = {
  salaryMin: 12_000_000,
  salaryMax: 18_000_000,
  deadline: new Date("2026-12-31T16:59:59.999Z"),
} satisfies Partial<Prisma.JobPostUncheckedCreateInput>;

async function postingOf(data: Partial<Prisma.JobPostUncheckedCreateInput>, change: Partial<Job> = {}) {
  const db = database();
  const { slug } = await buildJobPost({ ...whole, ...data });
  const job = await jobBySlug(db, "en", now, slug);
  if (!job) throw new Error("Visitors don't see the job.");
  const [settings, contact] = await Promise.all([siteSettings(db, "en"), companyInfo(db, "en")]);
  const site = { ...settings, menus: { header: [], footer: [] }, filled: settings.sections, ...contact, offices: [] };
  const description = "<p>You wire cabinets.</p>";
  return jobPosting({ origin, locale: "en", site, job: { ...job, ...change }, description });
}

/**
 * Properties that Google requires or recommends for a JobPosting and that are missing
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
function missingFacts(posting: NonNullable<Awaited<ReturnType<typeof postingOf>>>): string[] {
  const facts: Record<string, unknown> = {
    title: posting.title,
    description: posting.description,
    datePosted: posting.datePosted,
    "hiringOrganization.name": posting.hiringOrganization.name,
    ...(posting.jobLocationType === "TELECOMMUTE"
      ? { "applicantLocationRequirements.name": posting.applicantLocationRequirements?.name }
      : { "jobLocation.address.addressCountry": posting.jobLocation?.address.addressCountry }),
  };
  return Object.keys(facts).filter((name) => !facts[name]);
}

test.each<[name: string, data: Partial<Prisma.JobPostUncheckedCreateInput>]>([
  ["on site", {}],
  ["remote", { workMode: "remote" }],
  ["remote without a place", { workMode: "remote", locationEn: null }],
  ["hybrid", { workMode: "hybrid" }],
  ["without a deadline", { deadline: null }],
  ["whose salary is negotiable", { negotiable: true }],
])("an open job %s has what Google requires", async (_, data) => {
  const posting = await postingOf(data);
  expect(posting && missingFacts(posting)).toEqual([]);
});

test.each<[name: string, data: Partial<Prisma.JobPostUncheckedCreateInput>]>([
  ["that is locked", { state: "lock" }],
  ["past its deadline", { deadline: now }],
])("a job %s has no JobPosting", async (_, data) => {
  expect(await postingOf(data)).toBeNull();
});

test("an open job has deadline, number of openings and salary", async () => {
  expect(await postingOf({ quantity: 3, employmentType: "partTime", period: "hour", currency: "USD" })).toMatchObject({
    validThrough: "2026-12-31T16:59:59.999Z",
    datePosted: "2026-01-01T00:00:00.000Z",
    totalJobOpenings: 3,
    employmentType: "PART_TIME",
    baseSalary: { currency: "USD", value: { minValue: 12_000_000, maxValue: 18_000_000, unitText: "HOUR" } },
  });
});

test.each<[name: string, data: Partial<Prisma.JobPostUncheckedCreateInput>, value: object | undefined]>([
  ["up to an amount has no minimum", { salaryMin: 0 }, { minValue: undefined, maxValue: 18_000_000 }],
  ["from an amount has no maximum", { salaryMax: null }, { minValue: 12_000_000, maxValue: undefined }],
  ["that is negotiable is left out", { negotiable: true }, undefined],
])("a salary %s", async (_, data, value) => {
  const salary = (await postingOf(data))?.baseSalary?.value;
  if (value) expect(salary).toMatchObject(value);
  else expect(salary).toBeUndefined();
});

test("a job at an office has the office's address", async () => {
  const { id, addressEn, cityEn } = await buildOffice();
  const posting = await postingOf({ officeId: id });
  expect(posting?.jobLocation?.address).toMatchObject({
    streetAddress: addressEn,
    addressLocality: cityEn,
    addressCountry: "VN",
  });
  expect(posting?.jobLocationType).toBeUndefined();
});

test("remote work has the applicants' location with its country, and no workplace", async () => {
  const posting = await postingOf({ workMode: "remote" });
  expect(posting).toMatchObject({ jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { name: "Da Nang, VN" } });
  const anywhere = await postingOf({ workMode: "remote", locationEn: null });
  expect(anywhere).toMatchObject({ applicantLocationRequirements: { "@type": "Country", name: "VN" } });
  expect(posting?.jobLocation).toBeUndefined();
});

test("the hiring organization is the company; without a company name, the site", async () => {
  expect((await postingOf({}))?.hiringOrganization).toMatchObject({ name: "Atrium", logo: `${origin}/icon-512.png` });
  await database().company.upsert({
    where: { id: 1 },
    create: { id: 1, nameEn: "Lac Giang Technology", nameVi: "Công nghệ Lạc Giang" },
    update: { nameEn: "Lac Giang Technology", nameVi: "Công nghệ Lạc Giang" },
  });
  expect((await postingOf({}))?.hiringOrganization.name).toBe("Lac Giang Technology");
});
