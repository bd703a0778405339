import { describe, expect, test } from "vitest";
import { activeOffices } from "~/features/company/office/data";
import { emptyOffice, officeSchema } from "~/features/company/office/schema";
import { briefContract } from "~/server/crud/contract/brief";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { buildJobPost } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";

const danang = {
  ...emptyOffice,
  nameEn: "Da Nang office",
  nameVi: "Văn phòng Đà Nẵng",
  addressEn: "18 Song Han Street",
  addressVi: "18 đường Sông Hàn",
  cityEn: "Da Nang",
  cityVi: "Đà Nẵng",
};
const hanoi = { ...danang, nameEn: "Hanoi office", nameVi: "Văn phòng Hà Nội", cityVi: "Hà Nội" };

briefContract("/admin/office", officeSchema, (caller) => caller.company.office, {
  samples: () => [danang, hanoi],
  change: { nameEn: "Da Nang head office" },
  refused: [
    { data: { nameEn: "x" }, field: "nameEn" },
    { data: { addressVi: "" }, field: "addressVi" },
    { data: { mapLink: "javascript:alert(1)" }, field: "mapLink" },
    { data: { latitude: 90.1, longitude: 0 }, field: "latitude" },
    { data: { latitude: 0, longitude: -180.1 }, field: "longitude" },
    { data: { latitude: 16 }, field: "longitude" },
    { data: { email: "nobody" }, field: "email" },
  ],
  unique: ["nameEn", "nameVi"],
  search: "van phong da nang",
  isPublic: true,
});

test("refuses to delete an office with job posts", { tags: "postgres" }, async () => {
  const { office } = (await callerAs("ADMIN")).company;
  const { id } = await office.create({ data: danang });
  await buildJobPost({ officeId: id });
  const refusal = await refusalOf(office.delete({ ids: [id] }));
  expect([refusal.appCode, refusal.details.usedBy]).toEqual(["ERROR_IN_USE", [{ id, path: "/admin/career", count: 1 }]]);
});

describe("head office", () => {
  const offices = async () => (await callerAs("ADMIN")).company.office;
  const heads = () => database().office.findMany({ where: { isHeadOffice: true }, select: { id: true } });

  test("moves to an office that is created or saved as one, and logs the change of the other", async () => {
    const office = await offices();
    const one = await office.create({ data: { ...danang, isHeadOffice: true } });
    const two = await office.create({ data: { ...hanoi, isHeadOffice: true } });
    expect(await heads()).toEqual([{ id: two.id }]);
    const entry = await database().activity.findFirst({ where: { recordId: one.id, action: "update" } });
    expect([entry?.version, entry?.changes]).toEqual([2, { isHeadOffice: [true, false] }]);
    await office.update({ id: one.id, version: 2, data: { isHeadOffice: true } });
    expect(await heads()).toEqual([{ id: one.id }]);
    expect((await office.byId({ id: two.id })).version).toBe(2);
  });

  test("stays a single one when two offices become it at once", { tags: "postgres" }, async () => {
    const office = await offices();
    const [one, two] = [await office.create({ data: danang }), await office.create({ data: hanoi })];
    await Promise.all([one, two].map(({ id }) => office.update({ id, version: 1, data: { isHeadOffice: true } })));
    expect(await heads()).toHaveLength(1);
  });

  test("stays when the save that would move it is refused", async () => {
    const office = await offices();
    const one = await office.create({ data: { ...danang, isHeadOffice: true } });
    const taken = office.create({ data: { ...hanoi, nameEn: danang.nameEn, isHeadOffice: true } });
    await expect(taken).rejects.toThrow();
    expect(await heads()).toEqual([{ id: one.id }]);
  });

  test("comes first for visitors, without offices that are switched off", async () => {
    const office = await offices();
    await office.create({ data: danang });
    await office.create({ data: { ...hanoi, isHeadOffice: true } });
    await office.create({ data: { ...danang, nameEn: "Old office", nameVi: "Văn phòng cũ", active: false } });
    expect((await activeOffices(database(), "vi")).map(({ name }) => name)).toEqual(["Văn phòng Hà Nội", "Văn phòng Đà Nẵng"]);
  });
});
