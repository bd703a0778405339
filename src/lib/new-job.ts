/** Milliseconds after publishing during which a job is marked as new. */
export const NEW_JOB_MS = 7 * 24 * 60 * 60 * 1000;
