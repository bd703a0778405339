import { describe, expect, test } from "vitest";
import type { Prisma } from "~/generated/prisma/client";
import { endOfDay } from "~/lib/dates";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost, buildOffice } from "~/server/test-callers";
import { JOBS_PAGE_SIZE, jobBySlug, openJobs } from "./data";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const later = new Date(now.getTime() + 1);

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
  ["past its deadline", { deadline: new Date(now.getTime() - 1) }, "closed"],
])("a job %s: %j is %s", async (_, data, outcome) => {
  const { slug } = await buildJobPost(data);
  const job = await jobBySlug(database(), "en", now, slug);
  expect(job?.isOpen).toBe(outcome === "hidden" ? undefined : outcome === "listed");
  expect((await openJobs(database(), "en", now, 1)).total).toBe(outcome === "listed" ? 1 : 0);
});

test("a published job without a time is refused by the database", async () => {
  await expect(buildJobPost({ publishAt: null })).rejects.toThrow("JobPost_published_at");
});

describe("jobs", () => {
  test("are listed newest first, a page at a time", async () => {
    const posts = [];
    for (let day = 1; day <= JOBS_PAGE_SIZE + 2; day++) {
      posts.push(await buildJobPost({ publishAt: new Date(Date.UTC(2026, 9, day)) }));
    }
    const slugs = posts.map(({ slug }) => slug).reverse();
    const first = await openJobs(database(), "en", now, 1);
    const second = await openJobs(database(), "en", now, 2);
    expect([first.total, first.pages]).toEqual([posts.length, 2]);
    expect([...first.jobs, ...second.jobs].map(({ slug }) => slug)).toEqual(slugs);
  });

  test("at an office are in its city, whatever location was typed before", async () => {
    const office = await buildOffice();
    const { slug } = await buildJobPost({ officeId: office.id, locationVi: "Huế" });
    expect(await jobBySlug(database(), "vi", now, slug)).toMatchObject({
      location: office.cityVi,
      office: { name: office.nameVi, address: office.addressVi },
    });
  });

  test("have the texts of the language that is asked for", async () => {
    const position = await database().position.create({ data: { nameEn: "Engineer", nameVi: "Kỹ sư" } });
    const { slug } = await buildJobPost({ titleEn: "Engineer", titleVi: "Kỹ sư điện", positionId: position.id });
    const vi = await jobBySlug(database(), "vi", now, slug);
    expect(vi).toMatchObject({ title: "Kỹ sư điện", location: "Đà Nẵng", position: "Kỹ sư", metaTitle: "Kỹ sư điện" });
    const en = await jobBySlug(database(), "en", now, slug);
    expect(en).toMatchObject({ title: "Engineer", description: "<p>You wire cabinets.</p>", locales: ["en", "vi"] });
  });
});
