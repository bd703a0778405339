import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { env } from "~/env";
import { collectLog } from "~/server/platform/test-log";
import { checkBucket } from "./check-bucket";
import { setFileStore } from "./store";
import { startTestS3, type TestS3 } from "./test-s3";

let s3: TestS3;
beforeEach(async () => {
  s3 = await startTestS3("atrium");
  setFileStore(null);
  set("S3_BUCKET", "atrium");
  set("S3_ENDPOINT", s3.endpoint);
  set("S3_ACCESS_KEY_ID", "id");
  set("S3_SECRET_ACCESS_KEY", "very-secret");
});
afterEach(async () => {
  await s3.stop();
  setFileStore(null);
  vi.restoreAllMocks();
});

function set(name: "S3_BUCKET" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY", value: string) {
  vi.spyOn(env, name, "get").mockReturnValue(value);
}

test("the site starts with a bucket that accepts the key", async () => {
  await expect(checkBucket()).resolves.toBeUndefined();
});

test("a wrong key stops the start with one line that names the settings and no secret", async () => {
  set("S3_ACCESS_KEY_ID", "other");
  const error = await checkBucket().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "StartError" });
  expect(String(error)).toMatch(/The bucket atrium at localhost:\d+ can't be used \(InvalidAccessKeyId\): check S3_BUCKET/);
  expect(String(error)).not.toContain("very-secret");
});

test("a bucket that does not exist stops the start", async () => {
  set("S3_BUCKET", "other");
  await expect(checkBucket()).rejects.toThrow(/The bucket other at .* \(NoSuchBucket\)/);
});

test("the site starts with a warning when the service does not answer", async () => {
  const logged = collectLog();
  await s3.stop();
  await expect(checkBucket()).resolves.toBeUndefined();
  expect(logged.join()).toContain("does not answer");
});
