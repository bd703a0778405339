import { plainText } from "~/lib/html-text";
import { hasSalary } from "~/lib/salary";

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

/** Field of the job form, or `organization`, the company's name in the settings. */
export type JobPostingField = keyof JobPostingFacts | "organization";

type MissingFields = { required: JobPostingField[]; recommended: JobPostingField[] };

/**
 * Lists the fields that Google's JobPosting lacks, by Google's page "Job posting structured data": without a required field, the
 * job is not in Google's job search. Remote jobs need the applicants' location instead of the place of work.
 * @param organization name of the hiring company
 */
export function missingInJobPosting(job: JobPostingFacts, organization: string | null): MissingFields {
  const required: JobPostingField[] = [];
  const recommended: JobPostingField[] = [];
  if (!job.visibleEn && !job.visibleVi) required.push("visibleEn", "visibleVi");
  for (const language of [...(job.visibleEn ? (["En"] as const) : []), ...(job.visibleVi ? (["Vi"] as const) : [])]) {
    const title = job[`title${language}`];
    const description = plainText(job[`description${language}`] ?? "");
    if (!title) required.push(`title${language}`);
    // Google refuses a description equal to the title.
    if (!description || description === title) required.push(`description${language}`);
    if (!job.officeId && !job[`location${language}`]) required.push(`location${language}`);
    // Google asks for a "complete representation of the job", which includes requirements and benefits.
    if (!job[`requirement${language}`]) recommended.push(`requirement${language}`);
    if (!job[`benefit${language}`]) recommended.push(`benefit${language}`);
  }
  // datePosted: only published jobs have one.
  if (job.status === "draft") required.push("status");
  if (!organization) required.push("organization");
  if (!job.deadline) recommended.push("deadline");
  if (!hasSalary(job)) recommended.push("salaryMin", "salaryMax");
  return { required, recommended };
}
