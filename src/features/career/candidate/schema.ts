import { z } from "zod";
import { locales } from "~/i18n/routing";
import { email, moment, optionalPhone, optionalReference, reference, text } from "~/lib/fields";

/** In the order of the board. */
export const stages = ["new", "screening", "interview", "offer", "hired", "rejected", "withdrawn"] as const;

/** What people say of themselves when they apply. */
const person = {
  name: text(),
  /** Lower case, so that the same address is found whatever case it is typed in. */
  email: email.toLowerCase(),
  phone: optionalPhone,
  introduction: text(0, 2000),
  locale: z.enum(locales),
};

/** What staff write of a candidate. Stages, notes and CVs have procedures of their own. */
export const candidateSchema = z.object({
  ...person,
  jobPostId: optionalReference,
  sourceId: optionalReference,
  assigneeId: optionalReference,
  rating: z.int().min(1).max(5).nullable(),
});

/** What visitors send who apply for a job. */
export const applicationSchema = z.object({
  ...person,
  jobPostId: reference,
  sourceId: optionalReference,
  hasConsented: z.literal(true, { error: "input" }),
});

export const noteSchema = z.object({ text: text(1, 5000) });

/** What the list and the board may be asked for. */
export const candidateList = {
  sort: ["appliedAt", "name", "rating"],
  filter: z.object({
    stage: z.array(z.enum(stages)).max(stages.length).optional(),
    jobPostId: reference.optional(),
    sourceId: reference.optional(),
    assigneeId: reference.optional(),
    rating: z.int().min(1).max(5).optional(),
    appliedFrom: moment.optional(),
    appliedTo: moment.optional(),
  }),
} as const;

/** What the form of a candidate that staff add starts with. */
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
