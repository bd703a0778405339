import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openFolder } from "./store";
import { startTestS3, type TestS3 } from "./test-s3";

const count = 60;
/** Files, and some that an earlier version moved when their row was deleted. */
const nameOf = (n: number) => `${n % 10 === 0 ? "aside" : "media"}/${n}/8.webp`;
const folder = mkdtempSync(path.join(tmpdir(), "atrium-move-"));
let s3: TestS3;
beforeAll(async () => {
  s3 = await startTestS3("atrium");
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Child = ChildProcessByStdio<null, Readable, Readable>;

function move(place: "s3" | "disk", dataDir: string): Child {
  const settings = { S3_BUCKET: "atrium", S3_ENDPOINT: s3.endpoint, S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  const env = { ...process.env, DATA_DIR: path.join(folder, dataDir), DATABASE_URL: "", ...settings };
  return spawn(process.execPath, ["--import", "tsx", "scripts/files-move.ts", place], { env, stdio: ["ignore", "pipe", "pipe"] });
}

async function outcomeOf(child: Child) {
  const [[code], output, errors] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  // The SDK warns about old versions of Node.
  return { code, output, error: errors.split("\n").find((line) => line.startsWith("✗")) };
}

const puts = () => s3.requests.filter(({ method }) => method === "PUT").length;

test("files:move continues after it was killed or the bucket failed, and ends with equal bytes on both sides", async () => {
  const disk = openFolder(path.join(folder, "site", "files"));
  for (let n = 0; n < count; n++) await disk.put(nameOf(n), Buffer.from(`RIFF-${n}`), "image/webp");

  const killed = move("s3", "site");
  await vi.waitFor(() => expect(puts()).toBeGreaterThan(5), { timeout: 30_000, interval: 1 });
  killed.kill("SIGKILL");
  await once(killed, "close");
  const first = s3.files.size;
  expect(first).toBeLessThan(count);

  const cutOff = outcomeOf(move("s3", "site"));
  await vi.waitFor(() => expect(puts()).toBeGreaterThan(first + 5), { timeout: 30_000, interval: 1 });
  s3.state.isGone = true;
  expect(await cutOff).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^✗ The files could not be moved \(run this again to go on\): \S+/),
  });
  s3.state.isGone = false;
  const second = s3.files.size;
  expect(second).toBeLessThan(count);

  const whole = await outcomeOf(move("s3", "site"));
  expect(whole).toMatchObject({ code: 0, error: undefined });
  expect(whole.output).toContain(`All ${count} files are there; ${count - second} were copied now`);
  expect([...s3.files].map(([name, { bytes }]) => [name, bytes.toString()]).sort()).toEqual(
    Array.from({ length: count }, (_, n) => [nameOf(n), `RIFF-${n}`]).sort(),
  );

  expect((await outcomeOf(move("disk", "back"))).output).toContain(`All ${count} files are there; ${count} were copied now`);
  const back = openFolder(path.join(folder, "back", "files"));
  for (let n = 0; n < count; n++) expect(await text(await back.read(nameOf(n)))).toBe(`RIFF-${n}`);
});
