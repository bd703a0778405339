import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fold, spell } from "~/lib/fold";
import { database } from "./client";
import { takeLock } from "./lock";
import { diffMigrations } from "./migrations";
import { openPglite, PgliteAdapterFactory } from "./pglite";
import { openTestDatabase, useTestDatabase } from "./test-database";

describe("the lock of the embedded database", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "atrium-lock-"));
    file = path.join(folder, "database.lock");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("is held by one at a time", () => {
    const unlock = takeLock(file);
    expect(() => takeLock(file)).toThrow(/in use by another process/);
    unlock();
    takeLock(file)();
  });

  it("is taken over from a process that is gone", () => {
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), started: "1", id: "a" }));
    takeLock(file)();
  });

  it("is taken over when its number belongs to a later process", () => {
    writeFileSync(file, JSON.stringify({ pid: process.ppid, host: hostname(), started: "1", id: "a" }));
    takeLock(file)();
  });

  it("is another machine's until that has been silent for half a minute", () => {
    writeFileSync(file, JSON.stringify({ pid: 1, host: "elsewhere", started: "1", id: "a" }));
    expect(() => takeLock(file)).toThrow(/elsewhere/);
    const old = new Date(Date.now() - 31_000);
    utimesSync(file, old, old);
    takeLock(file)();
  });

  it("is left alone while it is being written, and taken over when it was cut short", () => {
    writeFileSync(file, "");
    expect(() => takeLock(file)).toThrow(/in use/);
    const old = new Date(Date.now() - 6_000);
    utimesSync(file, old, old);
    takeLock(file)();
  });

  it("is not removed by one that lost it", () => {
    const unlock = takeLock(file);
    const other = JSON.stringify({ pid: 1, host: "elsewhere", started: "1", id: "b" });
    writeFileSync(file, other);
    unlock();
    expect(readFileSync(file, "utf8")).toBe(other);
  });
});

describe("migrations", () => {
  it("say the same as the schema", async () => {
    const pglite = await openPglite();
    const sql = await diffMigrations(new PgliteAdapterFactory(pglite));
    await pglite.close();
    expect(sql.trim()).toMatch(/^(-- This is an empty migration\.)?$/);
  }, 60_000);
});

describe("a test's database", () => {
  useTestDatabase();

  for (const round of [1, 2]) {
    it(`starts empty, with numbers from 1 (round ${round})`, async () => {
      expect(await database().level.count()).toBe(0);
      const level = await database().level.create({ data: { nameEn: "Đường", nameVi: "Đường phố" } });
      const names = "Đường\nĐường phố";
      expect(level).toMatchObject({ id: 1, search: `${fold(names)}\n${spell(names)}` });
    });
  }

  it("keeps moments to the millisecond, whatever the zone of the process", async () => {
    const moment = new Date("2026-03-29T01:30:00.123Z");
    const data = { slug: "a", creatorName: "A", creatorEmail: "a@example.com", publishAt: moment };
    await database().newsArticle.create({ data });
    expect(await database().newsArticle.findFirst({ where: { publishAt: moment } })).toMatchObject({ publishAt: moment });
    const created = await database().newsArticle.findFirstOrThrow({ select: { createdAt: true } });
    expect(Math.abs(created.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it("is opened once", async () => {
    const before = database();
    await openTestDatabase();
    expect(database()).toBe(before);
  });
});
