import { cache } from "react";
import { countJobs, type JobFilter } from "~/features/career/post/data";
import { database } from "~/server/db/client";

/** Reads the job filter from the query; ignores invalid ids. */
export function jobFilterOf(parameters: { [name in "position" | "level" | "office"]?: string | string[] }): JobFilter {
  const idOf = (value: string | string[] | undefined) =>
    typeof value === "string" && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
  return { positionId: idOf(parameters.position), levelId: idOf(parameters.level), officeId: idOf(parameters.office) };
}

export function jobListPath({ positionId, levelId, officeId }: JobFilter): string {
  const parameters = Object.entries({ position: positionId, level: levelId, office: officeId });
  const query = new URLSearchParams(parameters.flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)]])));
  return query.size > 0 ? `/career?${query}` : "/career";
}

const countNow = cache((positionId?: number, levelId?: number, officeId?: number) =>
  countJobs(database(), new Date(), { positionId, levelId, officeId }),
);

/** Counts the jobs of a list by language; cached for the page and its metadata. */
export function currentJobCounts({ positionId, levelId, officeId }: JobFilter) {
  return countNow(positionId, levelId, officeId);
}
