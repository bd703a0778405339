import { expect, test } from "vitest";
import { partnerSchema } from "~/features/website/partner/schema";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs } from "~/server/crud/test-callers";
import { buildMedia } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";

const sample = { nameEn: "Sông Hồng Bank", nameVi: "Ngân hàng Sông Hồng", darkLogoId: null, website: null, active: true };

briefContract("/admin/partner", partnerSchema, (caller) => caller.website.partner, {
  samples: async () => {
    const logoId = (await buildMedia()).id;
    return [
      { ...sample, logoId },
      { ...sample, logoId, nameEn: "Mekong Logistics", nameVi: "Vận tải Mê Kông" },
    ];
  },
  change: { nameEn: "Red River Bank" },
  refused: [
    { data: { nameEn: "x" }, field: "nameEn" },
    { data: { website: "javascript:alert(1)" }, field: "website" },
    { data: { website: "ftp://example.com" }, field: "website" },
    { data: { logoId: 0 }, field: "logoId" },
  ],
  unique: ["nameEn", "nameVi"],
  references: { logoId: "MEDIA", darkLogoId: "MEDIA" },
  search: "ngan hang",
  isPublic: true,
});

test("adds https:// to a web address", async () => {
  const { partner } = (await callerAs("ADMIN")).website;
  const { website } = await partner.create({
    data: { ...sample, logoId: (await buildMedia()).id, website: "example.com/about" },
  });
  expect(website).toBe("https://example.com/about");
});

test("refuses a document as a logo, at its field", async () => {
  const { partner } = (await callerAs("ADMIN")).website;
  const [image, document] = [await buildMedia(), await buildMedia("a-document", "document")];
  const refused = await refusalOf(partner.create({ data: { ...sample, logoId: document.id } }));
  expect([refused.appCode, refused.details.field]).toEqual(["ERROR_MEDIA_NOT_FOUND", "logoId"]);
  const { id, version } = await partner.create({ data: { ...sample, logoId: image.id } });
  const change = partner.update({ id, version, data: { darkLogoId: document.id } });
  expect((await refusalOf(change)).details.field).toBe("darkLogoId");
  await partner.update({ id, version, data: { darkLogoId: image.id } });
});
