import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { deleteOldBackups } from "./daily";

test("keeps the newest daily backups, and never deletes an operator's own", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-daily-"));
  const days = ["01", "02", "03", "04"].map((day) => `daily-2026-11-${day}T02-00-00Z.tar.gz`);
  const own = ["atrium-2026-10-01T02-00-00Z.tar.gz", "before-the-move.tar.gz"];
  for (const name of [...days, ...own, `${days[0]}.3f1c.part`]) writeFileSync(path.join(folder, name), "");
  const newest = days[3] ?? "";
  deleteOldBackups(folder, 2, newest);
  expect(readdirSync(folder).sort()).toEqual([...own, ...days.slice(2)].sort());
  deleteOldBackups(folder, 2, newest);
  expect(readdirSync(folder)).toHaveLength(4);
  rmSync(folder, { recursive: true });
});

test("keeps a daily backup made after the clock was set back, instead of the oldest with a later name", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-daily-"));
  const [made, first, last] = ["2026-11-22", "2036-11-20", "2036-11-21"].map((day) => `daily-${day}T02-00-00Z.tar.gz`);
  for (const name of [made, first, last]) writeFileSync(path.join(folder, name ?? ""), "");
  deleteOldBackups(folder, 2, made ?? "");
  expect(readdirSync(folder).sort()).toEqual([made, last]);
  rmSync(folder, { recursive: true });
});
