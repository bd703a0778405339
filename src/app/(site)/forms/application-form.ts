import { submitApplication } from "~/features/career/application/mutations";
import { applicationFields } from "~/features/career/application/schema";
import { findHeldCv, holdCv } from "~/features/career/cv/mutations";
import { jobBySlug } from "~/features/career/post/data";
import { siteSettings } from "~/features/website/setting/data";
import { isDoubtful } from "~/lib/doubts";
import { consent } from "~/lib/fields";
import { database } from "~/server/db/client";
import { AppError } from "~/server/errors";
import { checkPdf } from "~/server/files/pdf";
import type { PublicForm, Sent } from "~/server/forms/form";
import { fieldText, readFields } from "./field-errors";
import { sourceOf } from "./source";

/** The form of a job's page. */
export const applicationForm: PublicForm = {
  path: /^\/career\/([^/]+)$/,
  isPrivate: false,
  fileField: "cv",
  submit: async (slug, sent) => {
    const { values, locale, query, doubt, ip, now } = sent;
    const db = database();
    const [job, site] = await Promise.all([jobBySlug(db, locale, now, decodeURIComponent(slug)), siteSettings(db, locale)]);
    if (!job || !site.sections.includes("career")) return { kind: "missing" };
    if (!job.isOpen) throw new AppError("ERROR_JOB_POSTING_CLOSED");
    const { data, errors } = readFields(applicationFields.extend({ consent: consent(site.consent.version) }), values, locale);
    const { cv, problem } = await readCvOf(sent);
    if (!data || !cv) {
      const allErrors = problem ? { ...errors, cv: fieldText(problem, locale) } : errors;
      const heldFile = cv && !isDoubtful(doubt) ? await hold(cv, sent) : undefined;
      return { kind: "refused", state: { values, errors: allErrors, ...(heldFile && { heldFile }) } };
    }
    const value = sourceOf(query);
    const source = value === null ? null : await db.source.findUnique({ where: { value }, select: { id: true } });
    const { consent: consentVersion, ...person } = data;
    const application = { ...person, locale, jobPostId: job.id, sourceId: source?.id ?? null };
    await submitApplication(application, cv, { actor: null, ip, now, doubt, consentVersion });
    return { kind: "done", path: `/career/${job.slug}?sent=1#apply` };
  },
};

type Cv = Awaited<ReturnType<typeof findHeldCv>> | NonNullable<Sent["file"]>;

/** The file that was sent now or is held from before, and otherwise what is wrong with it. */
async function readCvOf({ file, isFileTooLarge, values, now }: Sent): Promise<{ cv: Cv; problem: string | null }> {
  if (isFileTooLarge) return { cv: null, problem: "ERROR_FILE_TOO_LARGE" };
  if (!file) {
    const held = await findHeldCv(values.heldCv ?? "", now);
    return { cv: held, problem: held ? null : "file" };
  }
  try {
    checkPdf(file.bytes);
    return { cv: file, problem: null };
  } catch (error) {
    if (error instanceof AppError) return { cv: null, problem: error.appCode };
    throw error;
  }
}

/** Keeps the file of a refused form; one that is held already keeps its token. */
async function hold(cv: NonNullable<Cv>, { values, now }: Sent): Promise<{ token: string; filename: string }> {
  const token = "key" in cv ? (values.heldCv ?? "") : await holdCv(cv, now);
  return { token, filename: cv.filename };
}
