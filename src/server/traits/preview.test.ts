import { expect, test, vi } from "vitest";

vi.mock("~/server/auth/secret", () => ({ authSecret: () => "a secret that only this test knows" }));

import { isPreviewToken, previewToken } from "./preview";

const now = new Date("2026-11-21T08:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test("a preview token opens one record for a day", () => {
  const token = previewToken("/admin/news/5", now);
  expect(isPreviewToken(token, "/admin/news/5", now)).toBe(true);
  expect(isPreviewToken(token, "/admin/news/5", later(23.9))).toBe(true);
  expect(isPreviewToken(token, "/admin/news/5", later(24))).toBe(false);
  expect(isPreviewToken(token, "/admin/news/6", now)).toBe(false);
});

test.each(["", ".", "zzzzzzzzz.", "zzzzzzzzz.forged", "forged"])("%j opens nothing", (token) => {
  expect(isPreviewToken(token, "/admin/news/5", now)).toBe(false);
});

test("its date can't be moved", () => {
  const [, signature] = previewToken("/admin/news/5", now).split(".");
  expect(isPreviewToken(`zzzzzzzzz.${signature}`, "/admin/news/5", now)).toBe(false);
});
