import { beforeEach, describe, expect, test } from "vitest";
import { accountStatus } from "~/lib/accounts";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/test-callers";
import { createPreviewLink, findPreview, isPreviewPath, previewLink, previewTokenOf, previewUrl } from "./preview";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const viewOnly = { view: true, add: false, edit: false, delete: false };

async function buildArticle() {
  const author = { creatorName: "Lan", creatorEmail: "lan@example.com" };
  const { id } = await database().newsArticle.create({ data: { slug: "a", titleVi: "Một", ...author } });
  return { path: "/admin/news", id } as const;
}

describe("a preview link", () => {
  let maker: Awaited<ReturnType<typeof buildUser>>;
  let record: Awaited<ReturnType<typeof buildArticle>>;
  let token = "";

  beforeEach(async () => {
    maker = await buildUser("USER");
    await grant("USER", "/admin/news", viewOnly);
    record = await buildArticle();
    const actor = { id: maker.id, name: maker.name };
    token = (await createPreviewLink(database(), record, { actor, ip: "192.0.2.1", now })) ?? "";
  });

  test("opens one record for a day", async () => {
    expect(await findPreview(database(), token, now)).toEqual(record);
    expect(await findPreview(database(), token, later(23.9))).toEqual(record);
    expect(await findPreview(database(), token, later(24))).toBeNull();
  });

  test("opens nothing once it is revoked", async () => {
    await database().previewLink.updateMany({ data: { revokedAt: now } });
    expect(await findPreview(database(), token, now)).toBeNull();
  });

  test("opens nothing while its maker is blocked or may not view such records", async () => {
    await database().user.update({ where: { id: maker.id }, data: { status: accountStatus.BLOCKED } });
    expect(await findPreview(database(), token, now)).toBeNull();
    await database().user.update({ where: { id: maker.id }, data: { status: accountStatus.ACTIVE } });
    expect(await findPreview(database(), token, now)).toEqual(record);
    await grant("USER", "/admin/news", { ...viewOnly, view: false });
    expect(await findPreview(database(), token, now)).toBeNull();
  });

  test("is stored as a hash, and logged without its token", async () => {
    expect(JSON.stringify(await database().previewLink.findMany())).not.toContain(token);
    const entries = await database().activity.findMany({ where: { action: "preview-link" } });
    expect(entries).toMatchObject([{ actorId: maker.id, path: record.path, recordId: record.id, recordName: "Một" }]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test("of a record that does not exist is not made", async () => {
    const missing = { ...record, id: record.id + 1 };
    expect(await createPreviewLink(database(), missing, { actor: maker, ip: "192.0.2.1", now })).toBeNull();
    expect(await database().previewLink.count()).toBe(1);
  });

  test.each(["", ".", "forged", "mhzzzzzz.signature", "x".repeat(43)])("is not %j", async (text) => {
    expect(await findPreview(database(), text, now)).toBeNull();
  });
});

test("an address opens a preview by a parameter of the form of a token alone", () => {
  const token = "A_-9".repeat(11).slice(0, 43);
  expect(previewTokenOf(`/news/a?page=2&preview=${token}`)).toBe(token);
  for (const url of ["/news/a", "/news/a?preview=", "/news/a?preview=x", `/news/${token}`, `/news/a?preview=${token}0`]) {
    expect([url, previewTokenOf(url)]).toEqual([url, null]);
  }
});

test("a draft is shown on its public page, in the language that was asked for", async () => {
  const record = await buildArticle();
  expect(await previewUrl(database(), record, "en", "t.k")).toBe("/news/a?preview=t.k");
  expect(await previewUrl(database(), record, "vi", "t.k")).toBe("/vi/news/a?preview=t.k");
  expect(await previewUrl(database(), { ...record, id: record.id + 1 }, "en", "t.k")).toBeNull();
});

test("the link that is passed on names the record by its page and id", () => {
  const five = { path: "/admin/news", id: 5 } as const;
  expect(previewLink(five, "vi", "t.k")).toBe("/api/preview?path=%2Fadmin%2Fnews&id=5&locale=vi&token=t.k");
});

test.each(["/admin/level", "/admin/news/", "toString", "__proto__", ""])("there is no preview of %j", (path) => {
  expect(isPreviewPath(path)).toBe(false);
});
