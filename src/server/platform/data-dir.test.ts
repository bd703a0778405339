import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { prepareDataDir } from "./data-dir";

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "atrium-data-"));
  folder = path.join(parent, "data");
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);

describe.skipIf(process.platform === "win32")("the data folder", () => {
  test("is created for its owner only", () => {
    expect(prepareDataDir(folder)).toBe(folder);
    expect(modeOf(".")).toBe("700");
  });

  test("is closed to others with its content when an earlier version left it open", () => {
    for (const name of ["", "database", "database/base", "files"]) {
      mkdirSync(path.join(folder, name));
      chmodSync(path.join(folder, name), 0o755);
    }
    for (const name of ["secret", "database/PG_VERSION", "database/base/1"]) {
      writeFileSync(path.join(folder, name), "");
      chmodSync(path.join(folder, name), 0o666);
    }
    prepareDataDir(folder);
    const modes = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => [name, modeOf(name)]);
    expect(Object.fromEntries(modes)).toEqual({
      database: "700",
      "database/PG_VERSION": "600",
      "database/base": "700",
      "database/base/1": "600",
      files: "700",
      secret: "600",
    });
    expect(modeOf(".")).toBe("700");
  });

  test("ignores the targets of symbolic links in it", () => {
    const outside = path.join(parent, "outside");
    mkdirSync(outside);
    chmodSync(outside, 0o755);
    mkdirSync(folder);
    symlinkSync(outside, path.join(folder, "files"));
    prepareDataDir(folder);
    expect(statSync(outside).mode & 0o777).toBe(0o755);
  });
});
