import { env } from "~/env";
import { log, reasonOf } from "~/server/platform/log";
import { StartError } from "~/server/platform/start-error";
import { withTimeout } from "~/server/platform/timeout";
import { fileStore } from "./store";

const maxMs = 10_000;

/** Checks bucket and key at the start; the site still starts when the service does not answer. @throws StartError */
export async function checkBucket(): Promise<void> {
  if (!env.S3_BUCKET) return;
  try {
    const store = await fileStore();
    await withTimeout(store.check(), maxMs);
  } catch (error) {
    const place = `The bucket ${env.S3_BUCKET}${env.S3_ENDPOINT ? ` at ${new URL(env.S3_ENDPOINT).host}` : ""}`;
    const status = statusOf(error);
    if (status !== undefined && status >= 400 && status < 500) {
      const reason = error instanceof Error ? error.name : reasonOf(error);
      throw new StartError(`${place} can't be used (${reason}): check S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`);
    }
    log.warn(`${place} does not answer; files can't be stored or shown until it does`, error);
  }
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("$metadata" in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== "object" || metadata === null || !("httpStatusCode" in metadata)) return undefined;
  return typeof metadata.httpStatusCode === "number" ? metadata.httpStatusCode : undefined;
}
