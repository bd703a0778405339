import { describe, expect, it } from "vitest";
import { fold, spell } from "~/lib/fold";
import { database } from "./client";
import { diffMigrations } from "./diff-migrations";
import { openTestDatabase, useTestDatabase } from "./test-database";

describe("migrations", () => {
  it("match the schema", async () => {
    const sql = await diffMigrations();
    expect(sql.trim()).toMatch(/^(-- This is an empty migration\.)?$/);
  }, 60_000);
});

describe("a test's database", { tags: "postgres" }, () => {
  useTestDatabase();

  for (const round of [1, 2]) {
    it(`starts empty, with ids from 1 (round ${round})`, async () => {
      expect(await database().level.count()).toBe(0);
      const level = await database().level.create({ data: { nameEn: "Đường", nameVi: "Đường phố" } });
      const names = "Đường\nĐường phố";
      expect(level).toMatchObject({ id: 1, search: `${fold(names)}\n${spell(names)}` });
    });
  }

  it("stores times to the millisecond, whatever the time zone of the process", async () => {
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
