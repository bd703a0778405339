import { expect, test, vi } from "vitest";

vi.mock("~/server/auth/secret", () => ({ authSecret: () => "a secret that only this test knows" }));

import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { isPreviewPath, isPreviewToken, previewLink, previewToken, previewUrl } from "./preview";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const five = { path: "/admin/news", id: 5 } as const;
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test("a preview token opens one record for a day", () => {
  const token = previewToken(five, now);
  expect(isPreviewToken(token, five, now)).toBe(true);
  expect(isPreviewToken(token, five, later(23.9))).toBe(true);
  expect(isPreviewToken(token, five, later(24))).toBe(false);
  expect(isPreviewToken(token, { ...five, id: 6 }, now)).toBe(false);
});

test.each(["", ".", "zzzzzzzzz.", "zzzzzzzzz.forged", "forged"])("%j opens nothing", (token) => {
  expect(isPreviewToken(token, five, now)).toBe(false);
});

test("its date can't be moved", () => {
  const [, signature] = previewToken(five, now).split(".");
  expect(isPreviewToken(`zzzzzzzzz.${signature}`, five, now)).toBe(false);
});

test("a draft is shown on its public page, in the language that was asked for", async () => {
  const { id } = await database().newsArticle.create({
    data: { slug: "a", creatorName: "Lan", creatorEmail: "lan@example.com" },
  });
  const record = { path: "/admin/news", id } as const;
  expect(await previewUrl(database(), record, "en", "t.k")).toBe("/news/a?preview=t.k");
  expect(await previewUrl(database(), record, "vi", "t.k")).toBe("/vi/news/a?preview=t.k");
  expect(await previewUrl(database(), { ...record, id: id + 1 }, "en", "t.k")).toBeNull();
});

test("the link that is passed on names the record by its page and id", () => {
  expect(previewLink(five, "vi", "t.k")).toBe("/api/preview?path=%2Fadmin%2Fnews&id=5&locale=vi&token=t.k");
});

test.each(["/admin/level", "/admin/news/", "toString", "__proto__", ""])("there is no preview of %j", (path) => {
  expect(isPreviewPath(path)).toBe(false);
});
