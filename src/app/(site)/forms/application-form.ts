import { submitApplication } from "~/features/career/application/mutations";
import { applicationFields } from "~/features/career/application/schema";
import { jobBySlug } from "~/features/career/post/data";
import { addressOf } from "~/features/public-records";
import { siteSettings } from "~/features/website/setting/data";
import { isDoubtful } from "~/lib/doubts";
import { consent } from "~/lib/fields";
import { database } from "~/server/db/client";
import type { PublicForm } from "~/server/forms/form";
import { ticketFor } from "~/server/forms/link-ticket";
import { isReceived } from "~/server/forms/receipts";
import { AppError } from "~/server/platform/errors";
import { readCvOf, refuseWithCv } from "./cv-field";
import { fieldText, readFields } from "./field-errors";
import { sourceOf } from "./source";

/** Form of a job's page. */
export const applicationForm: PublicForm = {
  paths: ["/career/[slug]"],
  fields: applicationFields,
  fileField: "cv",
  submit: async (slug, sent) => {
    const { values, locale, query, doubt, receipt, ip, now } = sent;
    const db = database();
    const [job, site] = await Promise.all([jobBySlug(db, locale, now, decodeURIComponent(slug)), siteSettings(db, locale)]);
    if (!job || !site.sections.includes("career")) return { kind: "missing" };
    if (!job.isOpen) throw new AppError("ERROR_JOB_POSTING_CLOSED");
    const done = { kind: "done", path: `${addressOf("/admin/career", job, locale)}?sent=1#apply` } as const;
    const { data, errors } = readFields(applicationFields.extend({ consent: consent(site.consent.version) }), values, locale);
    const read = await readCvOf(sent, { isRequired: true });
    if (!data || !read.cv) {
      if (await isReceived(db, receipt, now)) return done;
      return refuseWithCv(sent, read, { errors, email: validEmail(values), canHold: !isDoubtful(doubt) });
    }
    const value = sourceOf(query);
    const source = value === null ? null : await db.source.findUnique({ where: { value }, select: { id: true } });
    const { consent: consentVersion, ...person } = data;
    const application = { ...person, locale, jobPostId: job.id, sourceId: source?.id ?? null };
    try {
      const stored = await submitApplication(application, read.cv, { ip, now, doubt, consentVersion, receipt });
      // A later application waits: its sender may be somebody else.
      const ticket = stored?.isNew ? await ticketFor(db, { candidateId: stored.id }, { doubt, now }) : undefined;
      return { ...done, ticket };
    } catch (error) {
      if (!(error instanceof AppError) || error.appCode !== "ERROR_TOO_MANY_SUBMISSIONS") throw error;
      const errors = { email: fieldText(error.appCode, locale) };
      return refuseWithCv(sent, read, { errors, email: person.email, canHold: !isDoubtful(doubt) });
    }
  },
};

function validEmail(values: Readonly<Record<string, string>>): string | null {
  return applicationFields.shape.email.safeParse(values.email).data ?? null;
}
