import { z } from "zod";
import { isLocale } from "~/i18n/routing";
import { dateRange, email, optionalPhone, optionalReference, personName, reference, text } from "~/lib/fields";
import { stages } from "~/lib/stages";

/** What people say of themselves when they apply. */
export const person = {
  name: personName(),
  /** Lower case, so that the same address is found whatever case it is typed in. */
  email: email.toLowerCase(),
  phone: optionalPhone,
  introduction: text(0, 2000),
};

/** What staff write of a candidate. Stages, notes and CVs are written elsewhere. */
export const candidateSchema = z.object({
  ...person,
  /** Of mails to them. */
  locale: text(2, 2).refine((value): boolean => isLocale(value), { error: "select" }),
  jobPostId: optionalReference,
  sourceId: optionalReference,
  assigneeId: optionalReference,
  rating: z.int().min(1).max(5).nullable(),
});

/** What the list and the board may be asked for. */
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

/** What the form of a candidate starts with. */
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
