/** How long a job is marked as new, in milliseconds from when it was published. */
export const NEW_JOB_MS = 7 * 24 * 60 * 60 * 1000;
