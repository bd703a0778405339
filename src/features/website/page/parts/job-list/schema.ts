import { definePart } from "../part";

/** All open jobs with their filters, in pages. */
export const jobList = definePart("jobList", {}, {});
