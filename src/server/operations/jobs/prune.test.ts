import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildRole, buildUser } from "~/server/db/test-records";
import { prune } from "./prune";

useTestDatabase();

const now = new Date("2026-06-30T08:00:00Z");
const days = (count: number) => new Date(now.getTime() - count * 24 * 60 * 60 * 1000);
const run = (keepGoing = async () => true) => prune.run({ db: database(), now, keepGoing });
const logged = async () =>
  (await database().activity.findMany({ where: { action: "prune" }, orderBy: { id: "asc" } })).map(({ changes }) => changes);

let serial = 0;
/** Makes an account as signing up does, eight days ago. */
async function signUp(data: object = {}) {
  await buildRole("USER");
  serial += 1;
  const base = { name: "New", email: `new${serial}@example.com`, passwordHash: "x", createdAt: days(8) };
  return database().user.create({ data: { ...base, ...data } });
}
const isThere = async ({ id }: { id: number }) => (await database().user.count({ where: { id } })) > 0;

describe("pruning", { tags: "postgres" }, () => {
  test("deletes expired sessions and links in batches, and logs their number", async () => {
    const { id: userId } = await buildUser("USER");
    await database().session.deleteMany();
    const expiresAt = days(1);
    await database().session.createMany({ data: Array.from({ length: 501 }, (_, i) => ({ id: `old${i}`, userId, expiresAt })) });
    await database().session.create({ data: { id: "good", userId, expiresAt: days(-1) } });
    const token = { userId, purpose: "reset" } as const;
    await database().accountToken.create({ data: { ...token, tokenHash: "old", expiresAt } });
    await database().accountToken.create({ data: { ...token, tokenHash: "good", expiresAt: days(-1) } });
    await run();
    expect((await database().session.findMany()).map(({ id }) => id)).toEqual(["good"]);
    expect((await database().accountToken.findMany()).map(({ tokenHash }) => tokenHash)).toEqual(["good"]);
    expect(await logged()).toEqual([{ sessions: [null, 500] }, { sessions: [null, 1] }, { links: [null, 1] }]);
  });

  test("deletes what people typed and never saved after 30 days", async () => {
    const { id: userId } = await buildUser("USER");
    const draft = { userId, path: "/admin/news", json: "{}", revision: 1 };
    await database().ownDraft.createMany({
      data: [
        { ...draft, recordId: 1, updatedAt: days(30) },
        { ...draft, recordId: 2, updatedAt: days(29) },
      ],
    });
    await run();
    expect((await database().ownDraft.findMany()).map(({ recordId }) => recordId)).toEqual([2]);
  });

  test("deletes ended preview links, and networks from which an account has not signed in for long", async () => {
    const { id } = await buildUser("USER");
    const preview = { path: "/admin/news", makerId: id, salt: "salt" };
    await database().previewLink.createMany({
      data: [
        { ...preview, recordId: 1, tokenHash: "old", expiresAt: days(0) },
        { ...preview, recordId: 2, tokenHash: "good", expiresAt: days(-1) },
      ],
    });
    const network = { userId: id, range: "192.0.2.0/24" };
    await database().signInNetwork.createMany({
      data: [
        { ...network, network: "192.0.2.1", lastAt: days(90) },
        { ...network, network: "192.0.2.2", lastAt: days(89) },
      ],
    });
    await run();
    expect((await database().signInNetwork.findMany()).map(({ network }) => network)).toEqual(["192.0.2.2"]);
    expect((await database().previewLink.findMany()).map(({ tokenHash }) => tokenHash)).toEqual(["good"]);
  });

  test("blanks only the expired links of mails", async () => {
    const mail = { to: "an@example.com", subject: "A", text: "{link}" };
    await database().mail.createMany({
      data: [
        { ...mail, link: "https://example.com/old", linkExpiresAt: days(1) },
        { ...mail, link: "https://example.com/plain" },
      ],
    });
    await run();
    const links = (await database().mail.findMany({ orderBy: { id: "asc" } })).map(({ link }) => link);
    expect(links).toEqual([null, "https://example.com/plain"]);
    expect(await logged()).toEqual([{ mails: [null, 1] }]);
  });

  test("logs nothing when there is nothing to delete", async () => {
    await run();
    expect(await logged()).toEqual([]);
  });

  test("stops between two batches", async () => {
    const { id: userId } = await buildUser("USER");
    const data = Array.from({ length: 600 }, (_, i) => ({ id: `old${i}`, userId, expiresAt: days(1) }));
    await database().session.createMany({ data });
    let batches = 0;
    await run(async () => ++batches < 2);
    expect(await database().session.count({ where: { expiresAt: { lte: now } } })).toBe(100);
  });
});

describe("an account that signed up", () => {
  beforeEach(() => database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A" } }));

  test("is deleted with its links when it stays unconfirmed for a week", { tags: "postgres" }, async () => {
    const left = await signUp();
    // Signing up also approves when the site requires no approval.
    const approvedBySignUp = await signUp({ approvedAt: days(8) });
    const link = { userId: left.id, purpose: "verify", tokenHash: "used up", usedAt: days(8) } as const;
    await database().accountToken.create({ data: { ...link, expiresAt: days(-1) } });
    const recent = await signUp({ createdAt: days(6) });
    await run();
    expect(await Promise.all([left, approvedBySignUp, recent].map(isThere))).toEqual([false, false, true]);
    expect(await logged()).toEqual([{ accounts: [null, 2] }]);
  });

  test.each([
    ["was confirmed", { verifiedAt: days(8) }],
    ["was approved, blocked or changed by an administrator", { version: 2 }],
    ["was signed in to, when that took no confirmation", { lastSignInAt: days(7) }],
    ["has an open link", { tokens: { create: { purpose: "reset", tokenHash: "a", expiresAt: days(-1) } } }],
    ["has a session", { sessions: { create: { id: "a", expiresAt: days(-1) } } }],
    ["has written something", { articles: { create: { slug: "a", creatorName: "A", creatorEmail: "a@example.com" } } }],
  ])("and %s is kept", async (_, data) => {
    const user = await signUp(data);
    await run();
    expect(await isThere(user)).toBe(true);
  });

  test("is kept when the site requires no confirmation", async () => {
    await database().setting.updateMany({ data: { confirmEmail: false } });
    const user = await signUp();
    await run();
    expect(await isThere(user)).toBe(true);
  });
});
