import { plainText } from "~/lib/html-text";
import { hasSalary } from "~/lib/salary";

/** Of a job post, what Google's structured data is made of, in the names of its form. */
type JobPostingFacts = Record<
  | `title${"En" | "Vi"}`
  | `description${"En" | "Vi"}`
  | `requirement${"En" | "Vi"}`
  | `benefit${"En" | "Vi"}`
  | `location${"En" | "Vi"}`,
  string | null
> & {
  visibleEn: boolean;
  visibleVi: boolean;
  status: "draft" | "published";
  officeId: number | null;
  deadline: Date | null;
  salaryMin: number | null;
  salaryMax: number | null;
  negotiable: boolean;
};

/** A field of a job post's form; `organization` is the company's name, which is a setting. */
export type JobPostingField = keyof JobPostingFacts | "organization";

type MissingFields = { required: JobPostingField[]; recommended: JobPostingField[] };

/**
 * What Google's JobPosting still lacks in a job post, by Google's page "Job posting structured data": without a required one the
 * post is not in its job search. Employment type, identifier, currency and "apply directly" every post has.
 * The location is the place of work; for remote work it is where applicants may live, which Google then asks for instead.
 * @param organization the name of the company that hires
 */
export function missingInJobPosting(job: JobPostingFacts, organization: string | null): MissingFields {
  const required: JobPostingField[] = [];
  const recommended: JobPostingField[] = [];
  if (!job.visibleEn && !job.visibleVi) required.push("visibleEn", "visibleVi");
  for (const language of [...(job.visibleEn ? (["En"] as const) : []), ...(job.visibleVi ? (["Vi"] as const) : [])]) {
    const title = job[`title${language}`];
    const description = plainText(job[`description${language}`] ?? "");
    if (!title) required.push(`title${language}`);
    // Google refuses a description that only repeats the title.
    if (!description || description === title) required.push(`description${language}`);
    if (!job.officeId && !job[`location${language}`]) required.push(`location${language}`);
    // A "complete representation of the job" also says what is asked for and what is offered.
    if (!job[`requirement${language}`]) recommended.push(`requirement${language}`);
    if (!job[`benefit${language}`]) recommended.push(`benefit${language}`);
  }
  // Its datePosted: a published post always has one.
  if (job.status === "draft") required.push("status");
  if (!organization) required.push("organization");
  if (!job.deadline) recommended.push("deadline");
  if (!hasSalary(job)) recommended.push("salaryMin", "salaryMax");
  return { required, recommended };
}
