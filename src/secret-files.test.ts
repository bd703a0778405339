import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSecretFiles } from "./secret-files";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-secrets-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(content: string): string {
  const file = path.join(folder, "secret");
  writeFileSync(file, content);
  return file;
}

test.each(["", "\n", "\r\n"])("a secret is what its file holds, without the line break %j at its end", (end) => {
  const environment = {
    NEXTAUTH_SECRET: "",
    NEXTAUTH_SECRET_FILE: write(` two\nlines ${end}`),
    SMTP_URL_FILE: "",
    PORT_FILE: "no",
  };
  expect(readSecretFiles(environment)).toEqual({ NEXTAUTH_SECRET: " two\nlines " });
});

test("refuses a secret that is set twice or whose file is empty or missing", () => {
  const file = write("\n");
  expect(() => readSecretFiles({ METRICS_TOKEN: "a", METRICS_TOKEN_FILE: file })).toThrow(
    "METRICS_TOKEN and METRICS_TOKEN_FILE are both set",
  );
  expect(() => readSecretFiles({ METRICS_TOKEN_FILE: file })).toThrow(`METRICS_TOKEN_FILE: the file ${file} is empty`);
  expect(() => readSecretFiles({ METRICS_TOKEN_FILE: folder })).toThrow(
    /^METRICS_TOKEN_FILE: the file can't be read \(EISDIR.*\)$/,
  );
});

test("a command reads the file of a secret, validates it like the variable, and fails with one line and code 1", () => {
  const env = { ...process.env, DATABASE_URL: "", DATABASE_URL_FILE: write("mysql://root@host/atrium\n") };
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/retention.ts"], { env, encoding: "utf8" });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^✗ The environment is not right .*DATABASE_URL: must look like.*\n$/),
  ]);
});
