import { expect, test } from "vitest";
import { missingInJobPosting } from "./job-posting";

const whole = {
  titleEn: "Electrician",
  titleVi: "Thợ điện",
  descriptionEn: "<p>You wire control cabinets.</p>",
  descriptionVi: "<p>Bạn đấu tủ điều khiển.</p>",
  requirementEn: "<p>A steady hand.</p>",
  requirementVi: "<p>Khéo tay.</p>",
  benefitEn: "<p>A 13th salary.</p>",
  benefitVi: "<p>Lương tháng 13.</p>",
  locationEn: "Da Nang",
  locationVi: "Đà Nẵng",
  officeId: null,
  visibleEn: true,
  visibleVi: true,
  status: "published",
  deadline: new Date("2026-12-31T16:59:59.999Z"),
  salaryMin: 1000,
  salaryMax: 2000,
  negotiable: false,
} as const;

test.each<[name: string, change: object, required: string[], recommended: string[]]>([
  ["without gaps", {}, [], []],
  ["without a title", { titleEn: null }, ["titleEn"], []],
  ["without a description", { descriptionVi: null }, ["descriptionVi"], []],
  ["with empty markup as description", { descriptionEn: "<p> </p>" }, ["descriptionEn"], []],
  ["with its title as description", { descriptionEn: "<p>Electrician</p>" }, ["descriptionEn"], []],
  ["without a place", { locationEn: null, locationVi: "" }, ["locationEn", "locationVi"], []],
  ["at an office", { officeId: 1, locationEn: null, locationVi: null }, [], []],
  ["in one language", { visibleVi: false, titleVi: null, descriptionVi: null, locationVi: null, benefitVi: null }, [], []],
  ["in no language", { visibleEn: false, visibleVi: false }, ["visibleEn", "visibleVi"], []],
  ["in the draft state", { status: "draft" }, ["status"], []],
  ["without a deadline", { deadline: null }, [], ["deadline"]],
  ["with one end of its salary", { salaryMin: null }, [], []],
  ["without a salary", { salaryMin: 0, salaryMax: null }, [], ["salaryMin", "salaryMax"]],
  ["with a negotiable salary", { negotiable: true }, [], ["salaryMin", "salaryMax"]],
  ["without requirements and benefits", { requirementEn: null, benefitVi: null }, [], ["requirementEn", "benefitVi"]],
])("lists what Google's job search lacks in a job post %s: %j", (_, change, required, recommended) => {
  expect(missingInJobPosting({ ...whole, ...change }, "Atrium")).toEqual({ required, recommended });
});

test("reports the organization as missing for a company without a name", () => {
  expect(missingInJobPosting(whole, null).required).toEqual(["organization"]);
});
