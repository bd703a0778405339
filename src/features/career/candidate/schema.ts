import { z } from "zod";
import { isLocale } from "~/i18n/routing";
import { dateRange, email, optionalPhone, optionalReference, personName, reference, text } from "~/lib/fields";
import { stages } from "~/lib/stages";

/** Fields that applicants fill in. */
export const person = {
  name: personName(),
  /** Lower case: lookups by address ignore case. */
  email: email.toLowerCase(),
  phone: optionalPhone,
  introduction: text(0, 2000),
};

/** Fields of the candidate form. Stages, notes and CVs have their own mutations. */
export const candidateSchema = z.object({
  ...person,
  /** Language of mails to the candidate. */
  locale: text(2, 2).refine((value): boolean => isLocale(value), { error: "select" }),
  jobPostId: optionalReference,
  sourceId: optionalReference,
  assigneeId: optionalReference,
  rating: z.int().min(1).max(5).nullable(),
});

export const candidateList = {
  sort: ["appliedAt", "name", "rating"],
  filter: z.object({
    stage: z.array(z.enum(stages)).min(1).max(stages.length).optional(),
    jobPostId: reference.optional(),
    sourceId: reference.optional(),
    assigneeId: reference.optional(),
    rating: z.literal([5, 4, 3, 2, 1]).optional(),
    hasWaiting: z.boolean().optional(),
    trash: z.boolean().optional(),
    appliedAt: dateRange.optional(),
  }),
} as const;

export const emptyCandidate: z.input<typeof candidateSchema> = {
  name: "",
  email: "",
  phone: null,
  introduction: "",
  locale: "vi",
  jobPostId: null,
  sourceId: null,
  assigneeId: null,
  rating: null,
};
