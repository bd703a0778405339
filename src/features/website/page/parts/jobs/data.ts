import { jobsById, latestJobs } from "~/features/career/post/data";
import { inLanguage } from "~/lib/languages";
import { chosenRecords } from "../chosen-records";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadJobs(part: PartOf<"jobs">, { db, locale, now, site }: PartContext) {
  if (!site.sections.includes("career")) return null;
  const { choice, ids, count } = part;
  const jobs =
    choice === "chosen" ? chosenRecords(await jobsById(db, locale, now, ids), ids) : await latestJobs(db, locale, now, count);
  return jobs.length > 0 ? { jobs, lead: inLanguage(part, "lead", locale) } : null;
}
