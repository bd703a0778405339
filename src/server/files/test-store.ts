import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import { openBucket, openFolder, setFileStore } from "./store";
import { startTestS3, type TestS3 } from "./test-s3";

export function withTestStore(): () => string[] {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "atrium-files-"));
    setFileStore(openFolder(folder));
  });
  afterEach(() => {
    setFileStore(null);
    rmSync(folder, { recursive: true, force: true });
  });
  return () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
}

export function withTestBucket(): () => string[] {
  let s3: TestS3;
  beforeEach(async () => {
    s3 = await startTestS3("atrium");
    const { endpoint } = s3;
    setFileStore(
      await openBucket({ bucket: "atrium", region: "us-east-1", endpoint, accessKeyId: "id", secretAccessKey: "secret" }),
    );
  });
  afterEach(async () => {
    setFileStore(null);
    await s3.stop();
  });
  return () => [...s3.files.keys()].sort();
}
