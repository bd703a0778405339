import { beforeEach, describe, expect, test } from "vitest";
import { isPublishedPath } from "~/features/public-records";
import { accountStatus } from "~/lib/accounts";
import { sessionCookie } from "~/server/auth/session";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import {
  createPreviewLink,
  endPreviewLink,
  findPreview,
  livePreviewLinks,
  previewKeyOf,
  previewLink,
  previewUrl,
} from "./preview";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const editOnly = { view: true, add: false, edit: true, delete: false };

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
    await grant("USER", "/admin/news", editOnly);
    record = await buildArticle();
    const actor = { id: maker.id, name: maker.name };
    token = (await createPreviewLink(database(), record, { actor, ip: "192.0.2.1", now })) ?? "";
  });

  test("opens one record for a day", { tags: "postgres" }, async () => {
    expect(await findPreview(database(), token, undefined, now)).toEqual({ ...record, token });
    expect(await findPreview(database(), token, undefined, later(23.9))).toEqual({ ...record, token });
    expect(await findPreview(database(), token, undefined, later(24))).toBeNull();
  });

  test("opens nothing after it was ended", async () => {
    const making = { actor: { id: maker.id, name: maker.name }, ip: "192.0.2.1", now };
    const [link] = await livePreviewLinks(database(), record, now);
    await endPreviewLink(database(), { ...record, id: record.id + 1 }, link?.id ?? 0, making);
    expect(await findPreview(database(), token, undefined, now)).not.toBeNull();
    await endPreviewLink(database(), record, link?.id ?? 0, making);
    const ended = { action: "end-preview-link", actorId: maker.id, recordId: record.id };
    expect(await database().activity.findMany({ orderBy: { id: "desc" }, take: 1 })).toMatchObject([ended]);
    expect(await findPreview(database(), token, undefined, now)).toBeNull();
  });

  test("opens nothing while its maker is blocked or lacks the edit permission", { tags: "postgres" }, async () => {
    await database().user.update({ where: { id: maker.id }, data: { status: accountStatus.BLOCKED } });
    expect(await findPreview(database(), token, undefined, now)).toBeNull();
    await database().user.update({ where: { id: maker.id }, data: { status: accountStatus.ACTIVE } });
    expect(await findPreview(database(), token, undefined, now)).toEqual({ ...record, token });
    await grant("USER", "/admin/news", { ...editOnly, edit: false });
    expect(await findPreview(database(), token, undefined, now)).toBeNull();
  });

  test("opens nothing while its maker lacks approval, confirmation or a required two-step sign-in", async () => {
    const where = { id: maker.id };
    const opens = async () => (await findPreview(database(), token, undefined, now)) !== null;
    for (const field of ["approvedAt", "verifiedAt"] as const) {
      await database().user.update({ where, data: { [field]: null } });
      expect(await opens()).toBe(false);
      await database().user.update({ where, data: { [field]: now } });
      expect(await opens()).toBe(true);
    }
    await database().role.update({ where: { id: maker.roleId }, data: { needsTwoStep: true } });
    expect(await opens()).toBe(false);
    await database().user.update({ where, data: { totpEnabledAt: now } });
    expect(await opens()).toBe(true);
  });

  test("is stored as a hash, and logged without its token", async () => {
    expect(JSON.stringify(await database().previewLink.findMany())).not.toContain(token);
    const entries = await database().activity.findMany({ where: { action: "preview-link" } });
    expect(entries).toMatchObject([{ actorId: maker.id, path: record.path, recordId: record.id, recordName: "Một" }]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test("exists once per maker and record: creating it again extends it, or makes a new token after it expired", {
    tags: "postgres",
  }, async () => {
    const making = (at: Date) => ({ actor: { id: maker.id, name: maker.name }, ip: "192.0.2.1", now: at });
    expect(await createPreviewLink(database(), record, making(later(23)))).toBe(token);
    expect(await livePreviewLinks(database(), record, later(46))).toMatchObject([
      { token, createdAt: now, expiresAt: later(47) },
    ]);
    expect(await livePreviewLinks(database(), record, later(47))).toEqual([]);
    const next = await createPreviewLink(database(), record, making(later(48)));
    expect(next).not.toBe(token);
    expect(await findPreview(database(), token, undefined, later(48))).toBeNull();
    expect(await database().previewLink.count()).toBe(1);
  });

  test("is not made for an unknown record", { tags: "postgres" }, async () => {
    const missing = { ...record, id: record.id + 1 };
    expect(await createPreviewLink(database(), missing, { actor: maker, ip: "192.0.2.1", now })).toBeNull();
    expect(await database().previewLink.count()).toBe(1);
  });

  test.each(["", ".", "forged", "mhzzzzzz.signature", "x".repeat(43)])("is not %j", async (text) => {
    expect(await findPreview(database(), text, undefined, now)).toBeNull();
  });
});

test("opens a draft for staff in their session without a link, and for nobody else", async () => {
  const record = await buildArticle();
  await grant("USER", record.path, { view: true });
  const [viewer, other] = [await buildUser("USER"), await buildUser("MANAGER")];
  const find = async (sessionId: string) => {
    const [cookie] = (await sessionCookie(sessionId, new Headers())).split(";");
    return findPreview(database(), `news-${record.id}`, cookie, new Date());
  };
  expect(await find(viewer.sessionId)).toEqual({ ...record, token: null });
  expect(await find(other.sessionId)).toBeNull();
  expect(await find("no session")).toBeNull();
  expect(await findPreview(database(), `news-${record.id}`, undefined, new Date())).toBeNull();
  expect([await database().previewLink.count(), await database().activity.count()]).toEqual([0, 0]);
});

test("recognises a preview parameter by the form of a token or a record", () => {
  const token = "A_-9".repeat(11).slice(0, 43);
  expect(previewKeyOf(`/news/a?page=2&preview=${token}`)).toBe(token);
  expect(previewKeyOf("/news/a?preview=about-us-12")).toBe("about-us-12");
  for (const url of [
    "/news/a",
    "/news/a?preview=level-1",
    "/news/a?preview=news-0",
    "/news/a?preview=",
    "/news/a?preview=x",
    `/news/${token}`,
    `/news/a?preview=${token}0`,
  ]) {
    expect([url, previewKeyOf(url)]).toEqual([url, null]);
  }
});

test("shows a draft on its public page, in the requested language", async () => {
  const record = await buildArticle();
  expect(await previewUrl(database(), record, "en", "t.k")).toBe("/news/a?preview=t.k");
  expect(await previewUrl(database(), record, "vi", "t.k")).toBe("/vi/news/a?preview=t.k");
  expect(await previewUrl(database(), record, "en", null)).toBe(`/news/a?preview=news-${record.id}`);
  expect(await previewUrl(database(), { ...record, id: record.id + 1 }, "en", "t.k")).toBeNull();
});

test("builds the shared link from the record's page and id", () => {
  const five = { path: "/admin/news", id: 5 } as const;
  expect(previewLink(five, "vi", "t.k")).toBe("/api/preview?path=%2Fadmin%2Fnews&id=5&locale=vi&token=t.k");
});

test.each(["/admin/level", "/admin/news/", "toString", "__proto__", ""])("there is no preview of %j", (path) => {
  expect(isPublishedPath(path)).toBe(false);
});
