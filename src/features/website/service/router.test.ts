import { describe, expect, test } from "vitest";
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
    { data: { status: "published", contentVi: null }, field: "contentVi" },
    { data: { status: "published", descriptionEn: "" }, field: "descriptionEn" },
    { data: { publishAt: new Date("2026-05-02T00:00Z"), unpublishAt: new Date("2026-05-01T00:00Z") }, field: "unpublishAt" },
  ],
  unique: ["nameEn", "nameVi", "slug"],
  references: { imageId: "MEDIA", shareImageId: "MEDIA" },
  search: "do luong",
  isPublic: true,
});

const admin = async () => (await callerAs("ADMIN")).website.service;

describe("service", () => {
  test("is stored without scripts, and not published without content", async () => {
    const service = await admin();
    const { contentEn } = await service.create({ data: { ...metering, contentEn: "<p onclick=x>Hi<script>a()</script></p>" } });
    expect(contentEn).toBe("<p>Hi</p>");
    const empty = { ...published, nameEn: "Other", nameVi: "Khác", contentEn: "<p>&nbsp;</p>" };
    expect(await refusedFields(service.create({ data: empty }))).toEqual(["contentEn"]);
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
