import { describe, expect, test } from "vitest";
import { aboutSections } from "~/features/website/about-us/data";
import { aboutUsSchema, emptyAboutUs } from "~/features/website/about-us/schema";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { buildMedia } from "~/server/db/test-records";
import { refusedFields } from "~/server/platform/test-refusals";
import { previewUrl } from "~/server/traits/preview";

const people = {
  ...emptyAboutUs,
  nameEn: "Our people",
  nameVi: "Con người",
  descriptionEn: "<p>We are many.</p>",
  descriptionVi: "<p>Chúng tôi rất đông.</p>",
};
const work = { ...people, nameEn: "How we work", nameVi: "Cách làm việc", layout: "noImage" as const };

briefContract("/admin/about-us", aboutUsSchema, (caller) => caller.website.aboutUs, {
  samples: () => [people, work],
  change: { nameEn: "Colleagues" },
  refused: [
    { data: { nameEn: "x" }, field: "nameEn" },
    { data: { nameVi: "x".repeat(51) }, field: "nameVi" },
    { data: { status: "published", layout: "noImage", descriptionEn: null }, field: "descriptionEn" },
    { data: { status: "published", layout: "imageLeft" }, field: "imageId" },
    { data: { publishAt: new Date("2026-05-02T00:00Z"), unpublishAt: new Date("2026-05-01T00:00Z") }, field: "unpublishAt" },
  ],
  unique: ["nameEn", "nameVi"],
  references: { imageId: "MEDIA" },
  search: "con nguoi",
  isPublic: true,
});

describe("section about the company", () => {
  const admin = async () => (await callerAs("ADMIN")).website.aboutUs;
  const published = { ...work, status: "published" as const };
  const now = new Date();
  const namesSeen = async (locale: "en" | "vi", draftId?: number) =>
    (await aboutSections(database(), locale, new Date(now.getTime() + 60_000), draftId)).map(({ name }) => name);

  test("is stored without scripts, and not published when nothing remains", async () => {
    const aboutUs = await admin();
    const { descriptionEn } = await aboutUs.create({
      data: { ...people, descriptionEn: "<p onclick=x>Hi<script>a()</script></p>" },
    });
    expect(descriptionEn).toBe("<p>Hi</p>");
    expect(await refusedFields(aboutUs.create({ data: { ...published, descriptionVi: "<p>&nbsp;</p>" } }))).toEqual([
      "descriptionVi",
    ]);
  });

  test("appears in its order and languages once published, with an image only where its layout has one", async () => {
    const aboutUs = await admin();
    const imageId = (await buildMedia()).id;
    const first = await aboutUs.create({ data: { ...people, status: "published", imageId } });
    const second = await aboutUs.create({ data: { ...published, imageId, visibleVi: false } });
    await aboutUs.move({ id: second.id, before: first.id });
    expect([await namesSeen("en"), await namesSeen("vi")]).toEqual([["How we work", "Our people"], ["Con người"]]);
    const sections = await aboutSections(database(), "en", new Date(now.getTime() + 60_000));
    expect(sections.map(({ image }) => image?.id)).toEqual([undefined, imageId]);
  });

  test("appears in its preview as a draft, among the others", async () => {
    const aboutUs = await admin();
    const { id } = await aboutUs.create({ data: people });
    await aboutUs.create({ data: published });
    expect([await namesSeen("en"), await namesSeen("en", id)]).toEqual([["How we work"], ["Our people", "How we work"]]);
    expect(await previewUrl(database(), { path: "/admin/about-us", id }, "en", "t")).toBe("/about-us?preview=t");
    expect(await previewUrl(database(), { path: "/admin/about-us", id: 999 }, "en", "t")).toBeNull();
  });
});
