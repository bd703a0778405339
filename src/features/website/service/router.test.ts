import { describe, expect, test } from "vitest";
import { newPart } from "~/features/website/page/parts/parts";
import { searchSite } from "~/features/website/search/data";
import { draftServiceBySlug, serviceBySlug, visibleServices } from "~/features/website/service/data";
import { emptyService, serviceSchema } from "~/features/website/service/schema";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { buildMedia } from "~/server/db/test-records";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";
import { previewUrl } from "~/server/traits/preview";
import { movedAddress, sitemapPages } from "~/server/traits/public-records";

const metering = {
  ...emptyService,
  nameEn: "Energy metering",
  nameVi: "Đo lường năng lượng",
  descriptionEn: "Every kilowatt-hour has an address.",
  descriptionVi: "Mỗi kilowatt-giờ đều có địa chỉ.",
  contentEn: "<p>We measure.</p>",
  contentVi: "<p>Chúng tôi đo.</p>",
};
const service = { ...metering, nameEn: "Service contracts", nameVi: "Hợp đồng bảo trì", slug: "contracts", icon: "shield" };
const published = { ...metering, status: "published" as const };

briefContract("/admin/service", serviceSchema, (caller) => caller.website.service, {
  samples: () => [metering, service],
  change: { nameEn: "Metering" },
  refused: [
    { data: { nameEn: "x" }, field: "nameEn" },
    { data: { nameVi: "x".repeat(51) }, field: "nameVi" },
    { data: { descriptionEn: "x".repeat(501) }, field: "descriptionEn" },
    { data: { slug: "Đo lường" }, field: "slug" },
    { data: { icon: "skull" }, field: "icon" },
    { data: { metaTitleEn: "x".repeat(71) }, field: "metaTitleEn" },
    { data: { pointsEn: "a\nb\nc\nd" }, field: "pointsEn" },
    { data: { pointsVi: "x".repeat(81) }, field: "pointsVi" },
    { data: { parts: [newPart("hero")] }, field: "parts" },
    { data: { parts: [newPart("serviceList")] }, field: "parts" },
    { data: { status: "published", contentVi: null }, field: "contentVi" },
    { data: { status: "published", descriptionEn: "" }, field: "descriptionEn" },
    { data: { publishAt: new Date("2026-05-02T00:00Z"), unpublishAt: new Date("2026-05-01T00:00Z") }, field: "unpublishAt" },
  ],
  unique: ["nameEn", "nameVi", "slug"],
  references: { imageId: "MEDIA", shareImageId: "MEDIA" },
  search: "do luong",
  isPublic: true,
});

const steps = {
  ...newPart("steps"),
  id: "steps-a",
  titleEn: "How we begin",
  titleVi: "Bắt đầu thế nào",
  steps: [{ id: "one", titleEn: "One meter", titleVi: "Một đồng hồ", textEn: null, textVi: null, whenEn: null, whenVi: null }],
};
const later = new Date("2099-01-01T00:00:00Z");

const admin = async () => (await callerAs("ADMIN")).website.service;

describe("service", () => {
  test("is stored without scripts, and not published without content", async () => {
    const service = await admin();
    const { contentEn } = await service.create({ data: { ...metering, contentEn: "<p onclick=x>Hi<script>a()</script></p>" } });
    expect(contentEn).toBe("<p>Hi</p>");
    const empty = { ...published, nameEn: "Other", nameVi: "Khác", contentEn: "<p>&nbsp;</p>" };
    expect(await refusedFields(service.create({ data: empty }))).toEqual(["contentEn"]);
  });

  test("has parts below its text, in the languages that they are visible in, and found by their words", async () => {
    const service = await admin();
    const { id, slug } = await service.create({ data: { ...published, parts: [{ ...steps, visibleVi: false }] } });
    expect((await serviceBySlug(database(), "en", later, slug))?.parts).toMatchObject([
      { kind: "steps", titleEn: "How we begin" },
    ]);
    expect((await serviceBySlug(database(), "vi", later, slug))?.parts).toEqual([]);
    const { found } = await searchSite(database(), { term: "one meter", locale: "en", now: later, page: 1 });
    expect(found.map(({ href }) => href)).toEqual([`/services/${slug}`]);
    expect((await service.byId({ id })).parts).toHaveLength(1);
  });

  test("is not published with parts that lack a language, and cleans their texts", async () => {
    const service = await admin();
    const text = { ...newPart("text"), id: "text-a", contentEn: "<p onclick=x>Hi</p>", contentVi: null };
    expect(await refusedFields(service.create({ data: { ...published, parts: [text] } }))).toEqual(["parts.0.contentVi"]);
    const draft = await service.create({ data: { ...metering, parts: [text] } });
    expect(draft.parts).toMatchObject([{ contentEn: "<p>Hi</p>" }]);
    expect((await service.list({ filter: { missing: "vi" } })).rows.map(({ id }) => id)).toEqual([draft.id]);
  });

  test("shows up to three points on its card, in one language", async () => {
    const service = await admin();
    await service.create({ data: { ...published, pointsEn: "Meters\n\n  Warnings ", pointsVi: "Đồng hồ" } });
    expect((await visibleServices(database(), "en", later)).map(({ points }) => points)).toEqual([["Meters", "Warnings"]]);
    expect((await visibleServices(database(), "vi", later)).map(({ points }) => points)).toEqual([["Đồng hồ"]]);
  });

  test("is not changed with others whose parts together are too long for one action", async () => {
    const services = (await callerAs("ADMIN")).website.service;
    const { id } = await services.create({ data: metering });
    const other = await services.create({ data: service });
    const ids = [id, other.id];
    const parts = [{ text: "e".repeat(10_000_000) }];
    await database().service.updateMany({ data: { parts } });
    expect((await refusalOf(services.publishMany({ ids }))).appCode).toBe("ERROR_RECORDS_TOO_LONG");
    expect(await database().service.count({ where: { status: "draft" } })).toBe(2);
  });

  test("protects the pictures of its parts from deletion", async () => {
    const { website, system } = await callerAs("ADMIN");
    const { id } = await buildMedia();
    const picture = { ...newPart("textPicture"), id: "picture-a", imageId: id };
    await website.service.create({ data: { ...metering, parts: [picture] } });
    expect((await refusalOf(system.media.delete({ ids: [id] }))).appCode).toBe("ERROR_IN_USE");
  });

  test("protects the images of its texts from deletion", async () => {
    const { website, system } = await callerAs("ADMIN");
    const { id, key } = await buildMedia("abcdefghijklmnopqrstuv");
    const contentEn = `<p><img src="/api/files/${key}/640.webp" data-media-id="${id}"></p>`;
    await website.service.create({ data: { ...metering, contentEn, imageId: id } });
    const refusal = await refusalOf(system.media.delete({ ids: [id] }));
    expect([refusal.appCode, refusal.details.usedBy]).toEqual(["ERROR_IN_USE", [{ id, path: "/admin/service", count: 2 }]]);
  });

  test("is listed without its long texts, and filtered by missing texts and status", async () => {
    const service = await admin();
    await service.create({ data: { ...metering, contentVi: null } });
    const { rows } = await service.list({ filter: { missing: "vi" } });
    expect(Object.keys(rows[0] ?? {})).not.toContain("contentEn");
    expect((await service.list({ filter: { missing: "en" } })).total).toBe(0);
    expect((await service.list({ filter: { status: "live" } })).total).toBe(0);
    expect((await service.list({ filter: { status: "draft" } })).total).toBe(1);
  });
});

describe("visitors", () => {
  const [now, later] = [new Date("2026-06-01T00:00:00Z"), new Date("2026-07-01T00:00:00Z")];

  test("see a service from its start on, in its visible languages", async () => {
    const service = await admin();
    await service.create({ data: { ...published, publishAt: later, visibleVi: false } });
    expect(await visibleServices(database(), "en", now)).toEqual([]);
    expect(await serviceBySlug(database(), "en", now, "energy-metering")).toBeNull();
    expect(await sitemapPages(database(), "/admin/service", now)).toEqual([]);
    expect((await visibleServices(database(), "en", later)).map(({ name }) => name)).toEqual(["Energy metering"]);
    expect(await visibleServices(database(), "vi", later)).toEqual([]);
    expect(await sitemapPages(database(), "/admin/service", later)).toMatchObject([
      { path: "/services/energy-metering", available: ["en"] },
    ]);
    expect(await draftServiceBySlug(database(), "vi", "energy-metering", later)).toMatchObject({ name: "Đo lường năng lượng" });
  });

  test("are redirected from an old address while the service exists", async () => {
    const service = await admin();
    const { id, version } = await service.create({ data: { ...published, publishAt: now } });
    await service.update({ id, version, data: { slug: "metering" } });
    expect(await movedAddress(database(), "/admin/service", { slug: "energy-metering", locale: "en", now })).toBe(
      "/services/metering",
    );
    expect(await previewUrl(database(), { path: "/admin/service", id }, "vi", "t")).toBe("/vi/services/metering?preview=t");
    await service.delete({ ids: [id] });
    expect(await movedAddress(database(), "/admin/service", { slug: "energy-metering", locale: "en", now })).toBeNull();
    expect(await database().slugRedirect.count()).toBe(0);
  });
});
