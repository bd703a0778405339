import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { endOfDay } from "~/lib/dates";
import { dateRange, moment, optionalReference, optionalText, reference, richText, slug } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { emptyPublishing, emptySeo, publishing, publishingFilters, publishingRules, seo, titleRule } from "~/lib/publishing";
import { rule } from "~/lib/rules";
import { currencies, isSalaryRange, MAX_SALARY, salaryPeriods } from "~/lib/salary";

const salary = z.int().min(0).max(MAX_SALARY).nullable();

export const workModes = ["onsite", "hybrid", "remote"] as const;
export const employmentTypes = ["fullTime", "partTime", "contract", "temporary", "internship"] as const;
export const jobStates = ["open", "lock"] as const;

export const postSchema = z
  .object({
    ...publishing,
    ...seo,
    slug,
    ...inBothLanguages({
      title: optionalText(255, 2),
      description: richText,
      requirement: richText,
      benefit: richText,
    }),
    /** Place of work without an office; for a remote job, where applicants may live. */
    ...inBothLanguages({ location: optionalText(200) }),
    positionId: optionalReference,
    levelId: optionalReference,
    /** Replaces the location. */
    officeId: optionalReference,
    workMode: z.enum(workModes),
    employmentType: z.enum(employmentTypes),
    quantity: z.int().min(1).max(10_000),
    salaryMin: salary,
    salaryMax: salary,
    negotiable: z.boolean(),
    currency: z.enum(currencies),
    period: z.enum(salaryPeriods),
    deadline: moment.overwrite(endOfDay).nullable(),
    state: z.enum(jobStates),
  })
  .superRefine(publishingRules(publicRecords["/admin/career"].needs))
  .superRefine(
    rule(["status", "visibleEn", "visibleVi", "officeId", "locationEn", "locationVi"], (post, refuse) => {
      if (post.status === "draft" || post.officeId !== null) return;
      if (post.visibleEn && !post.locationEn) refuse("locationEn", "missingLanguage");
      if (post.visibleVi && !post.locationVi) refuse("locationVi", "missingLanguage");
    }),
  )
  .superRefine(titleRule)
  .superRefine(
    rule(["salaryMin", "salaryMax"], ({ salaryMin, salaryMax }, refuse) => {
      if (!isSalaryRange({ min: salaryMin, max: salaryMax })) refuse("salaryMax", "salary");
    }),
  );

/** Says whether a post takes applications. Its publishing window decides whether visitors see it. */
export function isJobOpen({ state, deadline }: Pick<z.output<typeof postSchema>, "state" | "deadline">, now: Date): boolean {
  return state === "open" && (deadline === null || deadline > now);
}

export const postList = {
  sort: ["createdAt", "publishAt", "deadline", "titleEn", "titleVi"],
  filter: z.object({
    positionId: reference.optional(),
    levelId: reference.optional(),
    officeId: reference.optional(),
    state: z.enum(jobStates).optional(),
    ...publishingFilters,
    deadline: dateRange.optional(),
  }),
} as const;

export const emptyPost: z.input<typeof postSchema> = {
  ...emptyPublishing,
  ...emptySeo,
  slug: "",
  ...inBothLanguages({ title: null, description: null, requirement: null, benefit: null, location: null }),
  positionId: null,
  levelId: null,
  officeId: null,
  workMode: "onsite",
  employmentType: "fullTime",
  quantity: 1,
  salaryMin: null,
  salaryMax: null,
  negotiable: false,
  currency: "VND",
  period: "month",
  deadline: null,
  state: "open",
};
