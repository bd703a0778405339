import { beforeEach, describe, expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { type AdminPath, adminPages } from "~/features/registry";
import { readOverview } from "~/features/system/overview/data";
import { callerAs, callerOf, contextOf } from "~/server/crud/test-callers";
import { type Changes, recordActivity } from "~/server/db/activity";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildUser, grant } from "~/server/db/test-records";
import { refusalOf } from "~/server/platform/test-refusals";

useTestDatabase();

/** Pages whose view flag is needed to read the log at all. */
const readerPages: AdminPath[] = ["/admin/activity", "/admin/overview"];
const otherPages = adminPages.map(({ path }) => path).filter((path) => !readerPages.includes(path));

/** Builds a name that only one page's entry contains. */
const nameOn = (path: string) => `Zephyr ${path.slice("/admin/".length)}`;

let reader: Awaited<ReturnType<typeof buildUser>>;

beforeEach(async () => {
  reader = await buildUser("USER", { name: "Reader" });
  for (const path of readerPages) await grant("USER", path, { view: true });
});

/** Reads everything about entries that a log reader can get, in every way. */
async function readEverything() {
  const context = await contextOf(reader.sessionId);
  const { activity } = (await callerOf(reader)).system;
  const lists = [
    await activity.list({}),
    await activity.list({ sort: { by: "createdAt", dir: "ASC" } }),
    ...(await Promise.all(otherPages.map((path) => activity.list({ filter: { path } })))),
  ];
  const details = await Promise.all((await activity.list({})).rows.map(({ id }) => activity.byId({ id })));
  let csv = "";
  for await (const piece of await activity.exportRows({})) csv += piece;
  return JSON.stringify([lists, details, csv, await readOverview(context, "en")]);
}

describe("entries of every page", () => {
  beforeEach(() =>
    recordActivity(
      database(),
      ...otherPages.map((path) => ({
        actor: null,
        ip: "203.0.113.99",
        action: "create" as const,
        path,
        record: { id: 7, name: nameOn(path), version: 1 },
        changes: { titleEn: [null, "Zephyr draft"], "ROLE /admin/news": [null, "view"] } satisfies Changes,
      })),
    ),
  );

  test("are anonymous for a reader of the log alone, and no search finds or counts them", async () => {
    const content = await readEverything();
    for (const secret of ["Zephyr", "203.0.113.99", "ROLE"]) expect(content).not.toContain(secret);
    const { activity } = (await callerOf(reader)).system;
    expect(await activity.list({ search: "zephyr" })).toEqual({ rows: [], total: 0 });
    expect(await activity.list({ search: "zephyr", filter: { action: "create" } })).toEqual({ rows: [], total: 0 });
    expect((await activity.list({})).total).toBeGreaterThanOrEqual(otherPages.length);
  });

  test.each(otherPages)("are shown and found on %s once the reader may view it", async (path) => {
    await grant("USER", path, { view: true });
    const { activity } = (await callerOf(reader)).system;
    const { rows, total } = await activity.list({ search: "zephyr" });
    expect([total, rows]).toMatchObject([1, [{ path, recordName: nameOn(path), ip: "203.0.113.99" }]]);
    const [entry] = rows;
    expect((await activity.byId({ id: entry?.id ?? 0 })).changes.titleEn).toEqual([null, "Zephyr draft"]);
  });
});

test("an entry hides the name of a referenced record on a page that the reader may not view", async () => {
  const { news } = await callerAs("ADMIN");
  const { id: categoryId } = await news.category.create({ data: { nameEn: "Secret plans", nameVi: "Kế hoạch mật", slug: "" } });
  const { id } = await news.article.create({ data: { ...emptyArticle, titleEn: "An article", categoryId } });
  await grant("USER", "/admin/news", { view: true });
  const namesOfCategory = async () => {
    const { activity } = (await callerOf(reader)).system;
    const entry = (await activity.list({ filter: { path: "/admin/news" } })).rows.find(({ recordId }) => recordId === id);
    return (await activity.byId({ id: entry?.id ?? 0 })).names;
  };
  expect(await namesOfCategory()).toEqual({});
  await grant("USER", "/admin/news-category", { view: true });
  expect(await namesOfCategory()).toEqual({ categoryId: { [categoryId]: "Secret plans" } });
});

test("a reader of the log alone finds no article by the palette, the links of texts or its history", async () => {
  const { news } = await callerAs("ADMIN");
  const { id } = await news.article.create({ data: { ...emptyArticle, titleEn: "Zephyr article" } });
  const { system, news: readersNews } = await callerOf(reader);
  const record = { path: "/admin/news", id };
  expect(await system.search.records({ term: "zephyr", locale: "en" })).toEqual([]);
  expect(await system.search.recent({ records: [record], locale: "en" })).toEqual([]);
  expect(await system.recordLink.search({ search: "zephyr", locale: "en" })).toEqual([]);
  expect(await system.recordLink.target({ ...record, locale: "en" })).toBeNull();
  const { history } = readersNews.article;
  for (const call of [() => history.versions({ id }), () => history.at({ id })]) {
    expect((await refusalOf(call())).appCode).toBe("ERROR_FORBIDDEN");
  }
});

test("the log omits the search term of an export: it may be a person's name or address", async () => {
  const { system } = await callerAs("ADMIN");
  for (const list of [system.activity, system.outbox]) {
    for await (const _ of await list.exportRows({ search: "zephyr@example.com" }));
  }
  expect(JSON.stringify(await database().activity.findMany())).not.toContain("zephyr");
});

test("the outbox shows mails about conversations and candidates only to people who may view these", async () => {
  const [db, now] = [database(), new Date()];
  const { id: candidateId } = await buildCandidate();
  const conversation = {
    subject: "Zephyr",
    name: "Zephyr",
    email: "z@example.com",
    excerpt: "",
    locale: "en",
    lastMessageAt: now,
  };
  const { id: conversationId } = await db.conversation.create({ data: conversation });
  const mail = { to: "zephyr@example.com", subject: "Zephyr", text: "Zephyr" };
  const toCandidate = await db.mail.create({ data: { ...mail, candidateId } });
  const toVisitor = await db.mail.create({ data: { ...mail, conversationId } });
  await db.mail.create({ data: { to: "lan@example.com", subject: "Your account", text: "Ready" } });
  await grant("USER", "/admin/outbox", { view: true, edit: true });
  const outbox = async () => (await callerOf(reader)).system.outbox;
  const found = async (search: string) => (await (await outbox()).list({ search })).total;
  let csv = "";
  for await (const piece of await (await outbox()).exportRows({})) csv += piece;
  expect(csv).toContain("lan@example.com");
  expect(csv).not.toMatch(/zephyr/i);
  expect([await found("zephyr"), await found("")]).toEqual([0, 1]);
  for (const { id } of [toCandidate, toVisitor]) {
    expect((await refusalOf((await outbox()).byId({ id }))).appCode).toBe("ERROR_MAIL_NOT_FOUND");
  }
  await grant("USER", "/admin/candidate", { view: true });
  expect((await (await outbox()).list({ search: "zephyr" })).rows.map(({ id }) => id)).toEqual([toCandidate.id]);
  await grant("USER", "/admin/contact", { view: true });
  expect(await found("zephyr")).toBe(2);
});
