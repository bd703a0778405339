import { expect, test } from "vitest";
import { companyInfo } from "~/features/company/info/data";
import { companySchema } from "~/features/company/info/schema";
import { recordContract } from "~/server/crud/contract/record";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildMedia } from "~/server/db/test-records";

useTestDatabase();

/** Like the migration's row. */
const build = () => database().company.create({ data: {} });

recordContract("/admin/company-info", companySchema, (caller) => caller.company.info, {
  build,
  changes: {
    first: { nameEn: "Lac Giang Technology Joint Stock Company" },
    second: { taxCode: "0400000000" },
    otherFirst: { nameEn: "Lac Giang" },
  },
  refused: [
    { data: { nameEn: "" }, field: "nameEn" },
    { data: { nameVi: "x".repeat(201) }, field: "nameVi" },
    { data: { email: "nobody" }, field: "email" },
    { data: { phone: "call us" }, field: "phone" },
    { data: { foundedOn: new Date("20111-01-01T00:00:00Z") }, field: "foundedOn" },
    { data: { historyVi: "x".repeat(2001) }, field: "historyVi" },
    { data: { logoId: 0 }, field: "logoId" },
  ],
  references: { logoId: "MEDIA", namedLogoId: "MEDIA", darkNamedLogoId: "MEDIA" },
  isPublic: true,
});

test("shows visitors nothing of a company without a name, then its name in their language", async () => {
  await build();
  expect(await companyInfo(database(), "vi")).toEqual({ company: null, email: null, phone: null });
  const { info } = (await callerAs("ADMIN")).company;
  await info.update({ id: 1, version: 1, data: { nameVi: "Công ty Lạc Giang", representativeTitleVi: "Giám đốc" } });
  const { company } = await companyInfo(database(), "vi");
  expect(company).toMatchObject({ name: "Công ty Lạc Giang", representativeTitle: "Giám đốc" });
});

test("counts a logo's image as used", async () => {
  await build();
  const { id } = await buildMedia();
  const { company, system } = await callerAs("ADMIN");
  await company.info.update({ id: 1, version: 1, data: { darkNamedLogoId: id } });
  expect(await system.media.usedBy({ ids: [id] })).toEqual([{ id, path: "/admin/company-info", count: 1 }]);
});
