import { z } from "zod";
import { person } from "~/features/career/candidate/schema";
import { locales } from "~/i18n/routing";
import { optionalReference, reference } from "~/lib/fields";

/** What visitors send who apply for a job. */
export const applicationSchema = z.object({
  ...person,
  /** Of the page that it was written on. */
  locale: z.enum(locales),
  jobPostId: reference,
  sourceId: optionalReference,
  hasConsented: z.literal(true, { error: "input" }),
});
