import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import { openFolder, setFileStore } from "./store";

/**
 * Gives each test of a file a store of its own, in a folder that is deleted afterwards.
 * @returns lists the names of all stored files
 */
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
