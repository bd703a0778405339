import { randomBytes } from "node:crypto";
import superjson from "superjson";
import { beforeEach, expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";
import { forgetAttempts } from "~/server/request/throttle";
import { OWN_DRAFT_LENGTH, OWN_DRAFTS } from "./schema";

useTestDatabase();

const path = "/admin/news";
const fresh = { path, recordId: null } as const;
const article = { path, recordId: 7 } as const;
const first = JSON.stringify({ titleEn: "First" });
const second = JSON.stringify({ titleEn: "Second" });

let user: Awaited<ReturnType<typeof buildUser>>;
const draftsOf = async (person = user) => (await callerOf(person)).system.ownDraft;
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).appCode;

beforeEach(async () => {
  await grant("MANAGER", path, { view: true, add: true, edit: true });
  user = await buildUser("MANAGER");
  // Test files share one process, and numbers of accounts begin anew.
  await forgetAttempts("ownDraftBytes", String(user.id));
});

test("keeps one draft per record, which only its author reads", async () => {
  const drafts = await draftsOf();
  expect(await drafts.read(article)).toBeNull();
  const { revision } = await drafts.keep({ ...article, revision: null, json: first });
  const { updatedAt } = await drafts.keep({ ...article, revision, json: second });
  await drafts.keep({ ...fresh, revision: null, json: first });
  expect(await drafts.read(article)).toMatchObject({ json: second, updatedAt });
  expect(await drafts.read(fresh)).toMatchObject({ json: first });
  expect(await (await draftsOf(await buildUser("MANAGER"))).read(article)).toBeNull();
});

test("refuses a window that has not seen the newest draft, and leaves the draft as it is", async () => {
  const drafts = await draftsOf();
  const { revision } = await drafts.keep({ ...article, revision: null, json: first });
  await drafts.keep({ ...article, revision, json: second });
  expect(await codeOf(drafts.keep({ ...article, revision, json: first }))).toBe("ERROR_CONFLICT");
  expect(await codeOf(drafts.keep({ ...article, revision: null, json: first }))).toBe("ERROR_CONFLICT");
  await drafts.discard({ ...article, revision });
  expect(await drafts.read(article)).toMatchObject({ json: second });
});

test("discards a draft that its window has seen", async () => {
  const drafts = await draftsOf();
  const { revision } = await drafts.keep({ ...article, revision: null, json: first });
  await drafts.discard({ ...article, revision });
  expect(await drafts.read(article)).toBeNull();
  // A call that was under way when its window was closed.
  expect(await codeOf(drafts.keep({ ...article, revision, json: first }))).toBe("ERROR_CONFLICT");
  expect(await drafts.keep({ ...article, revision: null, json: first })).toBeTruthy();
});

test("ends with the save that stores all of it, whether its window is still there or not", async () => {
  const caller = await callerAs("ADMIN");
  const { id, version } = await caller.news.article.create({ data: { ...emptyArticle, titleEn: "Old", titleVi: "Cũ" } });
  const drafts = caller.system.ownDraft;
  const key = { path, recordId: id } as const;
  const typed = superjson.stringify({ version, at: new Date(), values: { titleEn: "New", titleVi: "Mới" } });
  await drafts.keep({ ...key, revision: null, json: typed });
  await caller.news.article.update({ id, version, data: { titleEn: "New" } });
  expect(await drafts.read(key)).not.toBeNull();
  await caller.news.article.update({ id, version: version + 1, data: { titleVi: "Mới" } });
  expect(await drafts.read(key)).toBeNull();
});

test("refuses input that was typed by another account than the one signed in", async () => {
  const drafts = await draftsOf();
  const input = { ...article, revision: null, json: first };
  const other = await buildUser("MANAGER");
  expect(await codeOf(drafts.keep({ ...input, authorId: other.id }))).toBe("ERROR_UNAUTHORIZED");
  expect(await database().ownDraft.count()).toBe(0);
  expect(await drafts.keep({ ...input, authorId: user.id })).toBeTruthy();
});

test("concerns no version, no log entry and no page that visitors see", async () => {
  const caller = await callerAs("ADMIN");
  const before = [generation().value, await database().activity.count()];
  await caller.system.ownDraft.keep({ ...article, revision: null, json: first });
  expect([generation().value, await database().activity.count()]).toEqual(before);
});

test("wants the right to view and to add a new record or to edit a stored one", async () => {
  const input = { revision: null, json: first };
  await grant("MANAGER", path, { view: true, add: true, edit: false });
  let drafts = await draftsOf();
  expect(await codeOf(drafts.keep({ ...article, ...input }))).toBe("ERROR_FORBIDDEN");
  expect(await codeOf(drafts.read(article))).toBe("ERROR_FORBIDDEN");
  expect(await codeOf(drafts.discard({ ...article, revision: null }))).toBe("ERROR_FORBIDDEN");
  expect(await drafts.keep({ ...fresh, ...input })).toBeTruthy();
  await grant("MANAGER", path, { view: false, add: true, edit: true });
  drafts = await draftsOf();
  expect(await codeOf(drafts.keep({ ...fresh, ...input }))).toBe("ERROR_FORBIDDEN");
});

test("refuses what is no JSON or too long", async () => {
  const drafts = await draftsOf();
  for (const json of ["{", "\0", `"${"x".repeat(OWN_DRAFT_LENGTH)}"`]) {
    await expect(drafts.keep({ ...article, revision: null, json })).rejects.toThrow();
  }
  expect(await database().ownDraft.count()).toBe(0);
});

test("deletes the oldest drafts of an account that has too many, and all with the account", async () => {
  const drafts = await draftsOf();
  const keep = (recordId: number) => drafts.keep({ path, recordId, revision: null, json: first });
  for (let recordId = 1; recordId <= OWN_DRAFTS; recordId++) await keep(recordId);
  await database().ownDraft.updateMany({ where: { recordId: 3 }, data: { updatedAt: new Date(0) } });
  await keep(OWN_DRAFTS + 1);
  expect(await database().ownDraft.count()).toBe(OWN_DRAFTS);
  expect(await drafts.read({ path, recordId: 3 })).toBeNull();
  await database().user.delete({ where: { id: user.id } });
  expect(await database().ownDraft.count()).toBe(0);
});

/** Random text, which no compression makes smaller. */
const megabyte = () => JSON.stringify(randomBytes(740_000).toString("base64"));

test("takes ten megabytes of drafts from a person in a minute", async () => {
  const drafts = await draftsOf();
  let { revision } = await drafts.keep({ ...article, revision: null, json: megabyte() });
  for (let save = 2; save <= 10; save++) ({ revision } = await drafts.keep({ ...article, revision, json: megabyte() }));
  const refusal = await refusalOf(drafts.keep({ ...article, revision, json: megabyte() }));
  expect([refusal.appCode, refusal.details.retryAfter]).toEqual(["ERROR_TOO_MANY_REQUESTS", expect.any(Number)]);
  const others = await draftsOf(await buildUser("MANAGER"));
  expect(await others.keep({ ...article, revision: null, json: first })).toBeTruthy();
});

test("frees the space of replaced drafts in the embedded database and in its log", async () => {
  const drafts = await draftsOf();
  let revision: number | null = null;
  for (let save = 1; save <= 60; save++) {
    await forgetAttempts("ownDraftBytes", String(user.id));
    ({ revision } = await drafts.keep({ ...article, revision, json: megabyte() }));
  }
  const [size] = await database().$queryRaw<{ table: number; log: number }[]>`
    SELECT pg_total_relation_size('"OwnDraft"')::int AS "table",
      pg_wal_lsn_diff(pg_current_wal_lsn(), (SELECT redo_lsn FROM pg_control_checkpoint()))::int AS "log"`;
  expect(size?.table).toBeLessThan(30_000_000);
  expect(size?.log).toBeLessThan(30_000_000);
});
