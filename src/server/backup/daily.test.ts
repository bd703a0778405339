import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { deleteOldBackups } from "./daily";

test("of the daily backups the newest are kept; those that an operator made are left alone", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-daily-"));
  const days = ["01", "02", "03", "04"].map((day) => `daily-2026-11-${day}T02-00-00Z.tar.gz`);
  const own = ["atrium-2026-10-01T02-00-00Z.tar.gz", "before-the-move.tar.gz"];
  for (const name of [...days, ...own, `${days[0]}.3f1c.part`]) writeFileSync(path.join(folder, name), "");
  deleteOldBackups(folder, 2);
  expect(readdirSync(folder).sort()).toEqual([...own, ...days.slice(2)].sort());
  deleteOldBackups(folder, 2);
  expect(readdirSync(folder)).toHaveLength(4);
  rmSync(folder, { recursive: true });
});
